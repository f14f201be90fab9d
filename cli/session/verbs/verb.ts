import { Context, Effect, Schema } from "effect"
import type { AppContext } from "#core/composition/app-context.ts"
import type { States } from "#core/composition/states.ts"
import { type ExitCode, exitCodes } from "../../exit-codes.ts"

type Codec<A> = Schema.Codec<A, unknown>

/** One value that a verb takes. */
export interface Field<A> {
  readonly schema: Codec<A>
  /** What an editor offers, where that is less than what a reference may bring. */
  readonly written?: Schema.Codec<unknown, unknown>
  /** Follows 'takes' in the message for a wrong value. */
  readonly expected: string
  readonly summary: string
  readonly required: boolean
  /** Never shown, never kept. */
  readonly secret: boolean
}

export type Fields = Readonly<Record<string, Field<unknown>>>
type InputOf<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Field<infer A> ? A : never }

const field = <A>(schema: Codec<A>, expected: string, summary: string): Field<A> => ({ schema, expected, summary, required: true, secret: false })

/** A number written plainly would lose its leading zeros or its last digits: such a value is quoted. */
export const text = (summary: string): Field<string> => field(Schema.String, "a text (in quotes where it looks like a number)", summary)
export const secret = (summary: string): Field<string> => ({ ...text(summary), secret: true })
export const oneOf = <const Names extends ReadonlyArray<string>>(names: Names, summary: string): Field<Names[number]> =>
  field(Schema.Literals(names) as Codec<Names[number]>, `one of ${names.join(", ")}`, summary)
export const texts = (summary: string): Field<ReadonlyArray<string>> => field(Schema.Array(Schema.String), "a list of texts", summary)

/** A number, also one that a reference has brought as text. */
export const amount = (summary: string, least: number, most: number): Field<number> => {
  const within = Schema.isBetween({ minimum: least, maximum: most })
  const number = Schema.Finite.check(within)
  return {
    ...field(Schema.Union([number, Schema.FiniteFromString.check(within)]) as Codec<number>, `a number from ${least} to ${most}`, summary),
    written: number
  }
}

/** As `amount`, of things that nobody cuts: pages, days, rows. */
export const count = (summary: string, least: number, most: number): Field<number> => {
  const within = Schema.isBetween({ minimum: least, maximum: most })
  const number = Schema.Int.check(within)
  return {
    ...field(Schema.Union([number, Schema.FiniteFromString.check(Schema.isInt(), within)]) as Codec<number>, `a whole number from ${least} to ${most}`, summary),
    written: number
  }
}

export const optional = <A>(given: Field<A>): Field<A | undefined> => ({ ...given, required: false }) as Field<A | undefined>

/** What the shop says: one sentence, or a title with words below it. */
export type Words = string | { readonly title: string; readonly words: string }

interface Tagged {
  readonly _tag: string
}

/** Every way the use case can fail, with what the shop says then; null where the shop says nothing of its own. */
export type Failures<E extends Tagged> = { readonly [Tag in E["_tag"]]: Words | null | ((error: Extract<E, { readonly _tag: Tag }>) => Words) }

/** The newest letter to an address, from the shop's own mailbox. */
export interface Letter {
  readonly subject: string
  readonly body: string
}
export class Mailbox extends Context.Service<Mailbox, { readonly newest: (to: string) => Effect.Effect<Letter | null> }>()("cli/session/Mailbox") {}

/** What of the shop a verb sees beside the use cases. */
export class Shown extends Context.Service<Shown, States>()("cli/session/Shown") {}

export type VerbContext = AppContext | Mailbox | Shown

export interface VerbDefinition<F extends Fields, A, E extends Tagged> {
  readonly name: string
  readonly summary: string
  /** As it stands in a script, without the dash. */
  readonly example: string
  readonly input: F
  /** The field that a plain value behind the verb stands for. */
  readonly short?: keyof F & string
  /** What a use of the verb lacks although every field of it is in order, from "needs" on; null when nothing does. */
  readonly lacks?: (given: Readonly<Record<string, unknown>>) => string | null
  readonly run: (input: InputOf<F>) => Effect.Effect<A, E, VerbContext>
  readonly failures: Failures<NoInfer<E>>
  /** What the shop says when it goes well. */
  readonly says?: (result: NoInfer<A>) => string | null
  /** The exit code of a failure that the script did not expect. */
  readonly exitCode?: ExitCode
}

export interface Said {
  readonly error: string
  readonly message: string | null
  readonly detail: string | null
}

export interface Done {
  readonly result: unknown
  readonly message: string | null
}

/** A verb as the runner knows it. */
export interface Verb {
  readonly name: string
  readonly summary: string
  readonly example: string
  readonly fields: Fields
  readonly short: string | null
  readonly lacks: (given: Readonly<Record<string, unknown>>) => string | null
  readonly errors: ReadonlyArray<string>
  readonly exitCode: ExitCode
  readonly run: (input: Readonly<Record<string, unknown>>) => Effect.Effect<Done, Said, VerbContext>
}

const joined = (words: Words | null): string | null =>
  words === null || typeof words === "string" ? words : `${words.title}${/[.!?]$/.test(words.title) ? "" : "."} ${words.words}`

const saidOf = <E extends Tagged>(error: E, failures: Failures<E>): Said => {
  const words = failures[error._tag as E["_tag"]] as Words | null | ((error: E) => Words)
  return {
    error: error._tag,
    message: joined(typeof words === "function" ? words(error) : words),
    detail: "detail" in error && typeof error.detail === "string" && error.detail !== "" ? error.detail : null
  }
}

/** Makes a verb of a use case: what it takes, what it does, what the shop says. */
export const verb = <const F extends Fields, A, E extends Tagged>(definition: VerbDefinition<F, A, E>): Verb => ({
  name: definition.name,
  summary: definition.summary,
  example: definition.example,
  fields: definition.input,
  short: definition.short ?? null,
  lacks: definition.lacks ?? (() => null),
  errors: Object.keys(definition.failures),
  exitCode: definition.exitCode ?? exitCodes.expectation,
  run: (input) =>
    definition.run(input as InputOf<F>).pipe(
      Effect.map((result): Done => ({ result: result ?? null, message: definition.says?.(result) ?? null })),
      Effect.mapError((error) => saidOf(error, definition.failures))
    )
})
