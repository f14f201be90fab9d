import type { EditOrderError } from "#core/journeys/edit-order.ts"
import type { RepeatOrderError } from "#core/journeys/repeat-order.ts"
import type { EditNotCancelled } from "#core/orders/errors.ts"
import { addButton } from "#web/text/cart.ts"
import * as text from "#web/text/order-changes.ts"

/** Texts of failures to start changing an order, and to discard the change. */
export const editFailures: { readonly [Tag in (EditOrderError | EditNotCancelled)["_tag"]]: string } = {
  OrderNotFound: text.orderGone,
  OrderLocked: text.orderLocked,
  OtherOrderChanged: text.otherOrderChanged,
  OrderUnavailable: text.editFailed,
  EditNotCancelled: text.editingNotCancelled
}

/** Texts of failures to buy an order's contents again. */
export const repeatFailures: { readonly [Tag in RepeatOrderError["_tag"]]: string } = {
  OrderNotFound: text.orderGone,
  OrderUnavailable: text.repeatFailed,
  CatalogueUnavailable: text.repeatFailed,
  NoStoreChosen: addButton.chooseStore,
  NotLoggedIn: addButton.logIn,
  DeliveryMethodNotAllowed: addButton.changeDelivery
}
