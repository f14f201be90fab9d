import type { DeliverySelection } from "../assortment/model.ts"
import { defineState } from "../kernel/state.ts"
import type { DeliveryAddress } from "./delivery-address.ts"

/** A customer's registered address at another postal code than the selected one. */
export interface UnselectedAddress {
  readonly address: DeliveryAddress
  /** Home delivery, as selected before the log-in. */
  readonly selection: DeliverySelection
}

/** The registered address, when the last log-in has found it at another postal code; null when it has not, or when the shopper has dismissed the message about it. */
export const unselectedAddressState = defineState<UnselectedAddress | null>("unselectedAddress", null)
