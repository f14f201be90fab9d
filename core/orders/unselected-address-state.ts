import type { DeliverySelection } from "../assortment/model.ts"
import { defineState } from "../kernel/state.ts"
import type { DeliveryAddress } from "./delivery-address.ts"

/** A customer's registered address, and the selection of home delivery to another postal code. */
export interface UnselectedAddress {
  readonly address: DeliveryAddress
  /** Home delivery, as selected before the log-in. */
  readonly selection: DeliverySelection
}

/** Set if the last log-in found the registered address at another postal code than the selected one; null otherwise, and after the shopper has dismissed the message about it. */
export const unselectedAddressState = defineState<UnselectedAddress | null>("unselectedAddress", null)
