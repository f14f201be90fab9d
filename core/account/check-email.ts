import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { customerByEmail } from "./api.ts"

/** Whether an e-mail address is free to register with. Returns true when the look-up fails, since registering checks it again (FORM-17). */
export const checkEmail = ({ email }: { readonly email: string }): Effect.Effect<boolean, never, CallContext> =>
  call(customerByEmail, { params: { email } }).pipe(
    Effect.map(({ isAvailable }) => isAvailable),
    Effect.catch(() => Effect.succeed(true))
  )
