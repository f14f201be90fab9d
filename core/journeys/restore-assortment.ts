import { Effect } from "effect"
import type { SavedSettings } from "../account/fetch-customer.ts"
import { readChoice } from "../assortment/assortment-cookie.ts"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { selectAssortment } from "../assortment/select-assortment.ts"
import type { CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import type { SessionState } from "../session/session-state.ts"

/** What was chosen on this browser. */
export const restoreChoice: Effect.Effect<void, never, AssortmentState | CookieStorage> = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  assortment.set({ choice: yield* readChoice, loading: false, failed: false })
})

/**
 * A customer's saved site decides, values that are missing come from this browser's cookie (DELIV-15..17). Answers false when the
 * shopper has to choose: no saved site and nothing chosen, or a site that is no longer selectable (DELIV-18, DELIV-19).
 */
export const restoreSaved = (saved: SavedSettings): Effect.Effect<boolean, never, AssortmentState | SessionState | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const stored = (yield* AssortmentState).current().choice
    const siteId = saved.siteId ?? stored?.siteId ?? null
    const method = saved.method ?? stored?.method ?? "pickupAtStore"
    const postalCode = saved.postalCode ?? stored?.postalCode ?? null
    if (siteId === null) return false
    const same = stored !== null && stored.siteId === siteId && stored.method === method && (method === "pickupAtStore" || stored.postalCode === postalCode)
    // What was chosen here before the log-in is the customer's from now on: choosing it again saves it.
    if (same && saved.siteId !== null) return true
    const wanted = method === "homeDelivery" && postalCode !== null
      ? selectAssortment({ method, postalCode })
      : selectAssortment({ method: "pickupAtStore", siteId, postalCode })
    return (yield* Effect.result(wanted))._tag === "Success"
  })
