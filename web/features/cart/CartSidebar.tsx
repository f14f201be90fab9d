import { cartState } from "#core/cart/cart-state.ts"
import { Suspense } from "react"
import { countVisible, isReplacement } from "#core/cart/rules.ts"
import type { CartState } from "#core/cart/model.ts"
import { useStatePart } from "#web/container/react.tsx"
import { DeferredCartBody, DeferredCartFooter } from "./deferred-cart.ts"
import { EmptyCartMessage } from "./EmptyCartMessage.tsx"
import { useIsCartFilled } from "./use-is-cart-filled.ts"
import { CartColumn } from "#web/views/cart/CartColumn.tsx"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { loading } from "#web/text/common.ts"
import { Spinner } from "#web/kit/controls/Spinner.tsx"

/** Whether the cart shows more than the message of an empty cart, so that the chunk of its content is needed. */
export const showsCartContent = (cart: CartState): boolean =>
  cart.status === "failed" || countVisible(cart) > 0 || isReplacement(cart)

/** The cart beside the page, visible from 1360 px (SHELL-30..33). */
export const CartSidebar = () => {
  const hasContent = useStatePart(cartState, showsCartContent)
  const isFilled = useIsCartFilled()
  return (
    <CartColumn
      footer={
        isFilled ? (
          <Suspense fallback={null}>
            <DeferredCartFooter />
          </Suspense>
        ) : undefined
      }
    >
      <KeptFocus>
        {hasContent ? (
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
