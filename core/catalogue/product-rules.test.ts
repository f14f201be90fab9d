import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ageLimitOf, availabilityOf, isAvailable, isNew } from "./availability.ts"
import { isPickupOnly } from "./pickup-only.ts"
import { parseSort, relevance, sortFields, sortNameOf, toggleFilter } from "./listing.ts"
import { listingQueries, sortAndFilterQuery } from "./listing-queries.ts"
import { readableSize } from "./size.ts"

describe("readableSize", () => {
  it.each([
    ["CA1.35KG", "ca 1,35 kg"],
    ["CA 2KG", "ca 2 kg"],
    ["1,32L", "1,32 l"],
    ["415/230G", "415/230 g"],
    ["12X33CL", "12x33 cl"],
    ["6P", "6-pack"],
    ["12p", "12-pack"],
    ["6PX", "6 px"],
    ["1.5L", "1,5 l"],
    ["  40% ", "40 %"],
    ["ST", "st"],
    ["Ca 6 port / 1 KG", "ca 6 port / 1 kg"],
    ["", null],
    ["  ", null],
    [null, null]
  ])("formats %j as %j", (label, size) => expect(readableSize(label)).toBe(size))
})

describe("isAvailable", () => {
  const today = "2026-03-10"
  const aProduct = (availableFrom: string | null, availableTo: string | null) => ({ availableFrom, availableTo })

  it("PRODUCT-03 PRODUCT-04 PRODUCT-05 is true from the day before the first day until the last day", () => {
    for (const [from, to, available] of [
      [null, null, true],
      ["2026-03-11", null, true],
      ["2026-03-12", null, false],
      ["2026-03-12", "2026-03-20", false],
      [null, "2026-03-10", true],
      [null, "2026-03-09", false],
      ["2026-03-11", "2026-03-09", false]
    ] as const)
      expect([from, to, isAvailable(aProduct(from, to), today)]).toEqual([from, to, available])
  })
})

describe("isNew", () => {
  it("PRODUCT-06 is true from the first to the last millisecond, and false when either date is missing", () => {
    const product = { newFrom: "2026-03-01T00:00:00Z", newTo: "2026-03-31T00:00:00Z" }
    const [from, to] = [Date.parse(product.newFrom), Date.parse(product.newTo)]
    expect([from - 1, from, to, to + 1].map((now) => isNew(product, now))).toEqual([false, true, true, false])
    expect([isNew({ ...product, newFrom: null }, from), isNew({ ...product, newTo: null }, from)]).toEqual([
      false,
      false
    ])
  })
})

describe("ageLimitOf", () => {
  it("PRODUCT-09 is the higher of the marked limits", () => {
    expect(
      [["RestrictedToSell15", "RestrictedToSell18"], ["KRAV", "RestrictedToSell15"], ["KRAV"], []].map(ageLimitOf)
    ).toEqual([18, 15, null, null])
  })
})

describe("isPickupOnly", () => {
  it("is true for tobacco in the department or the category", () => {
    const isPickupOnlyIn = (department: string | null, category: string | null) =>
      isPickupOnly({ department, category })
    expect([
      isPickupOnlyIn("Tobak", null),
      isPickupOnlyIn(null, "Snus & nikotin"),
      isPickupOnlyIn("Kiosk", "Cigaretter")
    ]).toEqual([true, true, true])
    expect([isPickupOnlyIn("Mejeri", "Mjölk"), isPickupOnlyIn(null, null)]).toEqual([false, false])
  })
})

describe("availabilityOf", () => {
  const today = "2026-11-21"
  const anyDate = fc.option(fc.constantFrom("2026-11-20", today, "2026-11-22", "2026-11-23", "9999-12-31"))

  it("CENTITY-26 has a type and a date (decision 0026): the first day, the last day, or the last day that has passed; it is null for a product that can be bought now and has no end date", () => {
    const availability = (availableFrom: string | null, availableTo: string | null) =>
      availabilityOf({ availableFrom, availableTo }, today)
    expect(availability("2026-11-23", null)).toEqual({ type: "from", date: "2026-11-23" })
    expect(availability(null, "2026-11-22")).toEqual({ type: "to", date: "2026-11-22" })
    expect(availability(null, "2026-11-20")).toEqual({ type: "expired", date: "2026-11-20" })
    expect([availability(null, null), availability("2026-11-22", "9999-12-31")]).toEqual([null, null])
  })

  it("is always 'from' or 'expired' exactly when the product cannot be bought", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (availableFrom, availableTo) => {
        const product = { availableFrom, availableTo }
        const type = availabilityOf(product, today)?.type
        expect(type === "from" || type === "expired").toBe(!isAvailable(product, today))
      })
    )
  })
})

describe("a sort", () => {
  it("CENTITY-28 has a value for the page's URL, and a SortField and an order for the call", () => {
    const sort = { field: "p_price", order: "DESC" } as const
    expect(sortNameOf(sort)).toBe("p_price_desc")
    expect(sortAndFilterQuery({ sort, filters: {} })).toEqual({ SortField: "p_price", SortOrder: "DESC" })
  })
})

describe("parseSort", () => {
  it("always reads every field and order in the format of a URL and in that of a call", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sortFields.filter((field) => field !== "")),
        fc.boolean(),
        (field, isDescending) => {
          const sort = { field, order: isDescending ? "DESC" : "ASC" }
          expect(parseSort(`${field}${isDescending ? "_desc" : ""}`)).toEqual(sort)
          expect(parseSort(field, isDescending ? "DESC" : "ASC")).toEqual(sort)
        }
      )
    )
  })

  it("reads relevance, treats a missing order as ascending, and returns null for an unknown field", () => {
    expect([parseSort(""), parseSort("relevance"), parseSort("", "DESC")]).toEqual([relevance, relevance, relevance])
    expect(["_desc", "price", "p_price_desc_desc", "p_desc_price"].map((text) => parseSort(text))).toEqual([
      null,
      null,
      null,
      null
    ])
    expect(parseSort("p_price", null)).toEqual({ field: "p_price", order: "ASC" })
  })
})

describe("listingQueries", () => {
  it("skips the earlier pages, takes 24 products a page, and omits the defaults", () => {
    expect(listingQueries({ page: 2, sort: relevance, filters: { Brands: [] } })).toEqual([{ skip: 48, take: 24 }])
    expect(
      listingQueries({
        page: 0,
        pageCount: 3,
        sort: { field: "p_price", order: "DESC" },
        filters: { Brands: ["Arla", "Oatly"], CookingTimes: ["20"] }
      })
    ).toEqual([
      {
        skip: 0,
        take: 72,
        SortField: "p_price",
        SortOrder: "DESC",
        Brands: "Arla,Oatly",
        CookingTimes: "20"
      }
    ])
  })

  it("always requests exactly the products of the pages, in order, with at most 100 in a call", () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 50 }), (page, pageCount) => {
        const queries = listingQueries({ page, pageCount, sort: relevance, filters: {} })
        const positions = queries.flatMap(({ skip, take }) => Array.from({ length: take }, (_, index) => skip + index))
        expect(positions).toEqual(Array.from({ length: pageCount * 24 }, (_, index) => page * 24 + index))
        expect(Math.max(...queries.map(({ take }) => take))).toBeLessThanOrEqual(100)
      })
    )
  })
})

describe("toggleFilter", () => {
  it("always returns to the same filters after a second toggle, and keeps other filters", () => {
    const anyValue = fc.string({ maxLength: 5 })
    fc.assert(
      fc.property(fc.uniqueArray(anyValue), anyValue, (selected, toggledValue) => {
        const filters = { Brands: selected.filter((other) => other !== toggledValue), ProductMarkings: ["KRAV"] }
        const filtersWithValue = toggleFilter(filters, "Brands", toggledValue)
        expect(filtersWithValue).toEqual({ ...filters, Brands: [...filters.Brands, toggledValue] })
        expect(toggleFilter(filtersWithValue, "Brands", toggledValue)).toEqual(filters)
      })
    )
    expect(toggleFilter({}, "Brands", "Arla")).toEqual({ Brands: ["Arla"] })
  })
})
