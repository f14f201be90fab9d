import { Effect } from "effect"
import type { SavedSettings } from "../account/fetch-customer.ts"
import { readChoice, writeChoice } from "../assortment/assortment-cookie.ts"
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

/** The choice as its store is now; null where that is no longer one to shop in. One that cannot be asked about now is left alone. */
const checked = (choice: Choice): Effect.Effect<Choice | null, never, CallContext> =>
  listStores.pipe(
    Effect.map((stores): Choice | null => {
      const store = stores.find(({ siteId, selectable }) => siteId === choice.siteId && (selectable || choice.method === "homeDelivery"))
      if (store === undefined) return null
      const { storeNumber, name: storeName, city } = store
      return { ...choice, storeNumber, storeName, city: choice.method === "homeDelivery" ? choice.city : city }
    }),
    Effect.catch((error) => Effect.as(Effect.logWarning(`The store could not be checked: ${error._tag}`), choice))
  )

const forgetChoice = Effect.gen(function*() {
  const assortment = yield* AssortmentState
  assortment.update((view) => ({ ...view, choice: null }))
  yield* (yield* CookieStorage).remove(cookieNames.assortment)
})

/**
 * Holds what was chosen on this browser against the stores, for the cookie may be old. One that is closed or gone by now is forgotten; of the
 * others number, name and, for who collects, town are taken from the list. The postal code is not asked about anew: its town and whether
 * groceries are driven there stay the cookie's. Answers whether a store is left.
 */
const checkStored = (choice: Choice): Effect.Effect<boolean, never, AssortmentState | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const known = yield* checked(choice)
    if (known === null) {
      yield* forgetChoice
      return false
    }
    if (known.storeNumber !== choice.storeNumber || known.storeName !== choice.storeName || known.city !== choice.city) {
      const assortment = yield* AssortmentState
      assortment.update((view) => ({ ...view, choice: known }))
      yield* writeChoice(known)
    }
    return true
  })

/** A visitor whose store is lost is not asked for another: the banner does that, nothing else (DELIV-19, STORE-05). */
export const checkStore: Effect.Effect<void, never, AssortmentState | CookieStorage | CallContext> = Effect.gen(function*() {
  const { choice } = (yield* AssortmentState).current()
  if (choice !== null) yield* checkStored(choice)
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
    if (same && saved.siteId !== null) return yield* checkStored(stored)
    // What was chosen here before the log-in is the customer's from now on: choosing it again saves it.
    const wanted = method === "homeDelivery" && postalCode !== null
      ? selectAssortment({ method, postalCode })
      : selectAssortment({ method: "pickupAtStore", siteId, postalCode })
    return (yield* Effect.result(wanted))._tag === "Success"
  })
