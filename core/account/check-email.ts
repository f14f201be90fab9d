import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { customerByEmail } from "./api.ts"

/** Whether an address is free; one that cannot be looked up counts as free, since registering checks it again (FORM-17). */
export const checkEmail = ({ email }: { readonly email: string }): Effect.Effect<boolean, never, CallContext> =>
  call(customerByEmail, { params: { email } }).pipe(
    Effect.map(({ isAvailable }) => isAvailable),
    Effect.catch(() => Effect.succeed(true))
  )
