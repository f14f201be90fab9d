import { GraphQLObjectType, GraphQLSchema } from "graphql"
import type { GraphqlContext, GraphqlField } from "./graphql-field.ts"
import { graphqlTypes } from "./graphql-types.ts"

/** The read-only schema of POST /graphql. */
export const graphqlSchema = (fields: ReadonlyArray<GraphqlField>): GraphQLSchema => {
  const types = graphqlTypes()
  return new GraphQLSchema({
    query: new GraphQLObjectType<unknown, GraphqlContext>({
      name: "Query",
      fields: Object.fromEntries(fields.map(({ name, config }) => [name, config(types)]))
    })
  })
}
