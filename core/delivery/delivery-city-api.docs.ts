import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./delivery-city-api.ts"

/** The API documentation of these calls. */
export const deliveryCityDocs = describeCalls<typeof api>({
  getDeliveryCity: {
    tag: "stores",
    summary:
      "List the postal codes that a city's stores deliver to; a code of fewer than five digits, such as '112', stands for all that begin with it",
    path: {
      city: {
        description: "The name of a city, or the last part of its page's path.",
        example: "uppsala"
      }
    }
  },
  listDeliveryCities: {
    tag: "stores",
    summary: "List the cities with home delivery"
  }
})
