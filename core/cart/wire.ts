import { Schema, Struct } from "effect"
import { StoreDetails } from "../catalogue/wire.ts"
import { ErrorItem } from "../contract/errors.ts"
import { Kronor } from "../kernel/wire.ts"

const nullable = Schema.NullOr
const text = Schema.String
const textOrNull = nullable(Schema.String)

export const Quantity = Schema.Struct({ value: Schema.Finite, unit: text, originalUnit: text })

/** The product fields of a cart line. */
const LineProduct = Schema.Struct({
  id: text,
  name: text,
  brand: textOrNull,
  descriptiveSize: textOrNull,
  images: nullable(Schema.Array(Schema.Struct({ url: text, alt: textOrNull, type: textOrNull }))),
  url: text,
  markings: nullable(Schema.Array(Schema.Struct({ code: text }))),
  maximumQuantity: nullable(Schema.Finite),
  storeDetails: StoreDetails
})

export const WireCartItem = Schema.Struct({
  id: text,
  itemNo: text,
  gtin: text,
  name: text,
  brand: textOrNull,
  variant: textOrNull,
  type: Schema.Literals(["item", "recipebag", "cateredmeal", "charge"]),
  subType: Schema.Literals(["Item", "RecipeBag", "CateredMeal"]),
  quantity: Quantity,
  amount: Kronor,
  netPrice: Kronor,
  normalPrice: Kronor,
  price: Schema.Struct({ gross: Kronor }),
  totalDiscountAmount: Kronor,
  countryOfOriginName: textOrNull,
  product: nullable(LineProduct)
})

/** ReturnablePackage is the deposit (pant), FreightCharge the delivery fee, WeightReservation the reserved 10 % of DELIV-41. */
export const ChargeSubType = Schema.Literals([
  "ReturnablePackage",
  "FreightCharge",
  "ChargePickingFee",
  "WeightReservation"
])

export const WireCharge = Schema.Struct({
  id: text,
  name: text,
  subType: ChargeSubType,
  price: Schema.Struct({ gross: Kronor }),
  quantity: Schema.Struct({ value: Schema.Finite }),
  amount: Kronor
})

export const WireDiscountCode = Schema.Struct({
  gtin: text,
  name: text,
  code: text,
  amount: Schema.optionalKey(Kronor)
})

const fees = {
  lowestPickingFee: nullable(Kronor),
  highestPickingFee: nullable(Kronor),
  lowestPickingFeeLimit: nullable(Kronor),
  originalPickingFee: nullable(Kronor)
}

/** Recipes and catered meals, named as in the specification; their own feature defines their fields. */
const Basket = Schema.Struct({
  itemNo: text,
  recipes: Schema.Array(Schema.Unknown),
  editableRecipes: Schema.Array(Schema.Unknown)
})

export const WireCart = Schema.Struct({
  id: text,
  cartId: text,
  orderId: textOrNull,
  orderNumber: textOrNull,
  store: text,
  storeNo: text,
  customerNo: text,
  totalAmount: Kronor,
  totalDiscount: Kronor,
  totalTaxAmount: Kronor,
  totalValue: Kronor,
  modifiedDate: text,
  checkoutCompletedDate: textOrNull,
  cancelledDate: textOrNull,
  deletedDate: textOrNull,
  replacementForOrderId: textOrNull,
  isReplacement: Schema.Boolean,
  selectedSlotId: textOrNull,
  ...fees,
  deliveryFee: Schema.Struct({
    amount: Kronor,
    taxAmount: Kronor,
    taxPercentage: Schema.Finite,
    totalDiscountAmount: Kronor
  }),
  meta: Schema.Struct({
    id: text,
    isReplacement: Schema.Boolean,
    charges: Schema.Array(WireCharge),
    totalAmount: Kronor,
    totalDiscount: Kronor,
    replacementForOrderId: textOrNull,
    lindbakStoreNo: text,
    ...fees
  }),
  items: Schema.Array(WireCartItem),
  recipes: Schema.Array(Basket),
  cateredMeals: Schema.Array(Schema.Unknown),
  charges: Schema.Array(WireCharge),
  coupons: Schema.Array(WireDiscountCode),
  discountCodes: Schema.Array(WireDiscountCode),
  bags: Schema.Array(Schema.Unknown),
  /** Errors beside the cart, such as ERR_QUANTITY_LIMIT for a clamped quantity. */
  errors: Schema.optionalKey(Schema.Array(ErrorItem))
})
export type WireCart = typeof WireCart.Type
export type WireCartJson = typeof WireCart.Encoded

/** The fields of a cart that the app reads. */
export const WireCartView = Schema.Struct(
  Struct.pick(WireCart.fields, [
    "id",
    "storeNo",
    "totalAmount",
    "totalDiscount",
    "modifiedDate",
    "checkoutCompletedDate",
    "replacementForOrderId",
    "selectedSlotId",
    "lowestPickingFeeLimit",
    "items",
    "charges",
    "discountCodes",
    "errors"
  ])
)
export type WireCartView = typeof WireCartView.Type
