import { describe, expect, it } from "vitest"
import { searchHref } from "./search-href.ts"

describe("searchHref", () => {
  it("ROUTE-03 encodes the query as a form does, and omits type and store when they are not chosen", () => {
    expect(searchHref({ query: "mjölk & bröd" })).toBe("/sok?Q=mj%C3%B6lk+%26+br%C3%B6d")
    expect(searchHref({ query: "a", type: null, store: null })).toBe("/sok?Q=a")
    expect(searchHref({ query: "a", type: "recipe" })).toBe("/sok?Q=a&type=recipe")
  })

  it("has the page number after the first page, and on every page when it has a store", () => {
    expect(searchHref({ query: "a", page: 2 })).toBe("/sok?Q=a&page=2")
    expect(searchHref({ query: "a", store: "3201" })).toBe("/sok?Q=a&store=3201&page=0")
  })

  it("keeps the parameters of the list", () => {
    const listing = new URLSearchParams([
      ["Brands", "Arla"],
      ["Brands", "Oatly"]
    ])
    expect(searchHref({ query: "a", page: 1 }, listing)).toBe("/sok?Q=a&Brands=Arla&Brands=Oatly&page=1")
  })
})
