import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { checkPasswordToken } from "./api.ts"

/**
 * Whether the token in a password e-mail's link may still be valid, so that nobody types a new password for a used link. It counts as valid
 * when the API does not say, as it may lack this call; a change of the password checks it again.
 */
export const checkResetToken = ({ token }: { readonly token: string }): Effect.Effect<boolean, never, CallContext> =>
  call(checkPasswordToken, { body: { authToken: token } }).pipe(
    Effect.as(true),
    Effect.catch((error) => Effect.succeed(!(error._tag === "ApiErrorResponse" && error.code === "invalid_token")))
  )
