import { Schema } from "effect"
import { GraphqlId, graphqlOperation } from "../contract/graphql.ts"

const mostBoughtFields = { id: GraphqlId, itemNo: Schema.String, count: Schema.Int }

/** Returns the ids of the products that the customer has bought most, the most bought first; another call loads the products. */
export const mostBoughtProducts = graphqlOperation({
  name: "MostBoughtProducts",
  access: "customer",
  document: `query MostBoughtProducts($size: Int = 20, $days: Int = 90) {
  mostBoughtProducts(size: $size, days: $days) { id itemNo count }
}`,
  variables: Schema.Struct({ size: Schema.optionalKey(Schema.Int), days: Schema.optionalKey(Schema.Int) }),
  data: Schema.Struct({
    mostBoughtProducts: Schema.Array(Schema.Struct(mostBoughtFields).annotate({ identifier: "MostBoughtProduct" }))
  })
})

/** Returns the ids of the recipes that the customer has bought most, the most bought first. */
export const mostBoughtRecipes = graphqlOperation({
  name: "MostBoughtRecipes",
  access: "customer",
  document: `query MostBoughtRecipes($size: Int = 20) {
  mostBoughtRecipes(size: $size) { id itemNo count }
}`,
  variables: Schema.Struct({ size: Schema.optionalKey(Schema.Int) }),
  data: Schema.Struct({
    mostBoughtRecipes: Schema.Array(Schema.Struct(mostBoughtFields).annotate({ identifier: "MostBoughtRecipe" }))
  })
})
