import { describeCalls, type ParameterDocs } from "../contract/call-docs.ts"
import type * as api from "./api.ts"
import { brands, fields, productMarkings, skip, sortField, sortOrder, store, take } from "../contract/parameter-docs.ts"

const productId: ParameterDocs = {
  description: "The product's id: nine digits and _ST or _KG.",
  example: "848230702_ST"
}

/** The API documentation of these calls. */
export const catalogueDocs = describeCalls<typeof api>({
  listCategoryProducts: {
    tag: "catalogue",
    summary: "List the products of a category",
    path: {
      id: {
        description: "The id of a category in the navigation tree."
      }
    },
    query: {
      skip,
      take: take("products", 24),
      SortField: sortField,
      SortOrder: sortOrder,
      Brands: brands,
      ProductMarkings: productMarkings,
      fields,
      store,
      categoryName: {
        description: "The name of the category, for statistics."
      }
    }
  },
  listProducts: {
    tag: "catalogue",
    summary: "List products by any filter",
    query: {
      skip,
      take: take("products", 24),
      SortField: sortField,
      SortOrder: sortOrder,
      Brands: brands,
      ProductMarkings: productMarkings,
      fields,
      store,
      q: {
        description: "The words to search for, in upper or lower case.",
        example: "mjölk"
      }
    }
  },
  productsByIds: {
    tag: "catalogue",
    summary: "Get products by id, in the requested order unless sorted",
    path: {
      ids: {
        description: "Up to 100 product ids, separated by commas.",
        example: "848230702_ST"
      }
    },
    query: {
      SortField: sortField,
      SortOrder: sortOrder,
      take: {
        description: "The number of products to return; the default is all."
      },
      fields,
      store
    }
  },
  recommendedProducts: {
    tag: "catalogue",
    summary: "List products that are bought together with this one",
    path: {
      id: productId
    },
    query: {
      skip,
      take: take("products", 8),
      fields,
      store,
      ExcludedBfCategoryCode: {
        description: "Leaves out products of this category."
      }
    }
  },
  offerProducts: {
    tag: "catalogue",
    summary: "List the products of an offer",
    path: { id: { description: "The id of an offer of the store.", example: "1316080,2500279577" } },
    query: {
      skip,
      take: take("products", 24),
      fields,
      store,
      ExcludeProductId: { description: "A product to leave out." }
    }
  },
  relatedProducts: {
    tag: "catalogue",
    summary: "List products of the same kind",
    path: {
      id: productId
    },
    query: {
      skip,
      take: take("products", 8),
      fields,
      store,
      ExcludedOfferId: {
        description: "Leaves out products of this offer."
      }
    }
  },
  topSellers: {
    tag: "catalogue",
    summary: "List the best-selling products",
    query: {
      skip,
      take: take("products", 24),
      fields,
      store
    }
  }
})
