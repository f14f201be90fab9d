import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./cookies-api.ts"

/** The API documentation of these calls. */
export const cookiesDocs = describeCalls<typeof api>({
  getCookies: {
    tag: "graphql",
    summary: "List the shop's cookies by category",
    variables: {}
  }
})
