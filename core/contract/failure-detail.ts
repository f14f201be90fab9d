import type { CallError } from "./call.ts"
import type { Endpoint } from "./endpoint.ts"

/** A short description without user input: the status of an error response, with the code if it is declared; for any other error, its tag. */
export const failureDetail = ({ errors }: Endpoint, error: CallError): string => {
  if (error._tag !== "ApiErrorResponse") return error._tag
  return (errors as ReadonlyArray<string>).includes(error.code) ? `${error.status} ${error.code}` : String(error.status)
}
