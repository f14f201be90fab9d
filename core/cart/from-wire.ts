import { ageLimitOf } from "../catalogue/availability.ts"
import { readableSize } from "../catalogue/size.ts"
import { unitFromWire } from "../catalogue/units.ts"
import { zero } from "../kernel/money.ts"
import type {
  Cart,
  CartLine,
  CartMeal,
  CartRecipe,
  Charge,
  ChargeKind,
  Coupon,
  RecipeBag,
  RecipeBasket
} from "./model.ts"
import { defaultMaximum } from "../catalogue/quantity.ts"
import { dietaryFlags } from "../recipes/model.ts"
import type {
  WireBag,
  WireBasket,
  WireCartItem,
  WireCartRecipe,
  WireCartView,
  WireCateredMeal,
  WireCharge,
  WireDiscountCode
} from "./wire.ts"

const chargeKinds: Readonly<Record<typeof WireCharge.Type.subType, ChargeKind>> = {
  ReturnablePackage: "deposit",
  FreightCharge: "freight",
  ChargePickingFee: "picking",
  WeightReservation: "weight-reservation"
}

const lineFromWire = (item: typeof WireCartItem.Type): CartLine => ({
  id: item.id,
  itemNo: item.itemNo,
  gtin: item.gtin,
  name: item.name,
  brand: item.brand,
  size: readableSize(item.product?.descriptiveSize ?? null),
  picture: item.product?.images?.[0]?.url ?? null,
  url: item.product?.url ?? null,
  unit: unitFromWire(item.quantity.unit),
  quantity: item.quantity.value,
  maximum: item.product?.maximumQuantity ?? defaultMaximum,
  amount: item.amount,
  discount: item.totalDiscountAmount,
  unitPrice: item.price.gross,
  ageLimit: ageLimitOf(item.product?.markings?.map(({ code }) => code) ?? [])
})

const recipeFromWire = (wire: typeof WireCartRecipe.Type): CartRecipe => ({
  recipeId: wire.recipeId,
  variantId: wire.variantId,
  gtin: wire.gtin,
  name: wire.name,
  portions: wire.numberOfMeals,
  price: wire.recipePrice,
  flags: dietaryFlags.filter((flag) => wire[flag]),
  items: wire.editableItems.map(({ quantity, gtin, itemNo, name }) => ({
    gtin,
    itemNo,
    name,
    unit: unitFromWire(quantity.unit),
    quantity: quantity.value
  }))
})

export const basketFromWire = (wire: typeof WireBasket.Type): RecipeBasket => ({
  name: wire.itemNo,
  recipes: wire.recipes.map(recipeFromWire),
  editableRecipes: wire.editableRecipes.map(recipeFromWire)
})

export const bagFromWire = ({
  id,
  itemNo,
  gtin,
  name,
  url,
  numberOfMeals,
  recipesEAN,
  amount
}: typeof WireBag.Type): RecipeBag => ({
  id,
  itemNo,
  gtin,
  name,
  url,
  portions: numberOfMeals,
  recipeGtins: recipesEAN,
  amount
})

export const mealFromWire = ({ cateredMeal, notes, ...line }: typeof WireCateredMeal.Type): CartMeal => ({
  id: line.id,
  gtin: line.gtin,
  itemNo: line.itemNo,
  name: line.name,
  url: cateredMeal.url,
  unit: cateredMeal.unit,
  quantity: line.quantity.value,
  quantityFrom: cateredMeal.quantityFrom,
  quantityTo: cateredMeal.quantityTo,
  amount: line.amount,
  side: line.sideId === null ? null : { id: line.sideId, name: notes.cateredMealSide ?? "" }
})

/** Maps the lines of products. Lines of recipe bags, catered meals and charges are omitted. */
export const linesFromWire = (items: ReadonlyArray<typeof WireCartItem.Type>): ReadonlyArray<CartLine> =>
  items.filter(({ type }) => type === "item").map(lineFromWire)

export const chargeFromWire = (charge: typeof WireCharge.Type): Charge => ({
  id: charge.id,
  kind: chargeKinds[charge.subType],
  name: charge.name,
  amount: charge.amount
})

export const couponFromWire = (discount: typeof WireDiscountCode.Type): Coupon => ({
  gtin: discount.gtin,
  code: discount.code,
  name: discount.name,
  amount: discount.amount ?? zero
})

/** Maps a cart from the API's format to the shop's. */
export const cartFromWire = (wire: WireCartView): Cart => ({
  id: wire.id,
  storeNumber: wire.storeNo,
  lines: linesFromWire(wire.items),
  baskets: wire.recipes.map(basketFromWire),
  bags: wire.bags.map(bagFromWire),
  meals: wire.cateredMeals.map(mealFromWire),
  charges: wire.charges.map(chargeFromWire),
  coupons: wire.discountCodes.map(couponFromWire),
  total: wire.totalAmount,
  discount: wire.totalDiscount,
  slotId: wire.selectedSlotId,
  pickingFeeLimit: wire.lowestPickingFeeLimit,
  replacesOrderId: wire.replacementForOrderId,
  modifiedAt: wire.modifiedDate,
  checkedOutAt: wire.checkoutCompletedDate
})
