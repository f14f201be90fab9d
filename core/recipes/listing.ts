/** Recipes per page. */
export const recipePageSize = 20

/** The sort fields of recipe lists; '' is relevance (PCAT-10). */
export const recipeSortFields = ["", "name", "price"] as const
export type RecipeSortField = (typeof recipeSortFields)[number]

export interface RecipeSort {
  readonly field: RecipeSortField
  readonly order: "ASC" | "DESC"
}

export const recipeRelevance: RecipeSort = { field: "", order: "ASC" }

/** Parses a sort field and order from a URL: 'price_desc', or a field with an order. Anything else is relevance (RECIPE-12, RECIPE-13). */
export const parseRecipeSort = (text: string, order?: string | null): RecipeSort => {
  const field = recipeSortFields.find((candidate) => candidate === text.replace(/_desc$/, ""))
  if (field === undefined || field === "") return recipeRelevance
  return { field, order: text.endsWith("_desc") || order === "DESC" ? "DESC" : "ASC" }
}

/** The boolean filters (RECIPE-29). */
export const recipeSwitches = [
  "bargainonly",
  "currentweekdiscountonly",
  "discountonly",
  "longtimediscountonly",
  "memberpriceonly"
] as const
export type RecipeSwitch = (typeof recipeSwitches)[number]

/** The filters that shoppers select in recipe lists, by their names on the wire and in the URL (RECIPE-29). */
export const recipeFilterNames = [...recipeSwitches, "categoryname"] as const

export interface RecipeFilters {
  readonly switches: ReadonlyArray<RecipeSwitch>
  /** Ids of categories; a recipe must belong to all of them. */
  readonly categories: ReadonlyArray<string>
  /** Whether to list only recipes whose products all have a price in the store (RECIPE-14). */
  readonly priceOnly: boolean
}

export const noRecipeFilters: RecipeFilters = { switches: [], categories: [], priceOnly: false }

/** The requested part of a list, as in the page's URL. */
export interface RecipeListRequest {
  readonly sort: RecipeSort
  readonly filters: RecipeFilters
  /** How many pages to load, starting with the first, so that Back restores the list. */
  readonly pageCount: number
}

export const defaultRecipeList: RecipeListRequest = { sort: recipeRelevance, filters: noRecipeFilters, pageCount: 1 }
