import type { AssortmentState, DeliverySelection } from "./model.ts"

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

/** The `store` query parameter of product calls; without it the API returns the default prices, which belong to no store. */
export const storeQueryOf = (selection: DeliverySelection | null): { readonly store?: string } =>
  selection === null ? {} : { store: selection.storeNumber }

/** The query parameters of calls for products that are shown as cards: only the fields of a card, with the prices of the selection's store. */
export const cardQueryOf = (selection: DeliverySelection | null) => ({
  fields: "card" as const,
  ...storeQueryOf(selection)
})
