import { Data, Schema } from "effect"

export const ErrorItem = Schema.Struct({
  code: Schema.String,
  message: Schema.String,
  field: Schema.optionalKey(Schema.String)
})
export type ErrorItem = typeof ErrorItem.Type

/** The body of an error response, unless the call declares another `errorFormat`. */
export const ErrorBody = Schema.Struct({ errors: Schema.Array(ErrorItem), requestId: Schema.String })

interface ApiErrorFields {
  readonly endpoint: string
  readonly path: string
  readonly status: number
  readonly code: string
  readonly errors: ReadonlyArray<ErrorItem>
  readonly requestId: string | null
  /** After how many seconds the caller may try again (Retry-After); null when the API does not state it. */
  readonly retryAfterSeconds: number | null
}

/** The API responded with an error. `code` is the first error's (COUPON-15); `path` is masked. */
export class ApiErrorResponse extends Data.TaggedError("ApiErrorResponse")<ApiErrorFields> {}

/** The API sent a response that the contract does not allow. */
export class ContractBroken extends Data.TaggedError("ContractBroken")<{
  readonly endpoint: string
  /** The declared path, with parameter names instead of values. */
  readonly path: string
  readonly detail: string
}> {}

/** A customer's call had no token and was not sent (NET-03). */
export class MissingToken extends Data.TaggedError("MissingToken")<{ readonly endpoint: string }> {
  override readonly message = "Missing token_type & access_token needed to perform this request"
}

/** The shopper must log in first (CART-49, FAV-05). No call was sent. */
export class NotLoggedIn extends Schema.TaggedError<NotLoggedIn>()("NotLoggedIn", {}) {}

/** The caller has tried too often and must wait; `minutes` is null when the API does not state how long. */
export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  minutes: Schema.NullOr(Schema.Int)
}) {}

export const tooManyAttempts = ({ retryAfterSeconds }: Pick<ApiErrorFields, "retryAfterSeconds">): TooManyAttempts =>
  new TooManyAttempts({ minutes: retryAfterSeconds === null ? null : Math.max(1, Math.ceil(retryAfterSeconds / 60)) })
