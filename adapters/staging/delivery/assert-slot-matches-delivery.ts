import type { CartRow } from "../cart/read-cart.ts"
import type { RefuseContext } from "../http/route.ts"

/** Refuses a slot of another delivery method than the customer has saved, and a slot of home delivery when the store does not deliver to the customer's postal code. */
export const assertSlotMatchesDelivery = (
  { refuse }: RefuseContext<"ERR_SLOT_OTHER_DELIVERY">,
  method: CartRow["slot_method"],
  { saved_delivery_method: savedMethod, delivered_from_store: storeDelivers }: CartRow
): void => {
  const isMatchingSlot =
    method === "Home" ? savedMethod !== "pickupAtStore" && storeDelivers : savedMethod !== "homeDelivery"
  if (!isMatchingSlot)
    throw refuse(
      "ERR_SLOT_OTHER_DELIVERY",
      "The time is for another delivery method, or for another place, than the customer has chosen.",
      { field: "slotId" }
    )
}
