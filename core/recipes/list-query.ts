import { type RecipeListRequest, recipePageSize } from "./listing.ts"
import { recipeSortName } from "./sort-name.ts"

/** Converts a request to the query of a call; defaults are omitted. */
export const recipeListQuery = ({ sort, filters, pageCount }: RecipeListRequest) => {
  const sortName = recipeSortName(sort)
  return {
    skip: 0,
    take: recipePageSize * pageCount,
    ...(sortName === undefined ? {} : { sort: sortName }),
    ...Object.fromEntries(filters.switches.map((name) => [name, true])),
    ...(filters.categories.length === 0 ? {} : { categoryname: filters.categories.join(",") }),
    ...(filters.priceOnly ? { PriceOnly: true } : {})
  }
}
