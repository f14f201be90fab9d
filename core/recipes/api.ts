import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"

const WireRecipe = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  url: Schema.String,
  image: Schema.NullOr(Schema.Struct({ url: Schema.String, alt: Schema.String })),
  /** In minutes. */
  cookingTime: Schema.NullOr(Schema.Finite)
})

/** Returns recipes by id (API-67). */
export const recipesByIds = endpoint({
  name: "recipesByIds",
  service: "search",
  method: "GET",
  path: "/Loop54/recipes/{ids}",
  access: "public",
  // Not cached, since the ids are a customer's own list.
  cache: "none",
  withoutToken: true,
  response: Schema.Struct({ items: Schema.Array(WireRecipe) }),
  errors: []
})
