import type { CartRow } from "../cart/read-cart.ts"
import type { RefuseContext } from "../http/route.ts"

/** The slot must have the delivery method that the customer has saved, if any, and for home delivery the store must deliver to the customer's postal code. */
export const assertSlotMatchesDelivery = (
  { refuse }: RefuseContext<"ERR_SLOT_OTHER_DELIVERY">,
  method: CartRow["slot_method"],
  { delivery_method: selectedMethod, delivered_from_store: storeDelivers }: CartRow
): void => {
  const isMatchingSlot =
    method === "Home" ? selectedMethod !== "pickupAtStore" && storeDelivers : selectedMethod !== "homeDelivery"
  if (!isMatchingSlot)
    throw refuse(
      "ERR_SLOT_OTHER_DELIVERY",
      "The time is for another delivery method, or for another place, than the customer has chosen.",
      { field: "slotId" }
    )
}
