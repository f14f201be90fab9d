import type { AssortmentState, DeliverySelection, Store } from "./model.ts"

export const noSelection: AssortmentState = { selection: null, loading: false, failed: false }

/** Whether two selections have the same store, delivery method and postal code, and both or neither deliver groceries. */
export const isSameSelection = (a: DeliverySelection | null, b: DeliverySelection | null): boolean =>
  a?.storeNumber === b?.storeNumber &&
  a?.method === b?.method &&
  a?.postalCode === b?.postalCode &&
  a?.deliversGroceries === b?.deliversGroceries

/**
 * Whether products and recipes can be added to the cart: always for pickup, and for home delivery if a site delivers
 * groceries to the postal code (DELIV-25, DELIV-26, DELIV-28, DELIV-29).
 */
export const canAddProductsOrRecipes = ({ selection }: AssortmentState): boolean =>
  selection !== null &&
  (selection.method === "pickupAtStore" || (selection.siteId !== "" && selection.deliversGroceries))

/** Whether recipe bags can be added to the cart, which is possible only for pickup (DELIV-27, DELIV-30). */
export const canAddRecipeBags = ({ selection }: AssortmentState): boolean => selection?.method === "pickupAtStore"

/** Converts to lower case without diacritics, as search does: 'goteborg' matches 'Göteborg'. */
const normalizeText = (text: string): string =>
  text.toLocaleLowerCase("sv").normalize("NFD").replace(/\p{M}/gu, "").trim()

/** Returns the selectable stores whose name, town, street, postal code or keywords contain every word of the search text (STORE-05, STORE-06). */
export const findStores = (stores: ReadonlyArray<Store>, searchText: string): ReadonlyArray<Store> => {
  const words = normalizeText(searchText)
    .split(/\s+/)
    .filter((word) => word !== "")
  return stores.filter((store) => {
    const text = normalizeText(
      [store.name, store.city, store.streetAddress, store.zipcode.replace(/\s/g, ""), ...store.searchKeyWords].join(" ")
    )
    return store.selectable && words.every((word) => text.includes(word))
  })
}

/** The `store` query parameter of product calls; without it the API returns the default prices, which belong to no store. */
export const storeQueryOf = (selection: DeliverySelection | null): { readonly store?: string } =>
  selection === null ? {} : { store: selection.storeNumber }

/** The query parameters of calls for products that are shown as cards: only the fields of a card, with the prices of the selection's store. */
export const cardQueryOf = (selection: DeliverySelection | null) => ({
  fields: "card" as const,
  ...storeQueryOf(selection)
})
