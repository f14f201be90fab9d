import { Effect } from "effect"
import type { SavedSettings } from "../account/fetch-customer.ts"
import { readChoice } from "../assortment/assortment-cookie.ts"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { listStores } from "../assortment/list-stores.ts"
import type { Choice } from "../assortment/model.ts"
import { selectAssortment } from "../assortment/select-assortment.ts"
import type { CallContext } from "../contract/call.ts"
import { cookieNames, CookieStorage } from "../ports/storage.ts"
import type { SessionState } from "../session/session-state.ts"

/** What was chosen on this browser. */
export const restoreChoice: Effect.Effect<void, never, AssortmentState | CookieStorage> = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  assortment.set({ choice: yield* readChoice, loading: false, failed: false })
})

/** Whether a store is still one to shop in; one that cannot be asked about now is left alone. */
const stillThere = ({ siteId, method }: Choice): Effect.Effect<boolean, never, CallContext> =>
  listStores.pipe(
    Effect.map((stores) => stores.some((store) => store.siteId === siteId && (store.selectable || method === "homeDelivery"))),
    Effect.catch((error) => Effect.as(Effect.logWarning(`The store could not be checked: ${error._tag}`), true))
  )

const forgetChoice = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  assortment.update((view) => ({ ...view, choice: null }))
  yield* (yield* CookieStorage).remove(cookieNames.assortment)
})

/** A visitor's store that is closed or gone by now is forgotten: the banner asks for another one, nothing else does (DELIV-19, STORE-05). */
export const forgetLostStore: Effect.Effect<void, never, AssortmentState | CookieStorage | CallContext> = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  const { choice } = assortment.current()
  if (choice !== null && !(yield* stillThere(choice))) yield* forgetChoice
})

/**
 * A customer's saved site decides, values that are missing come from this browser's cookie (DELIV-15..17). Answers false when the
 * shopper has to choose: no saved site and nothing chosen, home delivery to nowhere, or a site that is no longer selectable (DELIV-14,
 * DELIV-18, DELIV-19).
 */
export const restoreSaved = (saved: SavedSettings): Effect.Effect<boolean, never, AssortmentState | SessionState | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const assortment = yield* AssortmentState
    const stored = assortment.current().choice
    const siteId = saved.siteId ?? stored?.siteId ?? null
    const method = saved.method ?? stored?.method ?? "pickupAtStore"
    const postalCode = saved.postalCode ?? stored?.postalCode ?? null
    if (siteId === null || (method === "homeDelivery" && postalCode === null)) return false
    const same = stored !== null && stored.siteId === siteId && stored.method === method && (method === "pickupAtStore" || stored.postalCode === postalCode)
    if (same && saved.siteId !== null) {
      const there = yield* stillThere(stored)
      if (!there) yield* forgetChoice
      return there
    }
    // What was chosen here before the log-in is the customer's from now on: choosing it again saves it.
    const wanted = method === "homeDelivery" && postalCode !== null
      ? selectAssortment({ method, postalCode })
      : selectAssortment({ method: "pickupAtStore", siteId, postalCode })
    return (yield* Effect.result(wanted))._tag === "Success"
  })
