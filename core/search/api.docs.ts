import { describeCalls, type ParameterDocs } from "../contract/call-docs.ts"
import type * as api from "./api.ts"
import { brands, fields, productMarkings, skip, sortField, sortOrder, store, take } from "../contract/parameter-docs.ts"

/** Documents `EntitytId`, which is spelt as the search service spells it. */
const hitId: ParameterDocs = {
  description: "The id of the product, category, page, recipe or store that was shown as a hit.",
  example: "100001001_ST"
}
const queryWords: ParameterDocs = { description: "The words to search for; case is ignored.", example: "mjölk" }

/** The API documentation of these calls. */
export const searchDocs = describeCalls<typeof api>({
  notifyAddingToCart: {
    tag: "search",
    summary: "Report that a hit was added to the cart",
    query: { EntitytId: hitId, q: queryWords }
  },
  notifyClick: {
    tag: "search",
    summary: "Report that a hit was opened",
    query: { EntitytId: hitId, q: queryWords }
  },
  quickSearch: {
    tag: "search",
    summary: "Get suggestions for a typed query, or the store's best sellers without a query",
    query: {
      q: queryWords,
      fields,
      store,
      size: take("products", 6),
      page: {
        description: "The page of hits; the first is 0.",
        example: 0
      }
    }
  },
  search: {
    tag: "search",
    summary:
      "Search for products and content; the query may be given as Q, q or SearchQuery. Only hits of the type in `type` are paged; of other types the first hits are returned",
    query: {
      Q: {
        description: "The words to search for; the parameter may also be named q or SearchQuery.",
        example: "mjölk"
      },
      type: {
        description:
          "The type of hits that page, skip and take apply to; the first 20 hits of other types are included. The default is products."
      },
      page: {
        description: "The page of hits; the first is 0.",
        example: 0
      },
      skip,
      take: take("hits of the requested type", 20),
      fields,
      store,
      SortField: sortField,
      SortOrder: sortOrder,
      Brands: brands,
      ProductMarkings: productMarkings,
      RecipeMarkings: {
        description:
          "Returns only recipes with these markings, a comma-separated list of values of the facet 'RecipeMarkings'."
      },
      CookingTimes: {
        description:
          "Returns only recipes with these cooking times, a comma-separated list of values of the facet 'CookingTimes'."
      }
    }
  }
})
