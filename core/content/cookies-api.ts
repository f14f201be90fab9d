import { Schema } from "effect"
import { graphqlOperation } from "../contract/graphql.ts"

/** What the page about cookies lists. */
export const getCookies = graphqlOperation({
  name: "getCookies",
  summary: "The shop's cookies by category",
  access: "public",
  document: `query getCookies {
  getCookies { domain cookies { Name Category } }
}`,
  variables: Schema.Struct({}),
  data: Schema.Struct({
    getCookies: Schema.Struct({
      domain: Schema.String,
      cookies: Schema.Array(Schema.Struct({ Name: Schema.String, Category: Schema.String }))
    })
  })
})
