import { useStatePart } from "#web/container/react.tsx"
import { cartState } from "#core/cart/cart-state.ts"
import { replacesOrder } from "#core/cart/rules.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { toCheckout } from "#web/text/cart-content.ts"
import { useGoToCheckout } from "./use-go-to-checkout.ts"

/** 'Gå till kassan'; unavailable while an order is being changed, because ReplacementBanner then leads to the checkout (CART-10, CART-14, CART-15). */
export const CheckoutLink = () => {
  const isChangingOrder = useStatePart(cartState, replacesOrder)
  const { isPending, goToCheckout } = useGoToCheckout()
  return (
    <Button wide unavailable={isChangingOrder} pending={isPending} onClick={() => void goToCheckout()}>
      {toCheckout}
    </Button>
  )
}
