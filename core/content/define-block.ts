import { Effect, Schema } from "effect"
import type { CallContext } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"

export type BlockContext = States | CallContext

type BlockLoad<Loaded> = Effect.Effect<Loaded | null, { readonly _tag: string }, BlockContext>

/** The fields of every loaded block. */
interface LoadedBase<Type extends string> {
  readonly type: Type
  readonly id: string
  /** Whether the block shows product cards. Such a block is hydrated with the page, and may have the page's largest picture. */
  readonly showsProducts: boolean
}

/** A type of CMS block: its wire fields and its loader. */
export interface BlockDefinition<Type extends string, Codec, Wire, Loaded> {
  readonly type: Type
  readonly schema: Codec
  /** Loads the block's content. When it returns null, the page omits the block; when it fails, the page logs the failure and omits the block (BLOCK-33). */
  readonly load: (block: Wire) => BlockLoad<Loaded>
}

/**
 * Declares a type of block by its wire fields and its loader; every block also has an id. `showsProducts` returns whether loaded content shows
 * product cards; by default it does not.
 */
export const defineBlock = <const Type extends string, const Fields extends Schema.Struct.Fields, Content>(
  type: Type,
  fields: Fields,
  load: (block: Schema.Struct<Fields>["Type"] & { readonly id: string }) => BlockLoad<Content>,
  showsProducts: (content: Content) => boolean = () => false
) => {
  const schema = Schema.Struct({ id: Schema.String, type: Schema.Literal(type), ...fields })
  const loadBlock = (block: (typeof schema)["Type"]) => {
    const wire = block as Schema.Struct<Fields>["Type"] & { readonly id: string }
    return Effect.map(
      load(wire),
      (content) => content && { ...content, type, id: wire.id, showsProducts: showsProducts(content) }
    )
  }
  return { type, schema, load: loadBlock } satisfies BlockDefinition<
    Type,
    typeof schema,
    (typeof schema)["Type"],
    LoadedBase<Type> & Content
  >
}
