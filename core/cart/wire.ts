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
  /** The VAT that the amount includes, in percent. */
  taxPercentage: Schema.optionalKey(Schema.Finite),
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

/** A recipe in the cart (ENTITY-05); `recipePrice` is the sum of its items. */
export const WireCartRecipe = Schema.Struct({
  recipeId: text,
  variantId: textOrNull,
  numberOfMeals: Schema.Int,
  name: text,
  recipePrice: Kronor,
  gtin: textOrNull,
  organic: Schema.Boolean,
  vegetarian: Schema.Boolean,
  lactoseFree: Schema.Boolean,
  glutenFree: Schema.Boolean,
  vegan: Schema.Boolean,
  editableItems: Schema.Array(
    Schema.Struct({ gtin: text, itemNo: text, name: text, quantity: Quantity, amount: Kronor })
  )
})

/** The name of a recipe basket is its itemNo (ENTITY-04). */
export const WireBasketName = Schema.Literals(["receptkassen", "flexkassen"])

export const WireBasket = Schema.Struct({
  itemNo: WireBasketName,
  recipes: Schema.Array(WireCartRecipe),
  editableRecipes: Schema.Array(WireCartRecipe)
})

/** A recipe bag; it also has a line in `items`, of type recipebag. */
export const WireBag = Schema.Struct({
  id: text,
  itemNo: text,
  gtin: text,
  name: text,
  url: text,
  numberOfMeals: Schema.Int,
  recipesEAN: Schema.Array(text),
  amount: Kronor
})

/** A catered meal in the cart (ENTITY-06). `refs` has the ids of the options that were chosen with it. */
export const WireCateredMeal = Schema.Struct({
  id: text,
  name: text,
  gtin: text,
  itemNo: text,
  quantity: Quantity,
  amount: Kronor,
  sides: Schema.Array(Schema.Struct({ id: text, name: text })),
  sideId: textOrNull,
  notes: Schema.Struct({ cateredMealSide: textOrNull }),
  refs: Schema.Array(text),
  cateredMeal: Schema.Struct({
    name: text,
    quantityFrom: Schema.Int,
    quantityTo: Schema.Int,
    hasPortionsVariant: Schema.Boolean,
    unit: Schema.Literals(["per person", "per styck"]),
    price: Kronor,
    originalPrice: Kronor,
    images: Schema.Array(Schema.Struct({ url: text })),
    url: text
  })
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
  recipes: Schema.Array(WireBasket),
  cateredMeals: Schema.Array(WireCateredMeal),
  charges: Schema.Array(WireCharge),
  coupons: Schema.Array(WireDiscountCode),
  discountCodes: Schema.Array(WireDiscountCode),
  bags: Schema.Array(WireBag),
  /** Errors returned together with the cart, such as ERR_QUANTITY_LIMIT for a clamped quantity. */
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
    "recipes",
    "cateredMeals",
    "bags",
    "charges",
    "discountCodes",
    "errors"
  ])
)
export type WireCartView = typeof WireCartView.Type
