import { Schema } from "effect"

export class MealsUnavailable extends Schema.TaggedError<MealsUnavailable>()("MealsUnavailable", {
  detail: Schema.String
}) {}

export class MealNotFound extends Schema.TaggedError<MealNotFound>()("MealNotFound", {}) {}

export class MealCategoryNotFound extends Schema.TaggedError<MealCategoryNotFound>()("MealCategoryNotFound", {}) {}
