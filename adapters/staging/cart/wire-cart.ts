import { isFood } from "#core/catalogue/food.ts"
import { kilogramsOf } from "#core/catalogue/weight.ts"
import { cartUnits, unitOfCode } from "#core/catalogue/units.ts"
import type { CartAmounts } from "#core/cart/pricing.ts"
import { foodVat, standardVat } from "#core/cart/vat.ts"
import type { WireCartJson } from "#core/cart/wire.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { type Ore, toKronor, zero } from "#core/kernel/money.ts"
import { storeDetails } from "../catalogue/store-details.ts"
import { parseJsonText } from "../database/json-text.ts"
import type { ErrorItem } from "../http/refusal.ts"
import { feesOf, priceCartRow } from "./price-cart-row.ts"
import type { CartLineRow, CartRow, CartWithLines } from "./read-cart.ts"
import { freightTaxOf, totalTaxOf } from "./taxes.ts"
import { bagLinesOf, wireRecipesAndMealsOf } from "./wire-recipes-and-meals.ts"

export type WireItem = WireCartJson["items"][number]
export type WireCharges = WireCartJson["charges"]

/** The API's values of a country of origin may be other than its name. */
const countryName = (country: unknown): string | null => (typeof country === "string" ? country : null)

const itemOf = (
  row: CartLineRow,
  amounts: CartAmounts["lines"][number],
  { store, now, taxDate }: { readonly store: string; readonly now: number; readonly taxDate: string }
): WireItem => {
  const { id, name, brand, descriptiveSize, images, url, markings, maximumQuantity, countryOfOrigin } = parseJsonText(
    row.card
  )
  const soldBy = unitOfCode(row.unit)
  const unit = cartUnits[soldBy]
  return {
    id: row.id,
    itemNo: row.product_id,
    gtin: row.gtin,
    name,
    brand,
    variant: null,
    type: "item",
    subType: "Item",
    quantity: { value: soldBy === "kilogram" ? kilogramsOf(row.quantity) : row.quantity, unit, originalUnit: unit },
    amount: toKronor(amounts.net),
    netPrice: toKronor(amounts.net),
    normalPrice: toKronor(amounts.gross),
    price: { gross: toKronor(row.price ?? zero) },
    totalDiscountAmount: toKronor(amounts.discount),
    countryOfOriginName: countryName(countryOfOrigin),
    taxPercentage: isFood(row) ? foodVat(taxDate) : standardVat,
    product: {
      id,
      name,
      brand,
      descriptiveSize,
      images,
      url,
      markings,
      maximumQuantity,
      storeDetails: storeDetails(row, store, now)
    }
  }
}

const chargeUnlessZero = (id: WireCharges[number]["subType"], name: string, amount: Ore): WireCharges =>
  amount === 0
    ? []
    : [{ id, name, subType: id, price: { gross: toKronor(amount) }, quantity: { value: 1 }, amount: toKronor(amount) }]

export const chargesOf = (amounts: CartAmounts): WireCharges => [
  ...chargeUnlessZero("ReturnablePackage", "Pant", amounts.deposit),
  ...chargeUnlessZero("ChargePickingFee", "Plockavgift", amounts.picking),
  ...chargeUnlessZero("FreightCharge", "Hemleverans", amounts.freight),
  ...chargeUnlessZero("WeightReservation", "Reservation för viktvaror", amounts.reservation)
]

/** Converts a cart's lines to the wire format, with the VAT rates of `taxDate`, by default today. */
export const itemsOf = (
  { lines, store_number: store }: Pick<CartWithLines, "lines" | "store_number">,
  amounts: CartAmounts,
  now: number,
  taxDate = stockholmDate(now)
): ReadonlyArray<WireItem> =>
  lines.flatMap((line, index) => {
    const lineAmounts = amounts.lines[index]
    return lineAmounts === undefined ? [] : [itemOf(line, lineAmounts, { store, now, taxDate })]
  })

export const discountCodesOf = (cart: Pick<CartRow, "coupons">, amounts: CartAmounts): WireCartJson["discountCodes"] =>
  cart.coupons.map(({ gtin, name, code }) => ({
    gtin,
    name,
    code,
    amount: toKronor(amounts.coupons.find(({ key }) => key === gtin)?.discount ?? zero)
  }))

const isoOrNull = (timeMs: number | null): string | null => (timeMs === null ? null : new Date(timeMs).toISOString())

/** Converts a cart to the wire format, with all amounts recalculated; `errors` is included unless it is empty. */
export const toWireCart = (cart: CartWithLines, now: number, errors: ReadonlyArray<ErrorItem> = []): WireCartJson => {
  const amounts = priceCartRow(cart, now)
  const fees = feesOf(cart)
  const charges = chargesOf(amounts)
  const discountCodes = discountCodesOf(cart, amounts)
  const recipesAndMeals = wireRecipesAndMealsOf(cart, amounts)
  const items = [...itemsOf(cart, amounts, now), ...bagLinesOf(recipesAndMeals)]
  const total = toKronor(amounts.total)
  const freight = toKronor(amounts.freight)
  const today = stockholmDate(now)
  const taxableCart = { items, ...recipesAndMeals, charges, totalAmount: total }
  const totalDiscount = toKronor(amounts.totalDiscount)
  const pickingFees = {
    lowestPickingFee: 0,
    highestPickingFee: toKronor(fees.picking),
    lowestPickingFeeLimit: toKronor(fees.pickingFeeLimit),
    originalPickingFee: toKronor(cart.shop_picking_fee)
  }
  return {
    id: cart.id,
    cartId: cart.id,
    orderId: cart.order_id,
    orderNumber: cart.order_no,
    store: cart.store_number,
    storeNo: cart.store_number,
    customerNo: cart.customer_id,
    totalAmount: total,
    totalDiscount,
    totalTaxAmount: totalTaxOf(taxableCart, today),
    totalValue: toKronor(amounts.itemsTotal),
    modifiedDate: new Date(cart.modified).toISOString(),
    checkoutCompletedDate: isoOrNull(cart.checked_out),
    cancelledDate: null,
    deletedDate: isoOrNull(cart.deleted),
    replacementForOrderId: cart.replaces_order_id,
    isReplacement: cart.replaces_order_id !== null,
    selectedSlotId: cart.slot_id,
    ...pickingFees,
    deliveryFee: {
      amount: freight,
      ...freightTaxOf(taxableCart, freight, today),
      totalDiscountAmount: 0
    },
    meta: {
      id: cart.id,
      isReplacement: cart.replaces_order_id !== null,
      charges,
      totalAmount: total,
      totalDiscount,
      replacementForOrderId: cart.replaces_order_id,
      lindbakStoreNo: cart.store_number,
      ...pickingFees
    },
    items,
    ...recipesAndMeals,
    charges,
    coupons: discountCodes,
    discountCodes,
    ...(errors.length === 0 ? {} : { errors })
  }
}
