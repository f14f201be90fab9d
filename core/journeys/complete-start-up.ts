import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { shellState } from "../navigation/shell-state.ts"
import type { CallContext } from "../contract/call.ts"
import { retryingPolicy, RequestPolicy } from "../contract/policy.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { afterLogIn } from "./after-log-in.ts"
import { loadShell } from "./load-shell.ts"

/** Fetches the shell and the customer, with all retries, when server rendering could not (NET-12). */
export const completeStartUp = (): Effect.Effect<void, never, States | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const { complete } = (yield* stateOf(shellState)).current()
    const { status, customer } = (yield* stateOf(sessionState)).current()
    yield* Effect.all(
      [
        complete ? Effect.void : loadShell,
        status === "customer" && customer === null ? afterLogIn({ deleteStaleCarts: true }) : Effect.void
      ],
      { concurrency: "unbounded", discard: true }
    )
  }).pipe(Effect.provideService(RequestPolicy, retryingPolicy))
