import { describe, expect, it } from "vitest"
import { findStores } from "./store-search.ts"
import type { Store } from "./model.ts"

describe("findStores", () => {
  const aStore = (fields: Partial<Store>): Store => ({
    siteId: "1",
    storeNumber: "3201",
    name: "Skafferi Vasastan",
    city: "Göteborg",
    streetAddress: "Storgatan 1",
    zipcode: "111 22",
    selectable: true,
    searchKeyWords: ["Odenplan"],
    phone: "",
    email: "",
    ...fields
  })
  const isFound = (searchText: string, fields: Partial<Store> = {}) =>
    findStores([aStore(fields)], searchText).length === 1

  it("STORE-06 finds a store that has every word of the search text in some field, ignoring case and diacritics", () => {
    for (const searchText of ["", "  ", "vasa", "GOTEBORG", "göteborg", "storg  skaff", "11122", " odenplan "])
      expect([searchText, isFound(searchText)]).toEqual([searchText, true])
    for (const searchText of ["solna", "vasa solna", "x"])
      expect([searchText, isFound(searchText)]).toEqual([searchText, false])
  })

  it("STORE-05 finds a store only if it can be chosen", () => {
    expect([true, false].map((selectable) => isFound("vasa", { selectable }))).toEqual([true, false])
  })
})
