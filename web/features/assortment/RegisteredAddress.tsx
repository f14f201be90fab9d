import { registeredAddressOf } from "#core/orders/delivery-address.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { deliverToRegistered } from "#web/text/store.ts"

export interface RegisteredAddressProps {
  /** The postal code in the field; the button is hidden when it is that of the registered address. */
  readonly input: string
  readonly onSelect: (postalCode: string) => void
}

/** Offers a customer home delivery to the registered address, as the only address whose street need not be entered in the checkout (decision 0019). */
export const RegisteredAddress = ({ input, onSelect }: RegisteredAddressProps) => {
  const customer = useStatePart(sessionState, (session) => session.customer)
  const address = registeredAddressOf(customer)
  if (address === null || address.postalCode === input) return null
  return (
    <Button variant="quiet" wide onClick={() => onSelect(address.postalCode)}>
      {deliverToRegistered(address)}
    </Button>
  )
}
