import { describe, expect, it } from "vitest"
import { defaultRecipeList, parseRecipeSort, recipeFilterNames } from "./listing.ts"
import { recipeListQuery } from "./list-query.ts"

describe("parseRecipeSort", () => {
  it("PCAT-10 accepts relevance, and name and price in both directions, and treats anything else as relevance", () => {
    const parsedSorts = ["", "name", "name_desc", "price", "price_desc", "p_price", "relevance"].map((text) => {
      const { field, order } = parseRecipeSort(text)
      return `${field} ${order}`
    })
    expect(parsedSorts).toEqual([" ASC", "name ASC", "name DESC", "price ASC", "price DESC", " ASC", " ASC"])
    expect(parseRecipeSort("price", "DESC")).toEqual({ field: "price", order: "DESC" })
  })
})

describe("recipeListQuery", () => {
  it("sends the sort with its order, and PriceOnly when it is set", () => {
    const sort = { field: "price", order: "DESC" } as const
    const { filters } = defaultRecipeList
    expect(recipeListQuery({ ...defaultRecipeList, sort })).toEqual({ skip: 0, take: 20, sort: "price_desc" })
    expect(recipeListQuery({ ...defaultRecipeList, filters: { ...filters, priceOnly: true } })).toEqual({
      skip: 0,
      take: 20,
      PriceOnly: true
    })
  })

  it("RECIPE-29 sends only the filters that are set, under their names", () => {
    expect(recipeListQuery(defaultRecipeList)).toEqual({ skip: 0, take: 20 })
    const query = recipeListQuery({
      sort: parseRecipeSort("price_desc"),
      filters: { switches: ["bargainonly", "memberpriceonly"], categories: ["snabbt", "helg"], priceOnly: true },
      pageCount: 2
    })
    expect(query).toEqual({
      skip: 0,
      take: 40,
      sort: "price_desc",
      bargainonly: true,
      memberpriceonly: true,
      categoryname: "snabbt,helg",
      PriceOnly: true
    })
    expect(recipeFilterNames).toEqual([
      "bargainonly",
      "currentweekdiscountonly",
      "discountonly",
      "longtimediscountonly",
      "memberpriceonly",
      "categoryname"
    ])
  })
})
