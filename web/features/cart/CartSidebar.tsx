import { cartState } from "#core/cart/cart-state.ts"
import { Suspense } from "react"
import { countVisible, replacesOrder } from "#core/cart/rules.ts"
import type { CartState } from "#core/cart/model.ts"
import { useStatePart } from "#web/container/react.tsx"
import { DeferredCartBody, DeferredCartFooter } from "./deferred-cart.ts"
import { EmptyCartMessage } from "./EmptyCartMessage.tsx"
import { useHasCartTotals } from "./use-has-cart-totals.ts"
import { CartColumn } from "#web/views/cart/CartColumn.tsx"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { loading } from "#web/text/common.ts"
import { Spinner } from "#web/kit/controls/Spinner.tsx"

/** Whether the cart shows lines, a failure or the banner of replacement mode, and so needs the chunk of its content. */
export const showsCartContent = (cart: CartState): boolean =>
  cart.status === "failed" || countVisible(cart) > 0 || replacesOrder(cart)

/** The cart beside the page, visible from 1360 px (SHELL-30..33). */
export const CartSidebar = () => {
  const needsCartBody = useStatePart(cartState, showsCartContent)
  const hasTotals = useHasCartTotals()
  return (
    <CartColumn
      footer={
        hasTotals ? (
          <Suspense fallback={null}>
            <DeferredCartFooter />
          </Suspense>
        ) : undefined
      }
    >
      <KeptFocus>
        {needsCartBody ? (
          <Suspense fallback={<Spinner label={loading} />}>
            <DeferredCartBody />
          </Suspense>
        ) : (
          <EmptyCartMessage />
        )}
      </KeptFocus>
    </CartColumn>
  )
}
