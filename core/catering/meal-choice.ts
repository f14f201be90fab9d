import { Schema } from "effect"

/** The key and lifetime of the last meal choice in the device's storage, where it survives a reload and the log-in page (CONST-05). */
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
