import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import { departmentsOf, loadNavigation, loadSettings } from "../navigation/load-navigation.ts"
import { ShellState } from "../navigation/shell-state.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { readSession } from "../session/session-cookie.ts"
import { SessionState } from "../session/session-state.ts"
import { afterLogIn, type AfterLogIn } from "./after-log-in.ts"
import { restoreChoice } from "./restore-assortment.ts"

const loadShell = Effect.gen(function*() {
  const shell = yield* ShellState
  const [settings, navigation] = yield* Effect.all([Effect.result(loadSettings), Effect.result(loadNavigation)], { concurrency: "unbounded" })
  if (settings._tag === "Success") shell.update((view) => ({ ...view, settings: settings.success }))
  else yield* Effect.logWarning(`The settings could not be fetched: ${settings.failure._tag}`)
  if (navigation._tag === "Success") {
    const { header, footer, tree } = navigation.success
    shell.update((view) => ({ ...view, header, footer, departments: departmentsOf(tree) }))
  } else yield* Effect.logWarning(`The navigation could not be fetched: ${navigation.failure._tag}`)
})

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
    const [after] = yield* Effect.all([stored === null ? Effect.succeed({ mustChooseStore: false }) : afterLogIn({ cleanUp }), loadShell], { concurrency: "unbounded" })
    return after
  })
