import { registeredAddressOf } from "#core/orders/delivery-address.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { deliverToRegistered } from "#web/text/store.ts"

export interface RegisteredAddressProps {
  /** The postal code in the field, for which the button would be of no use. */
  readonly typed: string
  readonly onSelect: (postalCode: string) => void
}

/** Offers a customer home delivery to the registered address, as the only one that needs no street in the checkout (decision 0019). */
export const RegisteredAddress = ({ typed, onSelect }: RegisteredAddressProps) => {
  const customer = useStateView(sessionState, (session) => session.customer)
  const address = registeredAddressOf(customer)
  if (address === null || address.postalCode === typed) return null
  return (
    <Button variant="quiet" wide onClick={() => onSelect(address.postalCode)}>
      {deliverToRegistered(address)}
    </Button>
  )
}
