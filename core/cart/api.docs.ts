import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const cartDocs = describeCalls<typeof api>({
  addItems: {
    tag: "cart",
    summary: "Add products to a cart",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    },
    bodyFields: {
      "items.netContent": "Accepted and ignored: the assortment decides a line's net content.",
      "items.countryOfOrigin": "The name of a country, {name}, or null. The shop shows no other value."
    },
    example: {
      items: [
        {
          gtin: "7348149195908",
          itemNo: "848230702_ST",
          quantity: {
            value: 2,
            unit: "Piece",
            originalUnit: "Piece"
          }
        }
      ]
    }
  },
  changeItem: {
    tag: "cart",
    summary: "Set the quantity of a cart line",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      },
      itemId: {
        description: "The id of a line of the cart."
      }
    },
    example: {
      quantity: 3
    }
  },
  createCart: {
    tag: "cart",
    summary: "Open a cart in a store, or return the customer's open cart",
    bodyFields: { storeNumber: "The number of a store, as a string or a JSON number." },
    example: {
      storeNumber: "3201"
    }
  },
  deleteCart: {
    tag: "cart",
    summary: "Delete a cart",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    }
  },
  deleteUsableCarts: {
    tag: "cart",
    summary: "Delete all open carts of the customer"
  },
  getCart: {
    tag: "cart",
    summary: "Get a cart with all its amounts",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    }
  },
  moveCart: {
    tag: "cart",
    summary: "Move the cart to another store, without the products that the store lacks or does not deliver",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      }
    },
    bodyFields: { storeNumber: "The number of a store, as a string or a JSON number." },
    example: {
      storeNumber: "3202",
      keepCart: true
    }
  },
  removeItem: {
    tag: "cart",
    summary: "Remove a cart line",
    path: {
      id: {
        description: "The id of an open cart of the caller."
      },
      itemId: {
        description: "The id of a line of the cart."
      }
    }
  }
})
