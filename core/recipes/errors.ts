import { Schema } from "effect"

export class RecipesUnavailable extends Schema.TaggedError<RecipesUnavailable>()("RecipesUnavailable", {
  detail: Schema.String
}) {}

export class RecipeNotFound extends Schema.TaggedError<RecipeNotFound>()("RecipeNotFound", {}) {}
