import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { Kronor } from "../kernel/wire.ts"
import { WireRecipeSummary } from "./wire.ts"

const text = Schema.String
const query = Schema.Struct({ store: Schema.optionalKey(text) })

/** A recipe bag. The `quantity` and `minimumPrice` of its recipes are for the bag's portions. */
export const WireBagOffer = Schema.Struct({
  id: text,
  gtin: text,
  name: text,
  url: text,
  description: Schema.NullOr(text),
  numberOfMeals: Schema.Finite,
  recipes: Schema.Array(Schema.Struct({ ...WireRecipeSummary.fields, gtin: text, bagPrice: Schema.NullOr(Kronor) }))
})

/** Lists the recipe bags of a category, or all recipe bags when the id is the bag folder's. */
export const listRecipeBags = endpoint({
  name: "listRecipeBags",
  service: "search",
  method: "GET",
  path: "/Loop54/category/{id}/recipe-bags",
  access: "public",
  cache: "shared",
  query,
  response: Schema.Struct({ items: Schema.Array(WireBagOffer) }),
  errors: ["ERR_CATEGORY_NOT_FOUND"]
})

/** Returns a recipe bag with the recipes that can be chosen. */
export const getRecipeBag = endpoint({
  name: "getRecipeBag",
  service: "search",
  method: "GET",
  path: "/Loop54/recipe-bag/{id}",
  access: "public",
  cache: "shared",
  query,
  response: WireBagOffer,
  errors: ["ERR_BAG_NOT_FOUND"]
})
