import { Effect } from "effect"
import type { CartQueue } from "../cart/cart-queue.ts"
import { resumePending } from "../cart/resume-pending.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { authenticate, type LogInError, type LogInInput } from "../session/authenticate.ts"
import { afterLogIn, type AfterLogInContext, type AfterLogInResult } from "./after-log-in.ts"
import { moveCartToSelection } from "./move-cart-to-selection.ts"

/** Logs in, fetches the customer's data, moves the cart to this store and resends the changes that were pending when the last session ended. */
export const logIn = (
  input: LogInInput
): Effect.Effect<AfterLogInResult, LogInError, AfterLogInContext | CartQueue | DeviceStorage> =>
  Effect.gen(function* () {
    yield* authenticate(input)
    const loggedIn = yield* afterLogIn({ deleteStaleCarts: true })
    yield* moveCartToSelection()
    yield* resumePending()
    return loggedIn
  })
