import { describe, expect, it } from "vitest"
import { hitsFromWire } from "./from-wire.ts"
import { isSearchType, searchTypes } from "./model.ts"
import { maxCompletionLength, maxCompletions } from "./rules.ts"

const aHit = (name: string, image?: { readonly url: string; readonly alt: string } | null) => ({
  name,
  url: `/${name}`,
  pagetype: "Page",
  parentName: "Förälder",
  loop54Id: `id-${name}`,
  ...(image === undefined ? {} : { image })
})
const aFacet = (name: string, option: string, count: number) => ({
  name,
  options: [{ option, count, selected: false }]
})
const store = { name: "Klara", url: "/klara", storeNumber: "3201", streetAddress: "Gatan 1", city: "Stockholm" }

const resultsWith = (fields: object = {}) =>
  ({
    searchResults: {
      products: [],
      totalCount: 71,
      pageSize: 24,
      currentPage: 0,
      totalPages: 3,
      categories: [],
      facets: [aFacet("Brands", "Arla", 3)]
    },
    category: [aHit("ost")],
    recipe: [aHit("soppa", { url: "/i", alt: "" }), aHit("gryta", null)],
    cateredmeal: [],
    page: [aHit("om")],
    store: [store],
    completions: [],
    corrections: [{ id: "c", query: "ost" }],
    recentSearches: [],
    filters: [],
    ...fields
  }) as never as Parameters<typeof hitsFromWire>[1]

describe("hitsFromWire", () => {
  it("has the hits of each type, with a recipe's picture if it has one", () => {
    const contentHit = (name: string) => ({
      id: `id-${name}`,
      name,
      url: `/${name}`,
      parentName: "Förälder",
      picture: null
    })
    expect(hitsFromWire("ostt", resultsWith())).toMatchObject({
      query: "ostt",
      total: 71,
      pageCount: 3,
      pageSize: 24,
      categories: [contentHit("ost")],
      recipes: [{ ...contentHit("soppa"), picture: { url: "/i", alt: "" } }, contentHit("gryta")],
      cateredMeals: [],
      contentPages: [contentHit("om")],
      stores: [store],
      corrections: ["ost"]
    })
  })

  it("SEARCH-12 takes the counts from the filter 'Type'; without it, the total of products and the number of listed hits of each other type", () => {
    expect(hitsFromWire("ost", resultsWith()).counts).toEqual({
      product: 71,
      cateredmeal: 0,
      recipe: 2,
      category: 1,
      store: 1,
      page: 1
    })
    const options = searchTypes.map((option, index) => ({ option, count: 100 + index, selected: false }))
    expect(
      hitsFromWire("ost", resultsWith({ filters: [aFacet("RecipeMarkings", "KRAV", 1), { name: "Type", options }] }))
        .counts
    ).toEqual({
      product: 100,
      cateredmeal: 101,
      recipe: 102,
      category: 103,
      store: 104,
      page: 105
    })
  })

  it("has the facets of products and recipes, but not the filter 'Type'", () => {
    const filters = [aFacet("Type", "product", 1), aFacet("RecipeMarkings", "KRAV", 2)]
    expect(hitsFromWire("ost", resultsWith({ filters })).facets).toEqual([
      { name: "Brands", options: [{ value: "Arla", count: 3, selected: false }] },
      { name: "RecipeMarkings", options: [{ value: "KRAV", count: 2, selected: false }] }
    ])
  })

  it("has the first completions that are not too long", () => {
    const shortCompletions = Array.from({ length: maxCompletions + 1 }, (_, index) => `ost ${index}`)
    const completions = ["x".repeat(maxCompletionLength + 1), "y".repeat(maxCompletionLength), ...shortCompletions].map(
      (query) => ({
        id: query,
        query
      })
    )
    expect(hitsFromWire("ost", resultsWith({ completions })).completions).toEqual([
      "y".repeat(maxCompletionLength),
      ...shortCompletions.slice(0, maxCompletions - 1)
    ])
  })
})

describe("isSearchType", () => {
  it("accepts the types of hits, and no other value", () => {
    expect([...searchTypes, null, "", "products"].map(isSearchType)).toEqual([
      ...searchTypes.map(() => true),
      false,
      false,
      false
    ])
  })
})
