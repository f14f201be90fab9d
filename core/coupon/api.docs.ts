import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const couponDocs = describeCalls<typeof api>({
  addDiscountCode: {
    tag: "coupons",
    summary: "Add a discount code to the cart",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    },
    example: {
      gtin: "9900000000035",
      name: "10 % på frukt och grönt",
      relatedGtin: null
    }
  },
  mapDiscountCode: {
    tag: "coupons",
    summary: "Look up a discount code",
    query: {
      code: {
        description: "The discount code as the customer types it.",
        example: "SOMMAR"
      }
    }
  },
  removeDiscountCode: {
    tag: "coupons",
    summary: "Remove a discount code from the cart",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    },
    query: {
      gtin: {
        description: "The GTIN of the discount code, which may also be sent in a JSON body.",
        example: "9900000000035"
      }
    }
  }
})
