import { Schema } from "effect"

export class FavouritesUnavailable extends Schema.TaggedError<FavouritesUnavailable>()("FavouritesUnavailable", {
  detail: Schema.String
}) {}
