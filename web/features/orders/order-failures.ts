import type { PlaceOrderError } from "#core/orders/submit-order.ts"
import * as text from "#web/text/checkout.ts"
import { title as failedTitle } from "#web/text/errors.ts"
import { orderLocked } from "#web/text/order-changes.ts"

/** Texts of a rejected order. */
export const orderFailures: { readonly [Tag in PlaceOrderError["_tag"]]: string } = {
  SlotFull: text.slotFull,
  SlotOrdered: text.slotOrdered,
  TooManyOrders: text.tooManyOrders,
  TooManyAttempts: text.orderedTooOften,
  SlotMismatch: text.slotElsewhere,
  TotalChanged: text.totalChanged,
  MealNotPrepared: text.mealNotPrepared,
  SlotMissing: text.chooseTimeFirst,
  LinesRefused: text.linesRefused,
  AddressOutOfArea: text.addressOutOfArea,
  CouponsUsedUp: text.couponsUsedUp,
  CartChangeRefused: text.changeRefused,
  CartGone: text.cartGone,
  OrderLocked: orderLocked,
  OrderUnavailable: failedTitle
}
