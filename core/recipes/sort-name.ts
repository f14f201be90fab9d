import type { RecipeSort } from "./listing.ts"

/** The values of the call's `sort` parameter. */
export const recipeSorts = ["name", "name_desc", "price", "price_desc"] as const
export type RecipeSortName = (typeof recipeSorts)[number]

/** The value of the `sort` parameter; undefined for relevance. */
export const recipeSortName = ({ field, order }: RecipeSort): RecipeSortName | undefined => {
  if (field === "") return undefined
  return order === "DESC" ? `${field}_desc` : field
}
