import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import type { SavedSettings } from "../account/fetch-customer.ts"
import { readSelection, writeSelection } from "../assortment/assortment-cookie.ts"
import { listStores } from "../assortment/list-stores.ts"
import type { DeliverySelection } from "../assortment/model.ts"
import { setAssortment } from "../assortment/set-assortment.ts"
import type { CallContext } from "../contract/call.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"

/** Restores the selection from this browser's cookie. */
export const restoreSelection: Effect.Effect<void, never, States | CookieStorage> = Effect.gen(function* () {
  const assortment = yield* stateOf(assortmentState)
  assortment.set({ selection: yield* readSelection, loading: false, failed: false })
})

/**
 * Returns the selection with its store's current data; null when the store is missing or, for pickup, no longer selectable. If the stores cannot be
 * fetched, the selection is returned unchanged.
 */
const withCurrentStore = (selection: DeliverySelection): Effect.Effect<DeliverySelection | null, never, CallContext> =>
  listStores().pipe(
    Effect.map((stores): DeliverySelection | null => {
      const store = stores.find(
        ({ siteId, selectable }) => siteId === selection.siteId && (selectable || selection.method === "homeDelivery")
      )
      if (store === undefined) return null
      const { storeNumber, name: storeName, city } = store
      return { ...selection, storeNumber, storeName, city: selection.method === "homeDelivery" ? selection.city : city }
    }),
    Effect.catch((error) => Effect.as(Effect.logWarning(`The store could not be checked: ${error._tag}`), selection))
  )

const removeSelection = Effect.gen(function* () {
  const assortment = yield* stateOf(assortmentState)
  assortment.update((state) => ({ ...state, selection: null }))
  yield* (yield* CookieStorage).remove(cookieNames.assortment)
})

/**
 * Checks the cookie's selection against the stores, since the cookie may be outdated. The selection is removed when its store is missing or,
 * for pickup, no longer selectable; otherwise the store's number, name and, for pickup, town are updated. The postal code is not looked up
 * again: its town and whether groceries are delivered there are taken from the cookie. Returns whether the selection still has a store.
 */
const checkStoredSelection = (
  selection: DeliverySelection
): Effect.Effect<boolean, never, States | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const checkedSelection = yield* withCurrentStore(selection)
    if (checkedSelection === null) {
      yield* removeSelection
      return false
    }
    if (
      checkedSelection.storeNumber !== selection.storeNumber ||
      checkedSelection.storeName !== selection.storeName ||
      checkedSelection.city !== selection.city
    ) {
      const assortment = yield* stateOf(assortmentState)
      assortment.update((state) => ({ ...state, selection: checkedSelection }))
      yield* writeSelection(checkedSelection)
    }
    return true
  })

/** Checks a visitor's selection. When its store is not selectable, only the banner prompts for a new one (DELIV-19, STORE-05). */
export const checkSelectedStore: Effect.Effect<void, never, States | CookieStorage | CallContext> = Effect.gen(
  function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    if (selection !== null) yield* checkStoredSelection(selection)
  }
)

/**
 * Restores a customer's saved site, with missing values from this browser's cookie (DELIV-15..17). Returns false when the shopper has to
 * choose: no site is saved or chosen, home delivery has no postal code, or the selection cannot be restored, for example because its site is no
 * longer selectable (DELIV-14, DELIV-18, DELIV-19).
 */
export const restoreSavedSelection = (
  savedSettings: SavedSettings
): Effect.Effect<boolean, never, States | CookieStorage | CallContext> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    const storedSelection = assortment.current().selection
    const siteId = savedSettings.siteId ?? storedSelection?.siteId ?? null
    const method = savedSettings.method ?? storedSelection?.method ?? "pickupAtStore"
    const postalCode = savedSettings.postalCode ?? storedSelection?.postalCode ?? null
    if (siteId === null || (method === "homeDelivery" && postalCode === null)) return false
    const isUnchanged =
      storedSelection !== null &&
      storedSelection.siteId === siteId &&
      storedSelection.method === method &&
      (method === "pickupAtStore" || storedSelection.postalCode === postalCode)
    if (isUnchanged && savedSettings.siteId !== null) return yield* checkStoredSelection(storedSelection)
    // setAssortment also saves the selection on the server; a visitor's selection thereby becomes the customer's.
    const restore =
      method === "homeDelivery" && postalCode !== null
        ? setAssortment({ method, postalCode })
        : setAssortment({ method: "pickupAtStore", siteId, postalCode })
    return (yield* Effect.result(restore))._tag === "Success"
  })
