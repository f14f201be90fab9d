import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import type { ShellState } from "../navigation/shell-state.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { readSession } from "../session/session-cookie.ts"
import { SessionState } from "../session/session-state.ts"
import { afterLogIn, type AfterLogIn } from "./after-log-in.ts"
import { loadShell } from "./load-shell.ts"
import { checkStore, restoreChoice } from "./restore-assortment.ts"

/**
 * What every first view needs, each failure shown but not fatal (SW-10): settings and navigation beside the stored session and
 * assortment; for a customer the user, the store check, orders and carts.
 */
export const startUp = (
  { cleanUp }: { readonly cleanUp: boolean }
): Effect.Effect<AfterLogIn, never, ShellState | SessionState | AssortmentState | CartState | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const session = yield* SessionState
    yield* restoreChoice
    const stored = yield* readSession
    if (stored !== null) session.set({ status: "customer", customer: null, asCustomer: stored.as_customer ?? false, lost: false })
    const [after] = yield* Effect.all([stored === null ? Effect.as(checkStore, { mustChooseStore: false }) : afterLogIn({ cleanUp }), loadShell], { concurrency: "unbounded" })
    return after
  })
