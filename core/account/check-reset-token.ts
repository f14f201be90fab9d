import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { checkPasswordToken } from "./api.ts"

/**
 * Whether the token in a password e-mail's link may still be valid, so that the shopper types no new password for a used link. After any failure but
 * `invalid_token` the token counts as valid, since an API may lack this call; the change of the password checks the token again.
 */
export const checkResetToken = ({ token }: { readonly token: string }): Effect.Effect<boolean, never, CallContext> =>
  call(checkPasswordToken, { body: { authToken: token } }).pipe(
    Effect.as(true),
    Effect.catch((error) => Effect.succeed(!(error._tag === "ApiErrorResponse" && error.code === "invalid_token")))
  )
