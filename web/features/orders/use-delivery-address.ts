import { useState } from "react"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import {
  type DeliveryAddress,
  isAtSelectedPostalCode,
  maxStreetLength,
  registeredAddressOf
} from "#core/orders/delivery-address.ts"
import { ordersState } from "#core/orders/orders-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import type { FieldRule } from "#web/forms/use-form.ts"
import * as text from "#web/text/checkout.ts"
import { required, tooLong } from "#web/text/forms.ts"

export interface DeliveryAddressInput {
  /** The customer's address in the population register. */
  readonly registeredAddress: DeliveryAddress | null
  /** Whether the shopper enters a street: by choice, or because no registered address is known at the selected postal code. */
  readonly entersStreet: boolean
  /** Whether the registered address is at the selected postal code. */
  readonly canUseRegistered: boolean
  readonly setEntersStreet: (enters: boolean) => void
  /** The street before the shopper has typed: that of the order being changed, if it is at the selected postal code and not the registered one. */
  readonly initialStreet: string
  readonly streetRule: Required<Pick<FieldRule<string>, "validate">>
  /** The address to send with the order; undefined for the registered one, and for pickup. */
  readonly addressToSend: (street: string) => DeliveryAddress | undefined
}

/** The delivery address of an order: the registered one, or a street at the selected postal code. */
export const useDeliveryAddress = (): DeliveryAddressInput => {
  const selection = useStatePart(assortmentState, (view) => view.selection)
  const customer = useStatePart(sessionState, (session) => session.customer)
  const changedOrderAddress = useStatePart(ordersState, ({ changedOrder }) => changedOrder?.address ?? null)
  const registeredAddress = registeredAddressOf(customer)
  const initialStreet =
    isAtSelectedPostalCode(changedOrderAddress, selection) && changedOrderAddress.street !== registeredAddress?.street
      ? changedOrderAddress.street
      : ""
  const [wantsOtherAddress, setWantsOtherAddress] = useState(initialStreet !== "")
  const canUseRegistered = isAtSelectedPostalCode(registeredAddress, selection)
  const entersStreet = selection?.method === "homeDelivery" && (wantsOtherAddress || !canUseRegistered)
  return {
    registeredAddress,
    entersStreet,
    canUseRegistered,
    setEntersStreet: setWantsOtherAddress,
    initialStreet,
    streetRule: {
      validate: (value) => {
        if (!entersStreet) return undefined
        if (value.trim() === "") return required(text.street)
        return value.trim().length > maxStreetLength ? tooLong(text.street, maxStreetLength) : undefined
      }
    },
    addressToSend: (street) =>
      entersStreet ? { street: street.trim(), postalCode: selection.postalCode ?? "", city: selection.city } : undefined
  }
}
