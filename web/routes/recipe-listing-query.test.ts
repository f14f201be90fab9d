import { describe, expect, it } from "vitest"
import { recipeListingOf } from "./recipe-listing-query.ts"
import { recipeListingQueryString } from "./recipe-listing-query-string.ts"

describe("recipeListingOf", () => {
  it("CENTITY-29 RECIPE-12 RECIPE-13 RECIPE-14 RECIPE-29 reads the sort, the filters and the page, and drops other parameters; recipeListingQueryString restores the query without them", () => {
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
