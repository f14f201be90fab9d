import { Schema } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { Quantity, WireCart, WireCartView } from "./wire.ts"

const notMine = ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN"] as const
const locked = [...notMine, "ERR_CART_LOCKED"] as const

export const createCart = endpoint({
  name: "createCart",
  summary: "Open a cart in a store; the open one of the customer where there is one",
  method: "POST",
  path: "/carts",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ storeNumber: Schema.String }),
  answer: WireCart,
  reads: WireCartView,
  status: 201,
  errors: ["ERR_STORE_NOT_FOUND"]
})

export const getCart = endpoint({
  name: "getCart",
  summary: "A cart with all its amounts",
  method: "GET",
  path: "/carts/{id}",
  access: "customer",
  cache: "none",
  answer: WireCart,
  reads: WireCartView,
  errors: notMine
})

export const deleteCart = endpoint({
  name: "deleteCart",
  summary: "Delete a cart",
  method: "DELETE",
  path: "/carts/{id}",
  access: "customer",
  cache: "none",
  answer: null,
  status: 204,
  errors: locked
})

/** What is left out is said beside the cart, each line by its gtin in `field`. */
export const moveCart = endpoint({
  name: "moveCart",
  summary: "Make the cart one of another store; goods that store lacks, or does not drive home, are left out",
  method: "POST",
  path: "/carts/{id}/move",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ storeNumber: Schema.String, keepCart: Schema.Boolean }),
  answer: WireCart,
  reads: WireCartView,
  errors: [...locked, "ERR_STORE_NOT_FOUND"]
})

/** Adds to the line of each gtin; an add over the maximum is clamped and said in errors[] beside the cart. */
export const addItems = endpoint({
  name: "addItems",
  summary: "Add goods to a cart",
  method: "POST",
  path: "/carts/{id}/additems",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    items: Schema.Array(Schema.Struct({
      gtin: Schema.String,
      itemNo: Schema.String,
      quantity: Quantity,
      netContent: Schema.optionalKey(Schema.Unknown),
      countryOfOrigin: Schema.optionalKey(Schema.NullOr(Schema.Unknown)),
      name: Schema.optionalKey(Schema.String)
    })).check(Schema.isMinLength(1), Schema.isMaxLength(200))
  }),
  answer: WireCart,
  reads: WireCartView,
  errors: [...locked, "ERR_ITEM_NOT_IN_ASSORTMENT", "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", "ERR_QUANTITY_LIMIT"]
})

/** `quantity` is absolute: kg with one decimal for weight goods, else whole. */
export const changeItem = endpoint({
  name: "changeItem",
  summary: "Set the quantity of a cart line",
  method: "PUT",
  path: "/carts/{id}/items/{itemId}",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ quantity: Schema.Finite }),
  answer: WireCart,
  reads: WireCartView,
  errors: [...locked, "ERR_ITEM_NOT_FOUND", "ERR_QUANTITY_LIMIT"]
})

export const removeItem = endpoint({
  name: "removeItem",
  summary: "Remove a cart line",
  method: "DELETE",
  path: "/carts/{id}/items/{itemId}",
  access: "customer",
  cache: "none",
  answer: WireCart,
  reads: WireCartView,
  errors: [...locked, "ERR_ITEM_NOT_FOUND"]
})
