import { kilogramsOf } from "#core/catalogue/quantity.ts"
import { cartUnits, unitOfCode } from "#core/catalogue/units.ts"
import type { CartAmounts } from "#core/cart/pricing.ts"
import type { WireCartJson } from "#core/cart/wire.ts"
import { type Ore, share, toKronor, zero } from "#core/kernel/money.ts"
import { storeDetails } from "../catalogue/store-details.ts"
import { parseJsonText } from "../database/json-text.ts"
import type { ErrorItem } from "../http/refusal.ts"
import { feesOf, priceLines } from "./price-lines.ts"
import type { CartLineRow, CartRow } from "./read-cart.ts"
import { bagLinesOf, wireMealsOf } from "./wire-meals.ts"

export type WireItem = WireCartJson["items"][number]
export type WireCharges = WireCartJson["charges"]

/** The VAT on food, which all amounts include. */
const taxPercentage = 12
const taxOf = (amount: Ore): Ore => share(amount, taxPercentage, 100 + taxPercentage)

const itemOf = (row: CartLineRow, amounts: CartAmounts["lines"][number], store: string, now: number): WireItem => {
  const { country, ...card } = parseJsonText(row.card)
  const soldBy = unitOfCode(row.unit)
  const unit = cartUnits[soldBy]
  return {
    id: row.id,
    itemNo: row.product_id,
    gtin: row.gtin,
    name: card.name,
    brand: card.brand,
    variant: null,
    type: "item",
    subType: "Item",
    quantity: { value: soldBy === "kilogram" ? kilogramsOf(row.quantity) : row.quantity, unit, originalUnit: unit },
    amount: toKronor(amounts.net),
    netPrice: toKronor(amounts.net),
    normalPrice: toKronor(amounts.gross),
    price: { gross: toKronor(row.price ?? zero) },
    totalDiscountAmount: toKronor(amounts.discount),
    countryOfOriginName: country,
    product: { ...card, storeDetails: storeDetails(row, store, now) }
  }
}

const charge = (id: WireCharges[number]["subType"], name: string, amount: Ore): WireCharges =>
  amount === 0
    ? []
    : [{ id, name, subType: id, price: { gross: toKronor(amount) }, quantity: { value: 1 }, amount: toKronor(amount) }]

export const chargesOf = (amounts: CartAmounts): WireCharges => [
  ...charge("ReturnablePackage", "Pant", amounts.deposit),
  ...charge("ChargePickingFee", "Plockavgift", amounts.picking),
  ...charge("FreightCharge", "Hemleverans", amounts.freight),
  ...charge("WeightReservation", "Reservation för viktvaror", amounts.reservation)
]

export const itemsOf = (
  cart: Pick<CartRow, "store_number">,
  lines: ReadonlyArray<CartLineRow>,
  amounts: CartAmounts,
  now: number
): ReadonlyArray<WireItem> =>
  lines.flatMap((line, index) => {
    const lineAmounts = amounts.lines[index]
    return lineAmounts === undefined ? [] : [itemOf(line, lineAmounts, cart.store_number, now)]
  })

export const discountCodesOf = (cart: Pick<CartRow, "coupons">, amounts: CartAmounts): WireCartJson["discountCodes"] =>
  cart.coupons.map(({ gtin, name, code }) => ({
    gtin,
    name,
    code,
    amount: toKronor(amounts.coupons.find(({ key }) => key === gtin)?.discount ?? zero)
  }))

const isoOrNull = (millis: number | null): string | null => (millis === null ? null : new Date(millis).toISOString())

/** Converts a cart to the wire format, with all amounts recalculated; `errors` is included unless it is empty. */
export const toWireCart = (
  cart: CartRow,
  lines: ReadonlyArray<CartLineRow>,
  now: number,
  errors: ReadonlyArray<ErrorItem> = []
): WireCartJson => {
  const amounts = priceLines(cart, lines, now)
  const fees = feesOf(cart)
  const charges = chargesOf(amounts)
  const discountCodes = discountCodesOf(cart, amounts)
  const meals = wireMealsOf(cart, amounts)
  const total = toKronor(amounts.total)
  const totalDiscount = toKronor(amounts.totalDiscount)
  const picking = {
    lowestPickingFee: 0,
    highestPickingFee: toKronor(fees.picking),
    lowestPickingFeeLimit: toKronor(fees.limit),
    originalPickingFee: toKronor(cart.picking_fee)
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
    totalTaxAmount: toKronor(taxOf(amounts.total)),
    totalValue: toKronor(amounts.itemsTotal),
    modifiedDate: new Date(cart.modified).toISOString(),
    checkoutCompletedDate: isoOrNull(cart.checked_out),
    cancelledDate: null,
    deletedDate: isoOrNull(cart.deleted),
    replacementForOrderId: cart.replaces_order_id,
    isReplacement: cart.replaces_order_id !== null,
    selectedSlotId: cart.slot_id,
    ...picking,
    deliveryFee: {
      amount: toKronor(amounts.freight),
      taxAmount: toKronor(taxOf(amounts.freight)),
      taxPercentage,
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
      ...picking
    },
    items: [...itemsOf(cart, lines, amounts, now), ...bagLinesOf(meals)],
    ...meals,
    charges,
    coupons: discountCodes,
    discountCodes,
    ...(errors.length === 0 ? {} : { errors })
  }
}
