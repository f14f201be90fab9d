import { type Effect, Schema } from "effect"
import type { CallContext } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"

export type BlockContext = States | CallContext

/** A type of CMS block: its wire fields and its loader. */
export interface BlockDefinition<Type extends string, Codec, Wire, Loaded> {
  readonly type: Type
  readonly schema: Codec
  /** Loads the block's content. null leaves the block out; a failure hides it and is logged (BLOCK-33). */
  readonly load: (block: Wire) => Effect.Effect<Loaded | null, { readonly _tag: string }, BlockContext>
}

/** Declares a type of block by its wire fields and its loader; every block also has an id. */
export const defineBlock = <const Type extends string, const Fields extends Schema.Struct.Fields, Loaded>(
  type: Type,
  fields: Fields,
  load: (
    block: Schema.Struct<Fields>["Type"] & { readonly id: string }
  ) => Effect.Effect<Loaded | null, { readonly _tag: string }, BlockContext>
) => {
  const schema = Schema.Struct({ id: Schema.String, type: Schema.Literal(type), ...fields })
  return { type, schema, load } satisfies BlockDefinition<Type, typeof schema, never, Loaded> as BlockDefinition<
    Type,
    typeof schema,
    (typeof schema)["Type"],
    Loaded
  >
}
