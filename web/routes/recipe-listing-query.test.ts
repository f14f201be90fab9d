import { describe, expect, it } from "vitest"
import { recipeListingOf } from "./recipe-listing-query.ts"
import { recipeListingQueryString } from "./recipe-listing-query-string.ts"

describe("recipeListingOf", () => {
  it("CENTITY-29 RECIPE-12 RECIPE-13 RECIPE-14 reads SortField and SortOrder as the sort and its order, and PriceOnly as priceOnly", () => {
    const sortAndPriceOnly = (query: string) => {
      const { sort, filters } = recipeListingOf(new URLSearchParams(query))
      return [sort.field, sort.order, filters.priceOnly]
    }
    expect(
      ["", "SortField=name", "SortField=price&SortOrder=ASC", "SortField=price&SortOrder=DESC", "PriceOnly=true"].map(
        sortAndPriceOnly
      )
    ).toEqual([
      ["", "ASC", false],
      ["name", "ASC", false],
      ["price", "ASC", false],
      ["price", "DESC", false],
      ["", "ASC", true]
    ])
  })

  it("RECIPE-29 reads the sort, the filters and the page, and drops other parameters; recipeListingQueryString restores the query without them", () => {
    const query =
      "?SortField=price&SortOrder=DESC&bargainonly=true&currentweekdiscountonly=true&discountonly=true&longtimediscountonly=true&memberpriceonly=true&categoryname=snabbt%2Chelg&PriceOnly=true&page=3"
    const listing = recipeListingOf(new URLSearchParams(`${query}&f.brand=Arla&stockonly=true`))
    expect(listing).toEqual({
      sort: { field: "price", order: "DESC" },
      filters: {
        switches: ["bargainonly", "currentweekdiscountonly", "discountonly", "longtimediscountonly", "memberpriceonly"],
        categories: ["snabbt", "helg"],
        priceOnly: true
      },
      pageCount: 3
    })
    expect(recipeListingQueryString(listing)).toBe(query)
    expect(recipeListingOf(new URLSearchParams("discountonly=kanske")).filters.switches).toEqual([])
    expect(recipeListingQueryString(recipeListingOf(new URLSearchParams()))).toBe("")
  })
})
