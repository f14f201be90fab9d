import type { Schema } from "effect"
import type { ErrorCode } from "./error-codes.ts"
import type { RateLimitName } from "./rate-limits.ts"

type Codec = Schema.Codec<unknown, unknown>

/** The service named in the title of an error toast (TOAST-06..10). */
export type Service = "carts" | "search" | "customer" | "deliveries" | "mail" | "payments" | "content" | "connect"

export type Method = "GET" | "POST" | "PUT" | "DELETE"

/**
 * One call of the API, declared once. The client call, the staging route with its validation, the OpenAPI document and the
 * generators of the contract tests are derived from it.
 */
export interface Endpoint {
  /** The operation's name in the OpenAPI document and in messages. */
  readonly name: string
  readonly method: Method
  /** The path below the base path, with parameters in braces: '/carts/{id}/items/{itemId}'. */
  readonly path: string
  readonly access: "public" | "customer"
  /** The service named in the title of the error toast; without it, the title is general. */
  readonly service?: Service
  /** Whether the page itself shows the failure, which then gets no toast (TOAST-22). */
  readonly failureShownByPage?: boolean
  /** Set when no page shows the declared errors, which then get a toast like all others. */
  readonly declaredErrorsGetToast?: true
  /** Path parameters with personal data, which errors and logs mask (REG-20). */
  readonly sensitiveParameters?: ReadonlyArray<string>
  /**
   * 'shared': the response has no customer data; it is requested without a token and cached for 60 s (NET-17). 'none': the app does not cache the
   * response, which may contain customer data. 'no-store': the response contains a token or ends a session, and no cache may store it (RFC 6749).
   */
  readonly cache: "shared" | "none" | "no-store"
  /** Set when the request is sent without a token although it is not cached, since the API does not need to know the user. */
  readonly withoutToken?: true
  readonly query?: Codec
  /** Set for a DELETE that accepts its query in a body instead (API-55). */
  readonly queryInBody?: true
  readonly body?: Codec
  /** The format of the body; JSON by default. */
  readonly bodyType?: "json" | "form"
  /** The maximum length of each text in the body, for a call that accepts longer texts than others (request-limits.ts). */
  readonly maxTextLength?: number
  /** Schema of the whole response, which contract tests check; null when there is no body. */
  readonly response: Codec | null
  /**
   * Schema of the response fields that the app uses; the whole response by default. For a request with the query parameter `fields`, a back end may return only
   * these.
   */
  readonly projection?: Codec
  readonly status?: 200 | 201 | 204
  /** Error codes that callers must handle, in addition to ERR_VALIDATION, ERR_NOT_LOGGED_IN and those of the transport. A route must not return any others. */
  readonly errors: ReadonlyArray<ErrorCode>
  /** The limit on how often a caller may use this call, for enforcement and API documentation. */
  readonly rateLimit?: RateLimitName
  /** 'oauth': error responses are {error, error_description} as in RFC 6749; otherwise errors[]. */
  readonly errorFormat?: "oauth"
  /** Statuses that differ from those in the table of error codes. */
  readonly errorStatus?: Readonly<Partial<Record<ErrorCode, number>>>
  /** Set when the specification lacks this call, so that other back ends may lack it, too. */
  readonly notInSpecification?: true
  /** false for a write that carries no Idempotency-Key and must not be repeated, such as a log-in, a change of the password or a search event. */
  readonly retryable?: false
  /** The document of a POST /graphql operation, which is a read despite its method. */
  readonly document?: string
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { readonly [K in Key]: Value }
type TypeOf<C> = C extends Schema.Codec<infer A, unknown> ? A : never
type EncodedOf<C> = C extends Schema.Codec<unknown, infer I> ? I : never

export type ParametersOf<E extends Endpoint> = { readonly [Name in ParameterNames<E["path"]>]: string }
export type QueryOf<E extends Endpoint> = E["query"] extends Codec ? TypeOf<E["query"]> : never
export type BodyOf<E extends Endpoint> = E["body"] extends Codec ? TypeOf<E["body"]> : never

/** The caller's input: `params`, `query` and `body`, where declared. */
export type InputOf<E extends Endpoint> = Part<
  "params",
  [ParameterNames<E["path"]>] extends [never] ? never : ParametersOf<E>
> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>>

/** The part of the response that the app uses. */
export type ResponseOf<E extends Endpoint> = E["projection"] extends Codec
  ? TypeOf<E["projection"]>
  : E["response"] extends Codec
    ? TypeOf<E["response"]>
    : void

/** The response's JSON, as a back end writes it, before decoding. */
export type WireResponseOf<E extends Endpoint> = E["response"] extends Codec ? EncodedOf<E["response"]> : void

export const isWrite = (endpoint: Endpoint): boolean => endpoint.method !== "GET" && endpoint.document === undefined

export const carriesIdempotencyKey = (endpoint: Endpoint): boolean => isWrite(endpoint) && endpoint.retryable !== false
