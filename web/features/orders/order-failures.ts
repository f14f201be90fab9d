import type { ChooseSlotError } from "#core/delivery/choose-slot.ts"
import type { PlaceOrderError } from "#core/orders/place-order.ts"
import * as text from "#web/text/checkout.ts"
import { slotGone } from "#web/text/delivery.ts"
import { title as failedTitle } from "#web/text/errors.ts"

/** What the shopper is told when a time cannot be had. */
export const slotFailures: { readonly [Tag in ChooseSlotError["_tag"]]: string } = { SlotTaken: slotGone, SlotUnavailable: failedTitle }

/** What the shopper is told when the order is refused. */
export const orderFailures: { readonly [Tag in PlaceOrderError["_tag"]]: string } = {
  SlotFull: text.slotFull,
  SlotMissing: text.chooseTimeFirst,
  LinesRefused: text.linesRefused,
  AddressOutOfArea: text.addressOutOfArea,
  CartGone: text.emptyCart,
  OrderUnavailable: failedTitle
}
