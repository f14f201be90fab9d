import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import { browserPolicy, RequestPolicy } from "../contract/policy.ts"
import { ShellState } from "../navigation/shell-state.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { SessionState } from "../session/session-state.ts"
import { afterLogIn } from "./after-log-in.ts"
import { loadShell } from "./load-shell.ts"

/** Fetches what the server could not put into the page, by the whole schedule: the frame of the shop, and who the customer is (NET-12). */
export const finishStart: Effect.Effect<void, never, ShellState | SessionState | AssortmentState | CartState | CookieStorage | CallContext> = Effect.gen(function*() {
  const { complete } = (yield* ShellState).current()
  const { status, customer } = (yield* SessionState).current()
  yield* Effect.all([
    complete ? Effect.void : loadShell,
    status === "customer" && customer === null ? afterLogIn({ cleanUp: true }) : Effect.void
  ], { concurrency: "unbounded", discard: true })
}).pipe(Effect.provideService(RequestPolicy, browserPolicy))
