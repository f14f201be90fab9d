import { refuse } from "../http/refusal.ts"
import type { CartRow } from "./read-cart.ts"

/** The goods come the way that the customer has chosen, and home only from the store that drives there; a time of another kind is refused. */
export const mustSuit = (method: CartRow["slot_method"], { delivery_method: chosen, driven_from_here: driven }: CartRow): void => {
  const suits = method === "Home" ? chosen !== "pickupAtStore" && driven : chosen !== "homeDelivery"
  if (!suits) throw refuse(422, "ERR_SLOT_OTHER_DELIVERY", "The time is for another way of delivery, or for another place, than the customer has chosen.", "slotId")
}
