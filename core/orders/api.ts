import { Schema } from "effect"
import {
  WireBag,
  WireBasket,
  WireCart,
  WireCartView,
  WireCartItem,
  WireCateredMeal,
  WireCharge,
  WireDiscountCode
} from "../cart/wire.ts"
import { endpoint } from "../contract/endpoint.ts"
import { Kronor } from "../kernel/wire.ts"
import { maxCityLength, maxStreetLength } from "./delivery-address.ts"
import { maxNoteLength } from "./rules.ts"

const nullable = Schema.NullOr
const text = Schema.String

const textUpTo = (maximum: number) => Schema.String.check(Schema.isPattern(/\S/), Schema.isMaxLength(maximum))

const WireDeliveryAddress = Schema.Struct({
  postalCode: Schema.String.check(Schema.isPattern(/^\d{5}$/)),
  street: textUpTo(maxStreetLength),
  city: textUpTo(maxCityLength)
})

export const WireOrder = Schema.Struct({
  id: text,
  orderNo: text,
  date: text,
  status: Schema.Literals(["placed", "locked", "delivered", "cancelled"]),
  checkoutCompletedDate: text,
  deliveryMethod: Schema.Literals(["homeDelivery", "pickupAtStore"]),
  homeDelivery: nullable(Schema.Struct({ postalCode: text, street: text, city: text })),
  store: Schema.Struct({ name: text, streetAddress: text, city: text }),
  itemFulfilmentLindbakStoreNum: text,
  replacementForOrderId: nullable(text),
  deliveryLockDate: text,
  modifiedDate: text,
  deletedDate: nullable(text),
  cartReferences: Schema.Array(
    Schema.Struct({
      cartId: text,
      paymentDetails: Schema.Struct({ orderVersionIndex: Schema.Finite, totalAmount: Kronor })
    })
  ),
  slot: Schema.Struct({ date: text, from: text, to: text }),
  /** The customer's note to the store's order picker. */
  message: nullable(text),
  items: Schema.Array(WireCartItem),
  /** Orders that an earlier version of the API stored have no recipes, bags and meals. */
  recipes: Schema.optionalKey(Schema.Array(WireBasket)),
  bags: Schema.optionalKey(Schema.Array(WireBag)),
  cateredMeals: Schema.optionalKey(Schema.Array(WireCateredMeal)),
  charges: Schema.Array(WireCharge),
  discountCodes: Schema.Array(WireDiscountCode),
  totalAmount: Kronor,
  totalDiscount: Kronor,
  /** The VAT that the total includes, by rate, lowest first. */
  taxes: Schema.optionalKey(
    Schema.Array(Schema.Struct({ taxPercentage: Schema.Finite, amount: Kronor, taxAmount: Kronor }))
  )
})
export type WireOrder = typeof WireOrder.Type
export type WireOrderJson = typeof WireOrder.Encoded

/** Lists open carts, and the orders that are delivered on a date or later; the date is today by default. */
export const listOrders = endpoint({
  name: "listOrders",
  service: "carts",
  method: "GET",
  path: "/orders",
  access: "customer",
  cache: "none",
  query: Schema.Struct({ afterDeliveryDate: Schema.optionalKey(text) }),
  response: Schema.Struct({ carts: Schema.Array(WireCart), orders: Schema.Array(WireOrder) }),
  errors: []
})

export const getOrder = endpoint({
  name: "getOrder",
  service: "carts",
  method: "GET",
  path: "/orders/{id}",
  access: "customer",
  cache: "none",
  response: WireOrder,
  errors: ["ERR_ORDER_NOT_FOUND", "ERR_FORBIDDEN"],
  notInSpecification: true
})

export const checkOutCart = endpoint({
  name: "checkOutCart",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/checkout",
  access: "customer",
  cache: "none",
  body: Schema.Struct({
    payment: Schema.Literal("onDelivery"),
    /** The total in kronor that the customer has accepted; an order that would cost another amount is refused. */
    totalAmount: Schema.optionalKey(Schema.Finite),
    /** Where to deliver to instead of the customer's registered address; not used for pickup. */
    homeDelivery: Schema.optionalKey(WireDeliveryAddress),
    message: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxNoteLength)))
  }),
  response: WireOrder,
  status: 201,
  errors: [
    "ERR_CART_NOT_FOUND",
    "ERR_FORBIDDEN",
    "ERR_CART_LOCKED",
    "ERR_MEAL_NOT_PREPARED",
    "ERR_SLOT_FULL",
    "ERR_SLOT_ORDERED",
    "ERR_TOO_MANY_ORDERS",
    "ERR_TOTAL_CHANGED",
    "ERR_SLOT_MISSING",
    "ERR_SLOT_OTHER_DELIVERY",
    "ERR_CART_EMPTY",
    "ERR_ITEM_NOT_IN_ASSORTMENT",
    "ERR_METHOD_NOT_ALLOWED_FOR_ITEM",
    "ERR_ADDRESS_OUT_OF_AREA",
    "ERR_COUPON_ALREADY_USED",
    "ERR_ORDER_LOCKED",
    "ERR_ORDER_NOT_FOUND",
    "too_many_orders"
  ],
  rateLimit: "checkOuts",
  notInSpecification: true
})

/** Opens a cart with the order's contents; its checkout replaces the order. A second call returns the same cart (API-50). */
export const createReplacementCart = endpoint({
  name: "createReplacementCart",
  service: "carts",
  method: "POST",
  path: "/orders/{id}/createReplacementCart",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ storeNo: text }),
  response: WireCart,
  projection: WireCartView,
  errors: [
    "ERR_ORDER_NOT_FOUND",
    "ERR_FORBIDDEN",
    "ERR_ORDER_LOCKED",
    "ERR_OTHER_ORDER_CHANGED",
    "ERR_STORE_NOT_FOUND",
    "ERR_CART_NOT_FOUND"
  ]
})

/** Calculates the amounts of an order's cart again (API-51). */
export const refreshCalculations = endpoint({
  name: "refreshCalculations",
  service: "carts",
  method: "POST",
  path: "/carts/{id}/refreshCalculations",
  access: "customer",
  cache: "none",
  body: Schema.Struct({ OrderId: text }),
  response: WireCart,
  projection: WireCartView,
  errors: ["ERR_CART_NOT_FOUND", "ERR_FORBIDDEN", "ERR_ORDER_NOT_FOUND"]
})
