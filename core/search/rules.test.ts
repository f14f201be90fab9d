import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { searchTypes } from "./model.ts"
import { filtersOf, pageSizeOf, pageCountOf, shownType, sanitizeQuery, emptyHits } from "./rules.ts"
import { anyInput } from "./testing.ts"

const hitsWithCounts = (counts: Partial<Record<(typeof searchTypes)[number], number>>) => ({
  ...emptyHits("ost"),
  counts: { ...emptyHits("ost").counts, ...counts }
})

describe("sanitizeQuery", () => {
  it("always returns at most 100 whole visible characters, and is idempotent", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const query = sanitizeQuery(input)
        expect([...query].length).toBeLessThanOrEqual(100)
        expect(query).not.toMatch(/[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]|^\s|\s$|\s\s/u)
        expect(sanitizeQuery(query)).toBe(query)
        expect(() => encodeURIComponent(query)).not.toThrow()
      })
    )
  })

  it("keeps letters, digits, symbols and joined emoji", () => {
    for (const text of ["mjölk 1,5 l", "O'boy", "100 %", "räksmörgås", "👨‍👩‍👧", 'c++ \\ _ "'])
      expect(sanitizeQuery(text)).toBe(text)
  })
})

describe("pageSizeOf", () => {
  it("SEARCH-34 SEARCH-35 SEARCH-36 is 24 products, 20 recipes and 20 of every other type", () => {
    expect(searchTypes.map(pageSizeOf)).toEqual([24, 20, 20, 20, 20, 20])
  })
})

describe("pageCountOf", () => {
  it("SEARCH-38 assumes 50 hits per page of the requested type until the first response, and the usual number for other types", () => {
    const hits = hitsWithCounts({ product: 120, recipe: 41 })
    expect([pageCountOf(hits, "product", "product"), pageCountOf(hits, "recipe", "product")]).toEqual([3, 3])
    expect(pageCountOf({ ...hits, pageSize: 24 }, "product", "product")).toBe(5)
  })
})

describe("filtersOf", () => {
  it("filters products by brand and marking, recipes by marking and time, and no other type", () => {
    expect(Object.fromEntries(searchTypes.map((type) => [type, filtersOf(type).toSorted()]))).toEqual({
      product: ["Brands", "ProductMarkings"],
      recipe: ["CookingTimes", "RecipeMarkings"],
      cateredmeal: [],
      category: [],
      store: [],
      page: []
    })
  })
})

describe("shownType", () => {
  it("is the requested type if it has hits, otherwise the first type with hits", () => {
    expect(shownType(hitsWithCounts({ product: 3, page: 1 }))).toBe("product")
    expect(shownType(hitsWithCounts({ product: 3, page: 1 }), "page")).toBe("page")
    expect(shownType(hitsWithCounts({ store: 2, page: 1 }))).toBe("store")
    expect(shownType(hitsWithCounts({ category: 2 }), "recipe")).toBe("category")
  })

  it("is the requested type when filters exclude all of its hits, and when no type has hits", () => {
    expect(shownType(hitsWithCounts({ category: 2 }), "product", true)).toBe("product")
    expect(shownType(hitsWithCounts({}), "recipe")).toBe("recipe")
  })
})
