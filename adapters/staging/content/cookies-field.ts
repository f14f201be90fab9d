import { getCookies } from "#core/content/cookies-api.ts"
import { graphqlField } from "../http/graphql-field.ts"
import { shopCookies } from "./cookies.ts"

export const cookiesField = graphqlField(getCookies, async ({ origin }) => ({
  domain: new URL(origin).hostname,
  cookies: shopCookies
}))
