import { Schema, SchemaGetter } from "effect"
import { endpoint } from "../contract/endpoint.ts"
import { Quantity, WireCart, WireCartView } from "./wire.ts"

/** The store number may also be a JSON number, since the shop's public client sends one. */
const StoreNumber = Schema.Union([
  Schema.String,
  Schema.Int.pipe(
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform(String),
      encode: SchemaGetter.transform(Number)
    })
  )
])

const accessErrors = ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN"] as const
const changeErrors = [...accessErrors, "ERR_CART_LOCKED"] as const

export const createCart = endpoint({
  name: "createCart",
  service: "carts",
  method: "POST",
  path: "/carts",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ storeNumber: StoreNumber }),
  response: WireCart,
  projection: WireCartView,
  status: 201,
  errors: ["ERR_STORE_NOT_FOUND"]
})

export const getCart = endpoint({
  name: "getCart",
  service: "carts",
  method: "GET",
  path: "/carts/{id}",
  access: "customer",
  cache: "none",
  response: WireCart,
  projection: WireCartView,
  errors: accessErrors
})

export const deleteCart = endpoint({
  name: "deleteCart",
  service: "carts",
  method: "DELETE",
  path: "/carts/{id}",
  access: "customer",
  cache: "none",
  response: null,
  status: 204,
  errors: changeErrors
})

/** Deletes every cart of the customer that can still be changed (API-38). */
export const deleteUsableCarts = endpoint({
  name: "deleteUsableCarts",
  service: "carts",
  method: "DELETE",
  path: "/carts/deleteUsableCarts",
  access: "customer",
  cache: "none",
  response: null,
  status: 204,
  errors: []
})

/** Moves the cart to another store. The returned cart's errors[] has one entry for each removed line, bag and meal and for each recipe that lost products, with its gtin (the id of a recipe without one) in `field`. */
export const moveCart = endpoint({
  name: "moveCart",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/move",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ storeNumber: StoreNumber, keepCart: Schema.Boolean }),
  response: WireCart,
  projection: WireCartView,
  errors: [...changeErrors, "ERR_STORE_NOT_FOUND"]
})

/** Adds each item to the line of its gtin; the gtin of a recipe bag adds the bag with its recipes. A quantity above the maximum is clamped and reported in errors[]. */
export const addItems = endpoint({
  name: "addItems",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/additems",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    items: Schema.Array(
      Schema.Struct({
        gtin: Schema.String,
        itemNo: Schema.String,
        quantity: Quantity,
        netContent: Schema.optionalKey(Schema.Unknown),
        countryOfOrigin: Schema.optionalKey(Schema.NullOr(Schema.Unknown)),
        name: Schema.optionalKey(Schema.String)
      })
    ).check(Schema.isMinLength(1), Schema.isMaxLength(200))
  }),
  response: WireCart,
  projection: WireCartView,
  errors: [...changeErrors, "ERR_ITEM_NOT_IN_ASSORTMENT", "ERR_METHOD_NOT_ALLOWED_FOR_ITEM", "ERR_QUANTITY_LIMIT"]
})

/** `quantity` is absolute: kg with one decimal for products sold by weight, otherwise whole pieces. */
export const changeItem = endpoint({
  name: "changeItem",
  service: "carts",
  method: "PUT",
  path: "/carts/{id}/items/{itemId}",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ quantity: Schema.Finite }),
  response: WireCart,
  projection: WireCartView,
  errors: [...changeErrors, "ERR_ITEM_NOT_FOUND", "ERR_QUANTITY_LIMIT"]
})

export const removeItem = endpoint({
  name: "removeItem",
  service: "carts",
  method: "DELETE",
  path: "/carts/{id}/items/{itemId}",
  access: "customer",
  cache: "none",
  response: WireCart,
  projection: WireCartView,
  errors: [...changeErrors, "ERR_ITEM_NOT_FOUND"]
})
