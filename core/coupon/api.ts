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

/** Looks up a code's GTIN, by which it is added to a cart; a code of 13 or 14 digits is already a GTIN (COUPON-07). */
export const mapDiscountCode = endpoint({
  name: "mapDiscountCode",
  service: "carts",
  method: "GET",
  path: "/DiscountCodeMap",
  access: "customer",
  cache: "none",
  query: Schema.Struct({ code: Schema.String }),
  response: Schema.Struct({ gtin: Schema.String, name: Schema.String, code: Schema.String }),
  errors: [...couponErrors, "too_many_codes"],
  rateLimit: "discountCodes"
})

export const addDiscountCode = endpoint({
  name: "addDiscountCode",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/discountCodes",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    gtin: Schema.String,
    name: Schema.String,
    relatedGtin: Schema.optionalKey(Schema.NullOr(Schema.String))
  }),
  response: WireCart,
  projection: WireCartView,
  errors: [...couponErrors, "ERR_CART_NOT_FOUND", "ERR_FORBIDDEN", "ERR_CART_LOCKED", "too_many_codes"],
  rateLimit: "discountCodes"
})

export const removeDiscountCode = endpoint({
  name: "removeDiscountCode",
  service: "carts",
  method: "DELETE",
  path: "/carts/{id}/discountCodes",
  access: "customer",
  cache: "none",
  query: Schema.Struct({ gtin: Schema.optionalKey(Schema.String) }),
  queryInBody: true,
  response: WireCart,
  projection: WireCartView,
  errors: ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN", "ERR_CART_LOCKED", "ERR_COUPON_DOESNT_EXISTS"]
})
