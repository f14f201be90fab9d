import { Schema } from "effect"
import { WireCart, WireCartView } from "../cart/wire.ts"
import { endpoint } from "../contract/endpoint.ts"

export const couponErrors = [
  "ERR_COUPON_ALREADY_USED",
  "ERR_COUPON_EXPIRED",
  "ERR_COUPON_VALIDATION",
  "ERR_COUPON_DOESNT_EXISTS",
  "ERR_INVALID_COUPON"
] as const

/** A code's goods number; the cart is given that (COUPON-07: a code of 13 or 14 digits is one already). */
export const mapDiscountCode = endpoint({
  name: "mapDiscountCode",
  summary: "Look a discount code up",
  method: "GET",
  path: "/DiscountCodeMap",
  access: "customer",
  cache: "none",
  query: Schema.Struct({ code: Schema.String }),
  answer: Schema.Struct({ gtin: Schema.String, name: Schema.String, code: Schema.String }),
  errors: couponErrors
})

export const addDiscountCode = endpoint({
  name: "addDiscountCode",
  summary: "Put a discount code into the cart",
  method: "POST",
  path: "/carts/{id}/discountCodes",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ gtin: Schema.String, name: Schema.String, relatedGtin: Schema.optionalKey(Schema.NullOr(Schema.String)) }),
  answer: WireCart,
  reads: WireCartView,
  errors: [...couponErrors, "ERR_CART_NOT_FOUND", "ERR_CART_LOCKED"]
})

export const removeDiscountCode = endpoint({
  name: "removeDiscountCode",
  summary: "Take a discount code out of the cart",
  method: "DELETE",
  path: "/carts/{id}/discountCodes",
  access: "customer",
  cache: "none",
  query: Schema.Struct({ gtin: Schema.optionalKey(Schema.String) }),
  queryInBody: true,
  answer: WireCart,
  reads: WireCartView,
  errors: ["ERR_CART_NOT_FOUND", "ERR_CART_LOCKED", "ERR_COUPON_DOESNT_EXISTS"]
})
