import type { CallError } from "./call.ts"
import type { Endpoint } from "./endpoint.ts"

/** What went wrong in few words that hold nothing a caller typed: the tag, or status and code where the declaration knows the code. */
export const failureDetail = ({ errors }: Endpoint, error: CallError): string =>
  error._tag !== "ApiRefused" ? error._tag : errors.includes(error.code) ? `${error.status} ${error.code}` : String(error.status)
