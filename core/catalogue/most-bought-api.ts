import { Schema } from "effect"
import { graphqlOperation } from "../contract/graphql.ts"

/** Ids of the goods the customer has bought most, most first; the goods themselves are read like any others. */
export const mostBoughtProducts = graphqlOperation({
  name: "MostBoughtProducts",
  summary: "What the customer buys most",
  access: "customer",
  document: `query MostBoughtProducts($size: Int = 20, $days: Int = 90) {
  mostBoughtProducts(size: $size, days: $days) { id itemNo count }
}`,
  variables: Schema.Struct({ size: Schema.optionalKey(Schema.Finite), days: Schema.optionalKey(Schema.Finite) }),
  data: Schema.Struct({
    mostBoughtProducts: Schema.Array(Schema.Struct({ id: Schema.String, itemNo: Schema.String, count: Schema.Finite }))
  })
})

/** The same for recipes. */
export const mostBoughtRecipes = graphqlOperation({
  name: "MostBoughtRecipes",
  summary: "The recipes that the customer buys most",
  access: "customer",
  document: `query MostBoughtRecipes($size: Int = 20) {
  mostBoughtRecipes(size: $size) { id itemNo count }
}`,
  variables: Schema.Struct({ size: Schema.optionalKey(Schema.Finite) }),
  data: Schema.Struct({
    mostBoughtRecipes: Schema.Array(Schema.Struct({ id: Schema.String, itemNo: Schema.String, count: Schema.Finite }))
  })
})
