import type { Schema } from "effect"

type Codec = Schema.Codec<unknown, unknown>

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * One call of the API, declared once. The client call, the staging route with its validation, the OpenAPI document and the
 * generators of the contract tests all come from this table.
 */
export interface Endpoint {
  /** The operation's name in the OpenAPI document and in messages. */
  readonly name: string
  readonly summary: string
  readonly method: Method
  /** Below the base path, with parameters in braces: '/carts/{id}/items/{itemId}'. */
  readonly path: string
  readonly access: "public" | "customer"
  /** 'shared': nothing of a customer is in the answer; it goes out without a token and is kept for 60 s (NET-17). */
  readonly cache: "shared" | "none"
  /** Goes out without a token although nothing of it is kept: it is nobody's business who asks. */
  readonly anonymous?: true
  readonly query?: Codec
  /** A DELETE whose query may stand in a body instead (API-55). */
  readonly queryInBody?: true
  readonly body?: Codec
  /** How the body is written; JSON unless said otherwise. */
  readonly bodyType?: "json" | "form"
  /** The whole answer as contract tests hold a back end to it; null when there is no body. */
  readonly answer: Codec | null
  /** The fields that the app uses of it; the whole answer unless said otherwise. */
  readonly reads?: Codec
  readonly status?: 200 | 201 | 204
  /** Error codes a caller must be ready for, beside ERR_VALIDATION and the transport's own. */
  readonly errors: ReadonlyArray<string>
  /** Named by neither document: a client of another back end does without it. */
  readonly extension?: true
  /** Writes carry an Idempotency-Key unless they must not be replayed (connect, passwords, GraphQL, notify). */
  readonly repeatable?: false
  /** An operation of POST /graphql: a read, whatever its method says. */
  readonly document?: string
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterNames<Rest> : never

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value }
type TypeOf<C> = C extends Schema.Codec<infer A, unknown> ? A : never
type EncodedOf<C> = C extends Schema.Codec<unknown, infer I> ? I : never

export type ParametersOf<E extends Endpoint> = { readonly [Name in ParameterNames<E["path"]>]: string }
export type QueryOf<E extends Endpoint> = E["query"] extends Codec ? TypeOf<E["query"]> : never
export type BodyOf<E extends Endpoint> = E["body"] extends Codec ? TypeOf<E["body"]> : never

/** What a caller gives: `params`, `query` and `body`, each only where the declaration has it. */
export type InputOf<E extends Endpoint> =
  & Part<"params", [ParameterNames<E["path"]>] extends [never] ? never : ParametersOf<E>>
  & Part<"query", QueryOf<E>>
  & Part<"body", BodyOf<E>>

/** What the app reads of the answer. */
export type AnswerOf<E extends Endpoint> = E["reads"] extends Codec ? TypeOf<E["reads"]> : E["answer"] extends Codec ? TypeOf<E["answer"]> : void

/** The answer's JSON, as a back end writes it. */
export type WireAnswerOf<E extends Endpoint> = E["answer"] extends Codec ? EncodedOf<E["answer"]> : void

export const isWrite = (endpoint: Endpoint): boolean => endpoint.method !== "GET" && endpoint.document === undefined

export const carriesIdempotencyKey = (endpoint: Endpoint): boolean => isWrite(endpoint) && endpoint.repeatable !== false
