import { Context, Data, Effect, Schema } from "effect"
import { type ShopperUseCaseName, type UseCases, useCases } from "#core/composition/use-cases.ts"
import type { AppContext } from "#core/composition/app-context.ts"
import { clampQuantity, type QuantityLimits, parseQuantity, quantityOf } from "#core/catalogue/quantity.ts"
import { type FailureTexts, failureText } from "#web/text/failure-text.ts"
import { type ExitCode, exitCodes } from "../../exit-codes.ts"

type Codec<A> = Schema.Codec<A, unknown>

/** One input field of a verb. */
export interface Field<A> {
  readonly schema: Codec<A>
  /** The schema for editors, when it is narrower than `schema`; a `${…}` reference may also resolve to the other values that `schema` accepts. */
  readonly suggestedSchema?: Schema.Codec<unknown, unknown>
  /** The description after 'takes' in the message for an invalid value. */
  readonly expected: string
  readonly summary: string
  readonly required: boolean
  /** Whether the value is secret: it is never shown and never saved. */
  readonly secret: boolean
}

export type Fields = Readonly<Record<string, Field<unknown>>>
type InputOf<F extends Fields> = { readonly [Name in keyof F]: F[Name] extends Field<infer A> ? A : never }

const field = <A>(schema: Codec<A>, expected: string, summary: string): Field<A> => ({
  schema,
  expected,
  summary,
  required: true,
  secret: false
})

/** A string. An unquoted number is taken as written, with its leading zeros and all its digits. */
export const text = (summary: string): Field<string> =>
  field(Schema.String, "a string (in quotes where it looks like a number)", summary)
export const secret = (summary: string): Field<string> => ({ ...text(summary), secret: true })
export const oneOf = <const Names extends ReadonlyArray<string>>(names: Names, summary: string): Field<Names[number]> =>
  field(Schema.Literals(names) as Codec<Names[number]>, `one of ${names.join(", ")}`, summary)
export const texts = (summary: string): Field<ReadonlyArray<string>> =>
  field(Schema.Array(Schema.String), "a list of strings", summary)

/** A quantity as a shopper enters it: a number, or a string that core parses as one ('0,5 kg'). */
export type QuantityInput = number | string

/** Any number from 0: like the web shop's quantity field, the use case limits it to the product's maximum. */
export const quantityField = (summary: string): Field<QuantityInput> => {
  const numberSchema = Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))
  const textSchema = Schema.String.check(
    Schema.makeFilter(
      (input) => parseQuantity(input, { unit: "kilogram" }) >= 0 || parseQuantity(input, { unit: "piece" }) >= 0
    )
  )
  return {
    ...field(
      Schema.Union([numberSchema, textSchema]) as Codec<QuantityInput>,
      "a number that is not negative, or text such as '0,5 kg'",
      summary
    ),
    suggestedSchema: numberSchema
  }
}

/** A quantity in a unit in which the product is not sold, such as '0,35 kg' of a product that is sold by the piece. */
export class WrongUnit extends Data.TaggedError("WrongUnit")<{ readonly detail: string }> {}

/** Fails when the input is a text in another unit than the product's. */
export const checkUnit = (
  input: QuantityInput | undefined,
  product: QuantityLimits & { readonly name: string }
): Effect.Effect<void, WrongUnit> =>
  typeof input === "string" && Number.isNaN(parseQuantity(input, product))
    ? Effect.fail(
        new WrongUnit({
          detail: `'${input}': ${product.name} is sold by the ${product.unit}; leave out the unit or change it.`
        })
      )
    : Effect.void

/** Returns the quantity to which the web shop's quantity field would round and limit this input (CART-57..63). */
export const toQuantity = (input: QuantityInput, product: QuantityLimits): number =>
  typeof input === "string" ? quantityOf(input, product) : clampQuantity(input, product)

/** A whole number from `minimum` to `maximum`. A reference may give it as a string. */
export const count = (summary: string, minimum: number, maximum: number): Field<number> => {
  const isInRange = Schema.isBetween({ minimum, maximum })
  const numberSchema = Schema.Int.check(isInRange)
  return {
    ...field(
      Schema.Union([numberSchema, Schema.FiniteFromString.check(Schema.isInt(), isInRange)]) as Codec<number>,
      `a whole number from ${minimum} to ${maximum}`,
      summary
    ),
    suggestedSchema: numberSchema
  }
}

export const optional = <A>(requiredField: Field<A>): Field<A | undefined> =>
  ({ ...requiredField, required: false }) as Field<A | undefined>

/** The shop's message: one string, or a title with a message. */
export type FailureText = string | { readonly title: string; readonly message: string }

interface Tagged {
  readonly _tag: string
}

/** The shop's message for each failure of the use case; null when there is none. */
export type Failures<E extends Tagged> = FailureTexts<E, FailureText | null>

/** An e-mail in the shop's mailbox. */
export interface Email {
  readonly subject: string
  readonly body: string
}
export class Mailbox extends Context.Service<
  Mailbox,
  { readonly newest: (to: string) => Effect.Effect<Email | null> }
>()("cli/session/Mailbox") {}

export type VerbContext = AppContext | Mailbox

interface VerbDefinition<F extends Fields, A, E extends Tagged> {
  readonly name: string
  readonly summary: string
  /** An example step as written in a script, without the dash. */
  readonly example: string
  readonly input: F
  /** The field that is set by a plain value after the verb. */
  readonly shorthand?: keyof F & string
  /** Returns what a combination of fields lacks, as the rest of a sentence after the verb's name: "needs 'store' for pickup"; null when nothing is missing. */
  readonly missingInput?: (input: Readonly<Record<string, unknown>>) => string | null
  readonly run: (input: InputOf<F>) => Effect.Effect<A, E, VerbContext>
  readonly failures: Failures<NoInfer<E>>
  /** The shop's message on success. */
  readonly successMessage?: (result: NoInfer<A>) => string | null
  /** The exit code of a failure that the script did not expect. */
  readonly exitCode?: ExitCode
}

export interface ShopFailure {
  readonly error: string
  readonly message: string | null
  readonly detail: string | null
}

export interface StepSuccess {
  readonly result: unknown
  readonly message: string | null
}

/** A verb as the runner uses it. */
export interface Verb {
  readonly name: string
  readonly summary: string
  readonly example: string
  readonly fields: Fields
  readonly shorthand: string | null
  readonly missingInput: (input: Readonly<Record<string, unknown>>) => string | null
  readonly errors: ReadonlyArray<string>
  readonly exitCode: ExitCode
  readonly run: (input: Readonly<Record<string, unknown>>) => Effect.Effect<StepSuccess, ShopFailure, VerbContext>
}

const messageOf = (text: FailureText | null): string | null =>
  text === null || typeof text === "string"
    ? text
    : `${text.title}${/[.!?]$/.test(text.title) ? "" : "."} ${text.message}`

const toShopFailure = <E extends Tagged>(error: E, failures: Failures<E>): ShopFailure => {
  return {
    error: error._tag,
    message: messageOf(failureText(failures, error)),
    detail: "detail" in error && typeof error.detail === "string" && error.detail !== "" ? error.detail : null
  }
}

/** Makes a verb from its input, its effect and the shop's messages. */
export const verb = <const F extends Fields, A, E extends Tagged>(definition: VerbDefinition<F, A, E>): Verb => ({
  name: definition.name,
  summary: definition.summary,
  example: definition.example,
  fields: definition.input,
  shorthand: definition.shorthand ?? null,
  missingInput: definition.missingInput ?? (() => null),
  errors: Object.keys(definition.failures),
  exitCode: definition.exitCode ?? exitCodes.expectation,
  run: (input) =>
    definition.run(input as InputOf<F>).pipe(
      Effect.map((result): StepSuccess => ({
        result: result ?? null,
        message: definition.successMessage?.(result) ?? null
      })),
      Effect.mapError((error) => toShopFailure(error, definition.failures))
    )
})

/** A verb that performs this use case. */
export interface UseCaseVerb<Name extends ShopperUseCaseName> extends Verb {
  readonly useCase: Name
}

type UseCaseVerbDefinition<Name extends ShopperUseCaseName, F extends Fields, A, E extends Tagged> = Omit<
  VerbDefinition<F, A, E>,
  "run"
> & {
  /** Performs the use case, and anything that the verb adds to it. */
  readonly run: (input: InputOf<F>, useCase: UseCases[Name]) => Effect.Effect<A, E, VerbContext>
}

/** Makes the verb of a use case; `run` gets the use case from the core's table. */
export const useCaseVerb = <Name extends ShopperUseCaseName, const F extends Fields, A, E extends Tagged>(
  useCase: Name,
  definition: UseCaseVerbDefinition<Name, F, A, E>
): UseCaseVerb<Name> => ({
  ...verb<F, A, E>({ ...definition, run: (input) => definition.run(input, useCases[useCase]) }),
  useCase
})
