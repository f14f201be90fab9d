import type { Store } from "./model.ts"

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
