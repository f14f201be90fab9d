import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./most-bought-api.ts"

/** The API documentation of these calls. */
export const mostBoughtDocs = describeCalls<typeof api>({
  mostBoughtProducts: {
    tag: "graphql",
    summary: "List the products that the customer buys most",
    variables: { size: 20, days: 90 }
  },
  mostBoughtRecipes: {
    tag: "graphql",
    summary: "List the recipes that the customer buys most",
    variables: { size: 20 }
  }
})
