import { Data, Effect } from "effect"
import { listStores, recommendStores } from "#core/assortment/list-stores.ts"
import { listSites, recommendedStores } from "#core/assortment/api.ts"
import type { NoHomeDelivery as NotDrivenTo } from "#core/assortment/errors.ts"
import { type SelectAssortmentInput, unavailable } from "#core/assortment/find-choice.ts"
import type { Choice } from "#core/assortment/model.ts"
import { findStores as findAmong } from "#core/assortment/rules.ts"
import { changeStore } from "#core/journeys/change-store.ts"
import { previewStoreChange } from "#core/journeys/preview-store-change.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { choiceFailures } from "#web/features/assortment/choice-failures.ts"
import { notDrivenHome } from "#web/text/delivery.ts"
import { methodWords, plainStore } from "../plain.ts"
import { namedStore, storeField } from "./named-store.ts"
import { oneOf, optional, text, verb } from "./verb.ts"

export const findStores = verb({
  name: "find-stores",
  summary: "Finds the stores that can be chosen: by words, or the nearest to a postal code.",
  example: "find-stores: Göteborg",
  input: { near: text("Words of name, town or street, or a postal code") },
  short: "near",
  run: ({ near }) => {
    const postalCode = parsePostalCode(near)
    const found = postalCode === null
      ? listStores.pipe(Effect.map((stores) => findAmong(stores, near)), Effect.mapError(unavailable(listSites)))
      : Effect.mapError(recommendStores(postalCode), unavailable(recommendedStores))
    return Effect.map(found, (stores) => stores.map(plainStore))
  },
  failures: { AssortmentUnavailable: choiceFailures.AssortmentUnavailable }
})

const place = {
  "postal-code": optional(text("Five digits; home delivery unless a store is named")),
  store: storeField,
  method: optional(oneOf(["home", "pickup"], "home with a postal code, pickup with a store, unless given"))
}

interface Place {
  readonly "postal-code": string | undefined
  readonly store: string | undefined
  readonly method: "home" | "pickup" | undefined
}

const wantedOf = Effect.fnUntraced(function*({ "postal-code": postalCode, store, method }: Place) {
  const wanted: SelectAssortmentInput = (method ?? (store === undefined ? "home" : "pickup")) === "home"
    ? { method: "homeDelivery", postalCode: postalCode ?? "" }
    : { method: "pickupAtStore", siteId: store === undefined ? "" : (yield* namedStore(store)).siteId, postalCode: postalCode ?? null }
  return wanted
})

const notGiven = (value: unknown): boolean => value === undefined || value === null

/** A way of delivery without the place that it needs; what a reference brings is seen when it runs. */
const placeLacks = ({ method, store, "postal-code": postalCode }: Readonly<Record<string, unknown>>): string | null => {
  if (method === "pickup" && notGiven(store)) return "needs 'store' to collect in, as in '{ method: pickup, store: Vasastan }'"
  if (method === "home" && notGiven(postalCode)) return "needs 'postal-code' to drive to, as in '{ method: home, postal-code: 11122 }'"
  return notGiven(store) && notGiven(postalCode) ? "needs 'postal-code' or 'store', as in '{ postal-code: 11122 }' or '{ store: Vasastan }'" : null
}

/** Nobody delivers home there; where the goods can be collected instead. */
class NoHomeDelivery extends Data.TaggedError("NoHomeDelivery")<{ readonly postalCode: string; readonly stores: ReadonlyArray<string> }> {}

const withStores = Effect.fnUntraced(function*({ postalCode }: NotDrivenTo) {
  const stores = yield* Effect.orElseSucceed(recommendStores(postalCode), () => [])
  return yield* new NoHomeDelivery({ postalCode, stores: stores.map(({ name }) => name) })
})

const plainChoice = (choice: Choice) =>
  ({ number: choice.storeNumber, name: choice.storeName, method: methodWords[choice.method], postalCode: choice.postalCode, city: choice.city })

export const selectStore = verb({
  name: "select-store",
  summary: "Chooses where the goods come from: home to a postal code, or a store to collect them in. The cart comes along.",
  example: "select-store: { postal-code: 11122 }",
  input: place,
  short: "store",
  lacks: placeLacks,
  run: (named) => Effect.gen(function*() {
    return plainChoice(yield* changeStore(yield* wantedOf(named)).pipe(Effect.catchTag("NoHomeDelivery", withStores)))
  }),
  failures: { ...choiceFailures, NoHomeDelivery: ({ postalCode, stores }) => notDrivenHome(postalCode, stores) }
})

export const previewStore = verb({
  name: "preview-store",
  summary: "Tells what select-store would take out of the cart: lost, each with its name, quantity and loss. Nothing is changed.",
  example: "preview-store: { postal-code: 41101 }",
  input: place,
  short: "store",
  lacks: placeLacks,
  run: (named) => Effect.gen(function*() {
    const { choice, lost } = yield* previewStoreChange(yield* wantedOf(named)).pipe(Effect.catchTag("NoHomeDelivery", withStores))
    return { ...plainChoice(choice), lost: lost.map(({ gtin, name, quantity, loss }) => ({ gtin, name, quantity, loss })) }
  }),
  failures: { ...choiceFailures, NoHomeDelivery: ({ postalCode, stores }) => notDrivenHome(postalCode, stores) }
})
