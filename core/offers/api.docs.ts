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
      current: { description: "Requests the offers of this week, which is the default.", example: "true" },
      next: { description: "Requests the offers of the next week.", example: "true" },
      category: {
        description: "Returns only offers of this department."
      }
    }
  },
  listLeaflets: { tag: "offers", summary: "List the current leaflets" },
  offersByIds: {
    tag: "offers",
    summary: "Return offers by id",
    path: {
      ids: {
        description: "The ids of offers, separated by commas. An id may itself contain a comma.",
        example: "1316080,2500279577"
      }
    },
    query: {
      store,
      ignoreStore: {
        description: "Also returns offers that the store does not have; an offer of several stores is returned once.",
        example: "true"
      }
    }
  }
})
