import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"
import { postalCode } from "../contract/parameter-docs.ts"

/** The API documentation of these calls. */
export const deliveryDocs = describeCalls<typeof api>({
  chooseSlot: {
    tag: "cart",
    summary: "Choose a delivery time for the cart; it is not reserved until the order",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    },
    example: {
      slotId: "home-3201-2026-03-12-16"
    }
  },
  deliverySlotsAvailability: {
    tag: "graphql",
    summary: "List delivery times by day",
    variables: {
      input: { deliveryMethod: "Home", zipCode: "11122", cartId: null, siteId: "1001", isNewOrder: true }
    }
  },
  getPickingFee: {
    tag: "delivery",
    summary: "Get the picking fee for a delivery method",
    query: {
      deliveryType: {
        description: "The delivery method.",
        example: "homeDelivery"
      },
      postalCode: postalCode,
      cartId: {
        description: "The cart that the fee is for."
      },
      siteId: {
        description: "The site that the fee is for."
      },
      isReplacement: {
        description: "Whether the cart changes an existing order."
      }
    }
  },
  listCateringDates: {
    tag: "delivery",
    summary: "List the dates on which a store still accepts catering orders",
    query: { siteId: { description: "The id of the store's site.", example: "1001" } }
  }
})
