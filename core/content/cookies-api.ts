import { Schema } from "effect"
import { graphqlOperation } from "../contract/graphql.ts"

/** The cookies that the cookie page lists. */
export const getCookies = graphqlOperation({
  name: "getCookies",
  access: "public",
  document: `query getCookies {
  getCookies { domain cookies { Name Category } }
}`,
  variables: Schema.Struct({}),
  data: Schema.Struct({
    getCookies: Schema.Struct({
      domain: Schema.String,
      cookies: Schema.Array(
        Schema.Struct({ Name: Schema.String, Category: Schema.String }).annotate({ identifier: "Cookie" })
      )
    }).annotate({ identifier: "Cookies" })
  })
})
