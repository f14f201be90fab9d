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

/** API-67 */
export const recipesByIds = endpoint({
  name: "recipesByIds",
  summary: "Recipes by their ids, comma-separated, in the order asked for; ids that are unknown are left out",
  method: "GET",
  path: "/Loop54/recipes/{ids}",
  access: "public",
  // What is asked for is a customer's own list.
  cache: "none",
  anonymous: true,
  answer: Schema.Struct({ items: Schema.Array(WireRecipe) }),
  errors: []
})
