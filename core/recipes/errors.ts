import { Schema } from "effect"

export class RecipesUnavailable extends Schema.TaggedError<RecipesUnavailable>()("RecipesUnavailable", {
  detail: Schema.String
}) {}

export class RecipeNotFound extends Schema.TaggedError<RecipeNotFound>()("RecipeNotFound", {}) {}

export class RecipeBagNotFound extends Schema.TaggedError<RecipeBagNotFound>()("RecipeBagNotFound", {}) {}

export class RecipeCategoryNotFound extends Schema.TaggedError<RecipeCategoryNotFound>()(
  "RecipeCategoryNotFound",
  {}
) {}

/** The page's category has no recipes in the API, which is an error in the page's configuration (RECIPE-31). */
export class RecipeCategoryNotConfigured extends Schema.TaggedError<RecipeCategoryNotConfigured>()(
  "RecipeCategoryNotConfigured",
  {}
) {}

/** The messages for logs and session reports (RECIPE-33, RECIPE-34). */
export const articlesFailedMessage = "Failed to load recipe articles. Please try again."
export const productsFailedMessage = "Failed to fetch products"

/** The products of a recipe could not be loaded. */
export class RecipeProductsUnavailable extends Schema.TaggedError<RecipeProductsUnavailable>()(
  "RecipeProductsUnavailable",
  {
    message: Schema.String
  }
) {}
