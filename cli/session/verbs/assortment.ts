import { Data, Effect } from "effect"
import { recommendStores } from "#core/assortment/recommend-stores.ts"
import { listSites, recommendedStores } from "#core/assortment/api.ts"
import type { NoHomeDelivery as CoreNoHomeDelivery } from "#core/assortment/errors.ts"
import { type SelectionRequest, toAssortmentUnavailable } from "#core/assortment/resolve-selection.ts"
import type { DeliverySelection } from "#core/assortment/model.ts"
import { findStores as filterStores } from "#core/assortment/store-search.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { selectionFailures } from "#web/features/assortment/selection-failures.ts"
import { noHomeDeliveryTo } from "#web/text/delivery.ts"
import { methodWords, plainStore } from "../plain.ts"
import { findNamedStore, storeField } from "./named-store.ts"
import { oneOf, optional, text, useCaseVerb } from "./verb.ts"

export const findStores = useCaseVerb("listStores", {
  name: "find-stores",
  summary: "Finds the stores that can be chosen: by words, or the nearest to a postal code.",
  example: "find-stores: Göteborg",
  input: { near: text("Words of name, town or street, or a postal code") },
  shorthand: "near",
  run: ({ near }, listStores) => {
    const postalCode = parsePostalCode(near)
    const findMatches =
      postalCode === null
        ? listStores().pipe(
            Effect.map((stores) => filterStores(stores, near)),
            Effect.mapError(toAssortmentUnavailable(listSites))
          )
        : Effect.mapError(recommendStores(postalCode), toAssortmentUnavailable(recommendedStores))
    return Effect.map(findMatches, (stores) => stores.map(plainStore))
  },
  failures: { AssortmentUnavailable: selectionFailures.AssortmentUnavailable }
})

const selectionFields = {
  "postal-code": optional(text("Five digits; home delivery unless a store is named")),
  store: storeField,
  method: optional(oneOf(["home", "pickup"], "by default home with a postal code and pickup with a store"))
}

interface SelectionInput {
  readonly "postal-code": string | undefined
  readonly store: string | undefined
  readonly method: "home" | "pickup" | undefined
}

const selectionRequestOf = Effect.fnUntraced(function* ({ "postal-code": postalCode, store, method }: SelectionInput) {
  const request: SelectionRequest =
    (method ?? (store === undefined ? "home" : "pickup")) === "home"
      ? { method: "homeDelivery", postalCode: postalCode ?? "" }
      : {
          method: "pickupAtStore",
          siteId: store === undefined ? "" : (yield* findNamedStore(store)).siteId,
          postalCode: postalCode ?? null
        }
  return request
})

const isMissing = (value: unknown): boolean => value === undefined || value === null

/** Reports a missing store or postal code that the delivery method needs; references are checked when the step runs. */
const missingStoreOrPostalCode = ({
  method,
  store,
  "postal-code": postalCode
}: Readonly<Record<string, unknown>>): string | null => {
  if (method === "pickup" && isMissing(store))
    return "needs 'store' for pickup, as in '{ method: pickup, store: Vasastan }'"
  if (method === "home" && isMissing(postalCode))
    return "needs 'postal-code' for home delivery, as in '{ method: home, postal-code: 11122 }'"
  return isMissing(store) && isMissing(postalCode)
    ? "needs 'postal-code' or 'store', as in '{ postal-code: 11122 }' or '{ store: Vasastan }'"
    : null
}

/** The failure when there is no home delivery, with the stores for pickup. */
class NoHomeDelivery extends Data.TaggedError("NoHomeDelivery")<{
  readonly postalCode: string
  readonly stores: ReadonlyArray<string>
}> {}

const withStores = Effect.fnUntraced(function* ({ postalCode }: CoreNoHomeDelivery) {
  const stores = yield* Effect.orElseSucceed(recommendStores(postalCode), () => [])
  return yield* new NoHomeDelivery({ postalCode, stores: stores.map(({ name }) => name) })
})

const plainSelection = (selection: DeliverySelection) => ({
  number: selection.storeNumber,
  name: selection.storeName,
  method: methodWords[selection.method],
  postalCode: selection.postalCode,
  city: selection.city
})

export const selectStore = useCaseVerb("selectAssortment", {
  name: "select-store",
  summary: "Chooses home delivery to a postal code, or a store for pickup. The cart is moved to the new store.",
  example: "select-store: { postal-code: 11122 }",
  input: selectionFields,
  shorthand: "store",
  missingInput: missingStoreOrPostalCode,
  run: (input, selectAssortment) =>
    Effect.gen(function* () {
      return plainSelection(
        yield* selectAssortment(yield* selectionRequestOf(input)).pipe(Effect.catchTag("NoHomeDelivery", withStores))
      )
    }),
  failures: { ...selectionFailures, NoHomeDelivery: ({ postalCode, stores }) => noHomeDeliveryTo(postalCode, stores) }
})

export const previewStore = useCaseVerb("previewStoreChange", {
  name: "preview-store",
  summary:
    "Previews select-store without changing anything: `lost` lists the products, recipes, bags and meals that it would remove from the cart, with name, quantity and reason.",
  example: "preview-store: { postal-code: 41101 }",
  input: selectionFields,
  shorthand: "store",
  missingInput: missingStoreOrPostalCode,
  run: (input, previewStoreChange) =>
    Effect.gen(function* () {
      const { selection, losses } = yield* previewStoreChange(yield* selectionRequestOf(input)).pipe(
        Effect.catchTag("NoHomeDelivery", withStores)
      )
      return {
        ...plainSelection(selection),
        lost: losses.map(({ gtin, name, quantity, loss }) => ({ gtin, name, quantity, loss }))
      }
    }),
  failures: { ...selectionFailures, NoHomeDelivery: ({ postalCode, stores }) => noHomeDeliveryTo(postalCode, stores) }
})
