import { Data, Schema } from "effect"
import { maskedPath } from "../kernel/masked-path.ts"

export const ErrorItem = Schema.Struct({
  code: Schema.String,
  message: Schema.String,
  field: Schema.optionalKey(Schema.String)
})
export type ErrorItem = typeof ErrorItem.Type

/** The error body of every call but connect/token. */
export const ErrorBody = Schema.Struct({ errors: Schema.Array(ErrorItem), requestId: Schema.String })

interface Refused {
  readonly endpoint: string
  readonly path: string
  readonly status: number
  readonly code: string
  readonly errors: ReadonlyArray<ErrorItem>
  readonly requestId: string | null
}

/** The API answered, and the answer is no. `code` is the first error's (COUPON-15). Its path is masked: an error may be shown and logged. */
export class ApiRefused extends Data.TaggedError("ApiRefused")<Refused> {
  constructor(refused: Refused) {
    super({ ...refused, path: maskedPath(refused.path) })
  }
}

/** The API answered something the contract does not allow. */
export class ContractBroken extends Data.TaggedError("ContractBroken")<{
  readonly endpoint: string
  /** As declared, with its parameters' names. */
  readonly path: string
  readonly detail: string
}> {}

/** A customer call without a token, rejected before it is sent (NET-03). */
export class MissingToken extends Data.TaggedError("MissingToken")<{ readonly endpoint: string }> {
  override readonly message = "Missing token_type & access_token needed to perform this request"
}
