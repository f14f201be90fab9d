import { normalizePostalCode } from "#core/kernel/postal-code.ts"
import type { DeliveryAddress } from "#core/orders/delivery-address.ts"
import { toKronor } from "#core/kernel/money.ts"
import { deliveryMethodOf, priceCartRow } from "../cart/price-cart-row.ts"
import type { CartWithLines } from "../cart/read-cart.ts"
import { chargesOf, discountCodesOf, itemsOf } from "../cart/wire-cart.ts"
import { bagLinesOf, wireRecipesAndMealsOf } from "../cart/wire-recipes-and-meals.ts"
import type { CustomerAddress } from "../database/tables.ts"
import type { OrderSnapshot } from "../database/order-snapshot.ts"

export interface OrderSlot {
  readonly date: string
  readonly from_time: string
  readonly to_time: string
  /** The time from which the order cannot be changed, in ms since 1970. */
  readonly cutoff: number
}

export interface OrderStore {
  readonly name: string
  readonly street_address: string
  readonly city: string
}

/** Converts the customer's registered address to the delivery address of an order. */
export const deliveryAddressOf = (address: CustomerAddress | undefined): DeliveryAddress | null =>
  address === undefined
    ? null
    : { postalCode: normalizePostalCode(address.zip), street: address.street, city: address.city }

/** Creates an order's content, with the cart's totals. */
export const orderSnapshot = (
  cart: CartWithLines,
  {
    slot,
    store,
    address,
    message
  }: {
    readonly slot: OrderSlot
    readonly store: OrderStore
    readonly address: DeliveryAddress | null
    readonly message: string | null
  },
  now: number
): OrderSnapshot => {
  const amounts = priceCartRow(cart, now)
  const method = deliveryMethodOf(cart) ?? "pickupAtStore"
  const total = toKronor(amounts.total)
  const recipesAndMeals = wireRecipesAndMealsOf(cart, amounts)
  return {
    date: slot.date,
    checkoutCompletedDate: new Date(now).toISOString(),
    deliveryMethod: method,
    homeDelivery: method === "homeDelivery" ? address : null,
    store: { name: store.name, streetAddress: store.street_address, city: store.city },
    itemFulfilmentLindbakStoreNum: cart.store_number,
    replacementForOrderId: cart.replaces_order_id,
    deliveryLockDate: new Date(slot.cutoff).toISOString(),
    cartReferences: [{ cartId: cart.id, paymentDetails: { orderVersionIndex: 0, totalAmount: total } }],
    slot: { date: slot.date, from: slot.from_time, to: slot.to_time },
    message,
    items: [...itemsOf(cart, amounts, now, slot.date), ...bagLinesOf(recipesAndMeals)],
    ...recipesAndMeals,
    charges: chargesOf(amounts),
    discountCodes: discountCodesOf(cart, amounts),
    totalAmount: total,
    totalDiscount: toKronor(amounts.totalDiscount)
  }
}
