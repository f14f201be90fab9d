import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const orderDocs = describeCalls<typeof api>({
  checkOutCart: {
    tag: "orders",
    summary: "Turn the cart into an order",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    },
    example: {
      payment: "onDelivery",
      homeDelivery: { street: "Kungsgatan 3", postalCode: "11122", city: "Stockholm" }
    }
  },
  createReplacementCart: {
    tag: "orders",
    summary: "Open a cart in which an order is changed",
    path: {
      id: {
        description: "The id of an order of the caller that can still be changed."
      }
    },
    example: { storeNo: "3201" }
  },
  refreshCalculations: {
    tag: "orders",
    summary: "Calculate the amounts of an order's cart again",
    path: {
      id: {
        description: "The id of a cart of the caller that belongs to an order or replaces one."
      }
    }
  },
  getOrder: {
    tag: "orders",
    summary: "Get an order",
    path: {
      id: {
        description: "The id of an order of the caller."
      }
    }
  },
  listOrders: {
    tag: "orders",
    summary: "List the customer's carts and orders",
    query: {
      afterDeliveryDate: {
        description: "Returns only orders delivered on this date (YYYY-MM-DD) or later; the default is today.",
        example: "2026-01-31"
      }
    }
  }
})
