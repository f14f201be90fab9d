import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"
import { store } from "../contract/parameter-docs.ts"

/** The API documentation of these calls. */
export const offerDocs = describeCalls<typeof api>({
  listOffers: {
    tag: "offers",
    summary: "List a store's offers of this week or the next",
    query: {
      store,
      size: {
        description: "The maximum number of offers; the default is all."
      },
      week: {
        description: "The week of the offers: this week or the next.",
        example: "current"
      },
      category: {
        description: "Returns only offers of this department."
      }
    }
  }
})
