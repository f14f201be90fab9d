import { Effect } from "effect"
import { fetchCustomer } from "../account/fetch-customer.ts"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { resumePending } from "../cart/keep-pending.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import { cookieNames, CookieStorage, type DeviceStorage } from "../ports/storage.ts"
import { logIn as logInOnly, type LogInError, type LogInInput } from "../session/log-in.ts"
import { SessionState } from "../session/session-state.ts"
import { alignCart } from "./change-store.ts"
import { fetchCart } from "./fetch-cart.ts"
import { restoreSaved } from "./restore-assortment.ts"

export interface AfterLogIn {
  /** The shopper has to choose a store: none is saved, or it is no longer offered (DELIV-18). */
  readonly mustChooseStore: boolean
}

type Context = SessionState | AssortmentState | CartState | CookieStorage | CallContext

/** seconds */
const oneDay = 86_400

/** A customer without a store is asked once, not on every page (DELIV-19). */
const firstTime = Effect.gen(function*() {
  const cookies = yield* CookieStorage
  if ((yield* cookies.get(cookieNames.storeAsked)) !== null) return false
  yield* cookies.set(cookieNames.storeAsked, "1", oneDay)
  return true
})

/** Fetches the user, then the store, then orders and carts (LOGIN-28..30). What fails is logged; the shopper is logged in all the same. */
export const afterLogIn = ({ cleanUp }: { readonly cleanUp: boolean }): Effect.Effect<AfterLogIn, never, Context> =>
  Effect.gen(function*() {
    const session = yield* SessionState
    const [known] = yield* Effect.all([Effect.result(fetchCustomer), fetchCart({ cleanUp })], { concurrency: "unbounded" })
    if (known._tag === "Failure") {
      yield* Effect.logWarning(`The customer could not be fetched: ${known.failure._tag}`)
      return { mustChooseStore: false }
    }
    session.update((view) => (view.status === "customer" ? { ...view, customer: known.success.customer } : view))
    return { mustChooseStore: !(yield* restoreSaved(known.success.saved)) && (yield* firstTime) }
  })

/** Logs in, fetches what a customer sees, brings a cart of another store along and takes up what an ended session had not sent. */
export const logIn = (input: LogInInput): Effect.Effect<AfterLogIn, LogInError, Context | CartQueue | DeviceStorage> =>
  Effect.gen(function*() {
    yield* logInOnly(input)
    const after = yield* afterLogIn({ cleanUp: true })
    yield* alignCart
    yield* resumePending
    return after
  })
