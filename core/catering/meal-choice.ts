import { Schema } from "effect"

/** The entry of the device's storage with the last choice of a meal, so that it survives a reload and the log-in's page (CONST-05). */
export const mealChoiceEntry = {
  key: "catering",
  maxAgeSeconds: 86_400
} as const

/** The shopper's choices for a meal; the quantity is in portions or pieces. */
export const StoredMealChoice = Schema.Struct({
  mealId: Schema.String,
  variantId: Schema.String,
  sideId: Schema.NullOr(Schema.String),
  quantity: Schema.Finite
})
export type StoredMealChoice = typeof StoredMealChoice.Type
