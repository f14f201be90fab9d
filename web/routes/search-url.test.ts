import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { filterNames, sortFields } from "#core/catalogue/listing.ts"
import { searchTypes } from "#core/search/model.ts"
import { filtersOf } from "#core/search/rules.ts"
import { searchHref } from "#web/features/search/search-href.ts"
import { formatSearchUrl, parseSearchUrl } from "./search-url.ts"

const parse = (href: string) => parseSearchUrl(new URL(href, "http://shop.test").searchParams)

const anySearchUrl = fc
  .record({
    query: fc.stringMatching(/^[a-zåäö0-9%&+#=?/"<>]{2,20}$/),
    type: fc.constantFrom(...searchTypes),
    store: fc.option(fc.stringMatching(/^\d{4}$/)),
    page: fc.integer({ min: 0, max: 9_999 }),
    field: fc.constantFrom(...sortFields),
    isDescending: fc.boolean(),
    values: fc.uniqueArray(
      fc.stringMatching(/^[A-Za-zåäöÅÄÖ'&0-9%+ ]{0,10}[A-Za-z0-9]$/).map((value) => value.trim()),
      { minLength: 1, maxLength: 4 }
    )
  })
  .map(({ field, isDescending, values, ...searchUrl }) => ({
    ...searchUrl,
    sort:
      field === ""
        ? { field, order: "ASC" as const }
        : { field, order: isDescending ? ("DESC" as const) : ("ASC" as const) },
    filters: Object.fromEntries(filtersOf(searchUrl.type).map((name) => [name, values]))
  }))

describe("parseSearchUrl", () => {
  it("ROUTE-03 always parses what formatSearchUrl formats, with the query URL-encoded and the page counted from 0", () => {
    fc.assert(
      fc.property(anySearchUrl, (searchUrl) => {
        const href = formatSearchUrl(searchUrl)
        expect(href).toMatch(/^\/sok\?Q=[\w%.*+-]+(&|$)/)
        expect(parse(href)).toEqual(searchUrl)
      })
    )
    expect(searchHref({ query: "mjölk & ost" })).toBe("/sok?Q=mj%C3%B6lk+%26+ost")
    expect(parse("/sok?Q=mj%C3%B6lk&store=3201&page=0")).toMatchObject({
      query: "mjölk",
      store: "3201",
      page: 0,
      type: null
    })
    expect(searchHref({ query: "ost", page: 2 })).toBe("/sok?Q=ost&page=2")
    expect(searchHref({ query: "ost", store: "3201" })).toBe("/sok?Q=ost&store=3201&page=0")
    expect(searchHref({ query: "m\ud83dost" })).toBe("/sok?Q=m%EF%BF%BDost")
  })

  it("always parses any parameters to a search that stays the same when it is formatted and parsed again", () => {
    const names = [
      "Q",
      "q",
      "type",
      "store",
      "page",
      "Sort",
      "SortField",
      "SortOrder",
      ...filterNames.map((name) => `f.${name.toLowerCase()}`),
      "f.brand",
      "f.marking"
    ]
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: "binary", maxLength: 300 }))),
        (pairs) => {
          const searchUrl = parseSearchUrl(
            new URLSearchParams(pairs.map(([name, value]) => [name, value] as [string, string]))
          )
          expect(Number.isInteger(searchUrl.page) && searchUrl.page >= 0).toBe(true)
          expect([...searchUrl.query].length).toBeLessThanOrEqual(100)
          expect(parse(formatSearchUrl(searchUrl))).toEqual(searchUrl)
        }
      )
    )
  })

  it.each(["-1", "1.5", "1e3", "abc", "", "99999999999", "0x1"])("reads page %j as a valid page", (page) => {
    expect([0, 9_999]).toContain(parseSearchUrl(new URLSearchParams({ Q: "ost", page })).page)
  })

  it("reads no page after the last one that a URL may have", () => {
    expect(["9999", "10000", "999999999"].map((page) => parse(`/sok?Q=ost&page=${page}`).page)).toEqual(
      Array(3).fill(9_999)
    )
  })

  it("SEARCH-33 reads each sort field with its order or as one value, and sorts by relevance for anything else", () => {
    const sortIn = (text: string) => parse(`/sok?Q=ost&${text}`).sort
    expect(sortIn("SortField=p_price&SortOrder=DESC")).toEqual({ field: "p_price", order: "DESC" })
    for (const query of [
      "Sort=p_price_desc",
      "SortField=p_price_desc&SortOrder=DESC",
      "SortField=p_price_desc&SortOrder=ASC"
    ]) {
      expect([query, sortIn(query)]).toEqual([query, { field: "p_price", order: "DESC" }])
    }
    expect(sortIn("SortField=p_name")).toEqual({ field: "p_name", order: "ASC" })
    for (const field of ["p_name", "p_price", "p_comparison_price", "p_brand", "p_bfcategorycode"])
      for (const order of ["ASC", "DESC"])
        expect(sortIn(`SortField=${field}&SortOrder=${order}`)).toEqual({ field, order })
    for (const invalidQuery of [
      "",
      "SortField=",
      "Sort=relevance",
      "SortField=drop%20table",
      "SortField=_desc",
      "SortOrder=DESC"
    ]) {
      expect(sortIn(invalidQuery)).toEqual({ field: "", order: "ASC" })
    }
  })

  it("SEARCH-24 reads the types product, recipe, cateredmeal, category, page and store, and no type for anything else", () => {
    const types = ["product", "recipe", "cateredmeal", "category", "page", "store"]
    expect(searchTypes.toSorted()).toEqual(types.toSorted())
    expect(types.map((type) => parse(`/sok?Q=ost&type=${type}`).type)).toEqual(types)
    expect(["brand", "Product", ""].map((type) => parse(`/sok?Q=ost&type=${type}`).type)).toEqual(
      ["brand", "Product", ""].map(() => parse("/sok?Q=ost").type)
    )
  })

  it("reads several values of a filter with commas, repeated or both, without duplicates and empty ones", () => {
    expect(parse("/sok?Q=ost&f.brand=Arla,,Garant&f.brand=Arla&f.brand=0").filters).toEqual({
      Brands: ["Arla", "Garant", "0"]
    })
    expect(parse("/sok?Q=ost&type=recipe&f.brand=Arla&f.cookingtime=0-15").filters).toEqual({ CookingTimes: ["0-15"] })
  })
})
