import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { sortFields } from "#core/catalogue/listing.ts"
import { listingOf, listingQueryString } from "./listing-query.ts"

const pageCountOf = (page: string) => listingOf(new URLSearchParams({ page })).pageCount

const anyListing = fc.record({
  page: fc.constant(0),
  pageCount: fc.integer({ min: 1, max: 20 }),
  sort: fc
    .tuple(fc.constantFrom(...sortFields), fc.constantFrom("ASC" as const, "DESC" as const))
    .map(([field, order]) => ({ field, order: field === "" ? ("ASC" as const) : order })),
  filters: fc.record(
    {
      Brands: fc.uniqueArray(fc.stringMatching(/^[A-Za-zåäöÅÄÖ&'%+]{1,20}$/), { minLength: 1, maxLength: 50 }),
      ProductMarkings: fc.uniqueArray(fc.stringMatching(/^[A-Z_]{1,20}$/), { minLength: 1, maxLength: 50 })
    },
    { requiredKeys: [] }
  )
})

describe("listingOf", () => {
  const listingFrom = (query: string) => listingOf(new URLSearchParams(query))

  it("PCAT-01 PCAT-27 PCAT-29 reads the 1-based parameter page, and corrects 0 to 1", () => {
    expect(["page=1", "page=3", "page=0", ""].map((query) => listingFrom(query).pageCount)).toEqual([1, 3, 1, 1])
  })

  it("PCAT-02 PCAT-03 PCAT-04 PCAT-11 reads Sort, or SortField with a SortOrder of ASC or DESC", () => {
    const price = (order: "ASC" | "DESC") => ({ field: "p_price", order })
    expect(
      [
        "Sort=p_price",
        "Sort=p_price_desc",
        "SortField=p_price&SortOrder=ASC",
        "SortField=p_price&SortOrder=DESC",
        "SortField=p_price&SortOrder=NONE"
      ].map((query) => listingFrom(query).sort)
    ).toEqual([price("ASC"), price("DESC"), price("ASC"), price("DESC"), price("ASC")])
  })

  it("PCAT-05 PCAT-06 reads f.brand and f.marking", () => {
    expect(listingFrom("f.brand=Arla,Scan&f.marking=EU_ORGANIC_FARMING").filters).toEqual({
      Brands: ["Arla", "Scan"],
      ProductMarkings: ["EU_ORGANIC_FARMING"]
    })
  })

  it("sorts by relevance when the URL has no sort", () => {
    expect(listingFrom("page=2").sort).toEqual({ field: "", order: "ASC" })
  })

  it("reads a number of pages from 1 to 50 from any URL, and 1 when the number in it is invalid", () => {
    expect(["1", "2", "20", "21", "500"].map(pageCountOf)).toEqual([1, 2, 20, 21, 50])
    expect(["501", "0", "-1", "1.5", "", "x", "1e9", "Infinity", "NaN"].map(pageCountOf)).toEqual(Array(9).fill(1))
    expect(listingOf(new URLSearchParams())).toMatchObject({ page: 0, pageCount: 1, filters: {} })
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String)), (page) => {
        expect(pageCountOf(page)).toBeOneOf(Array.from({ length: 50 }, (_, index) => index + 1))
      })
    )
  })

  it("always reads the same listing from the query string that was formatted from it", () => {
    fc.assert(
      fc.property(anyListing, (listing) => {
        expect(listingOf(new URLSearchParams(listingQueryString(listing)))).toEqual(listing)
      })
    )
  })

  it("PCAT-25 PCAT-26 reads up to 50 different filter values, trimmed, except those that are empty, too long or contain control characters", () => {
    const brandsOf = (...brands: ReadonlyArray<string>) =>
      listingOf(new URLSearchParams(brands.map((brand) => ["f.brand", brand]))).filters.Brands
    expect(brandsOf(" Arla , ,Scan,Arla,0", "Scan", "a\u0000b", "x".repeat(201), "y".repeat(200))).toEqual([
      "Arla",
      "Scan",
      "0",
      "y".repeat(200)
    ])
    expect(brandsOf(" , ")).toBeUndefined()
    expect(brandsOf(Array.from({ length: 60 }, (_, index) => `m${index}`).join())).toHaveLength(50)
  })
})

describe("listingQueryString", () => {
  it("PCAT-28 writes the 1-based parameter page from the second page on", () => {
    const listing = listingOf(new URLSearchParams())
    expect([1, 2, 5].map((pageCount) => listingQueryString({ ...listing, pageCount }))).toEqual([
      "",
      "?page=2",
      "?page=5"
    ])
  })

  it("is empty for the defaults", () => {
    expect(listingQueryString(listingOf(new URLSearchParams()))).toBe("")
  })
})
