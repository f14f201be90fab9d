import { Effect } from "effect"
import type { CallError } from "./call.ts"

/** Whether the call had no token, or one that the API rejects. Any visitor can cause that. */
const isUnauthorized = (error: CallError): boolean =>
  error._tag === "MissingToken" || (error._tag === "ApiErrorResponse" && error.status === 401)

/** Logs a failed call, except for a session that has ended, which the shop shows to its customer. */
export const logUnlessUnauthorized = (message: string, error: CallError): Effect.Effect<void> =>
  isUnauthorized(error) ? Effect.void : Effect.logWarning(`${message}: ${error._tag}`)
