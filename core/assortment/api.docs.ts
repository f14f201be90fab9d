import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"
import { postalCode } from "../contract/parameter-docs.ts"

/** The API documentation of these calls. */
export const assortmentDocs = describeCalls<typeof api>({
  listSites: {
    tag: "stores",
    summary: "List sites of a type, or get one by id",
    query: {
      siteTypeId: {
        description: "The type of site: 3 for grocery stores.",
        example: "3"
      },
      id: {
        description: "Returns only the site with this id."
      }
    }
  },
  recommendedStores: {
    tag: "stores",
    summary: "List the stores nearest to a postal code",
    query: {
      zip: postalCode,
      count: {
        description: "The maximum number of stores; the nearest come first.",
        example: 5
      }
    }
  },
  saveDeliverySettings: {
    tag: "account",
    summary: "Save the customer's delivery method and store",
    example: {
      userDeliveryMethod: "homeDelivery",
      userPostalCode: "11122",
      userSiteId: null
    }
  },
  storeNumberOfSite: {
    tag: "stores",
    summary: "Get the store number of a site",
    path: {
      siteId: {
        description: "The id of a site, from GET /sites.",
        example: "1001"
      }
    }
  },
  storeNumberOfZip: {
    tag: "stores",
    summary: "Get the store that delivers to a postal code",
    responseFields: {
      homeDeliveryAssortmentValues:
        "What the store delivers to the postal code: 'grocery' for its products, 'catering' for catered meals. Without this field, it delivers everything."
    },
    path: {
      zip: postalCode
    }
  }
})
