import type { AssortmentView, Choice, Store } from "./model.ts"

export const nothingChosen: AssortmentView = { choice: null, loading: false, failed: false }

/** Whether the same goods come the same way to the same place: what is drawn for one choice holds for the other. */
export const isSamePlace = (one: Choice | null, other: Choice | null): boolean =>
  one?.storeNumber === other?.storeNumber && one?.method === other?.method && one?.postalCode === other?.postalCode && one?.groceries === other?.groceries

/** Home delivery: goods and recipes can be added once a home site is set that drives its groceries there; pickup: always (DELIV-25..30). */
export const canAddProductsOrRecipes = ({ choice }: AssortmentView): boolean =>
  choice !== null && (choice.method === "pickupAtStore" || (choice.siteId !== "" && choice.groceries))

/** DELIV-27, DELIV-30 */
export const canAddBags = ({ choice }: AssortmentView): boolean => choice?.method === "pickupAtStore"

/** Marks do not count: 'goteborg' finds Göteborg, as the search does. */
const plain = (text: string): string => text.toLocaleLowerCase("sv").normalize("NFD").replace(/\p{M}/gu, "").trim()

/** The selectable stores whose name, town, street, postal code or keywords hold every word typed (STORE-05, STORE-06). */
export const findStores = (stores: ReadonlyArray<Store>, typed: string): ReadonlyArray<Store> => {
  const words = plain(typed).split(/\s+/).filter((word) => word !== "")
  return stores.filter((store) => {
    const text = plain([store.name, store.city, store.streetAddress, store.zipcode.replace(/\s/g, ""), ...store.searchKeyWords].join(" "))
    return store.selectable && words.every((word) => text.includes(word))
  })
}

/** The store number that product calls carry; reference prices without one. */
export const storeOf = (choice: Choice | null): { readonly store?: string } => (choice === null ? {} : { store: choice.storeNumber })
