import { Effect } from "effect"
import { listStores, recommendStores } from "#core/assortment/list-stores.ts"
import { AssortmentUnavailable, StoreNotSelectable } from "#core/assortment/errors.ts"
import { findStores as findAmong } from "#core/assortment/rules.ts"
import type { CallError } from "#core/contract/call.ts"
import { changeStore } from "#core/journeys/change-store.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { choiceFailures } from "#web/features/assortment/choice-failures.ts"
import { plainStore } from "../plain.ts"
import { oneOf, optional, text, verb } from "./verb.ts"

const unavailable = (error: CallError) => new AssortmentUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag })

export const findStores = verb({
  name: "find-stores",
  summary: "Finds the stores that can be chosen: by words, or the nearest to a postal code.",
  example: "find-stores: Göteborg",
  input: { near: text("Words of name, town or street, or a postal code") },
  short: "near",
  run: ({ near }) => {
    const postalCode = parsePostalCode(near)
    const found = postalCode === null ? Effect.map(listStores, (stores) => findAmong(stores, near)) : recommendStores(postalCode)
    return found.pipe(Effect.map((stores) => stores.map(plainStore)), Effect.mapError(unavailable))
  },
  failures: { AssortmentUnavailable: choiceFailures.AssortmentUnavailable }
})

const methods = { home: "homeDelivery", pickup: "pickupAtStore" } as const

/** A store by number, or the first that the words find. */
const siteOf = Effect.fnUntraced(function*(named: string) {
  const stores = yield* Effect.mapError(listStores, unavailable)
  const store = stores.find(({ storeNumber }) => storeNumber === named.trim()) ?? findAmong(stores, named)[0]
  return store === undefined ? yield* new StoreNotSelectable() : store.siteId
})

export const selectStore = verb({
  name: "select-store",
  summary: "Chooses where the goods come from: home to a postal code, or a store to collect them in. The cart comes along.",
  example: "select-store: { postal-code: 11122 }",
  input: {
    "postal-code": optional(text("Five digits; home delivery unless a store is named")),
    store: optional(text("A store's number or words of its name")),
    method: optional(oneOf(["home", "pickup"], "home with a postal code, pickup with a store, unless given"))
  },
  short: "store",
  run: ({ "postal-code": postalCode, store, method }) =>
    Effect.gen(function*() {
      const wanted = method ?? (store === undefined ? "home" : "pickup")
      const choice = yield* changeStore(wanted === "home"
        ? { method: methods.home, postalCode: postalCode ?? "" }
        : { method: methods.pickup, siteId: store === undefined ? "" : yield* siteOf(store), postalCode: postalCode ?? null })
      return { number: choice.storeNumber, name: choice.storeName, method: choice.method, postalCode: choice.postalCode, city: choice.city }
    }),
  failures: { ...choiceFailures, NoHomeDelivery: ({ postalCode }) => choiceFailures.NoHomeDelivery(postalCode) }
})
