import { Schema } from "effect"

export class FavouritesUnavailable extends Schema.TaggedError<FavouritesUnavailable>()("FavouritesUnavailable", {
  detail: Schema.String
}) {}

/** The change was not stored; the item is shown as before (FAV-08). */
export class FavouriteNotSaved extends Schema.TaggedError<FavouriteNotSaved>()("FavouriteNotSaved", {
  detail: Schema.String
}) {}
