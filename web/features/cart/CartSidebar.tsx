import { cartState } from "#core/cart/cart-state.ts"
import { Suspense } from "react"
import { countVisible, isReplacement } from "#core/cart/rules.ts"
import type { CartState } from "#core/cart/model.ts"
import { loadCode } from "#web/container/load-code.ts"
import { useStateView } from "#web/container/react.tsx"
import { EmptyCartMessage } from "./EmptyCartMessage.tsx"
import { useCartFilled } from "./use-cart-filled.ts"
import { CartColumn } from "#web/views/cart/CartColumn.tsx"
import { KeptFocus } from "#web/kit/rendering/KeptFocus.tsx"
import { deferred } from "#web/kit/rendering/deferred.tsx"
import { loading } from "#web/text/common.ts"
import { Spinner } from "#web/kit/controls/Spinner.tsx"

/** The chunk that the cart column needs once the cart has content. */
export const cartModule = "web/features/cart/CartTab.tsx"
const Products = deferred(() => loadCode(() => import("./CartTab.tsx")).then((module) => module.CartTab))
const Totals = deferred(() => loadCode(() => import("./CartTab.tsx")).then((module) => module.CartTabFooter))

/** Whether the cart needs that chunk. A visitor's cart is empty, and so are most carts on the first page. */
export const showsCart = (cart: CartState): boolean =>
  cart.status === "failed" || countVisible(cart) > 0 || isReplacement(cart)

export const preloadCart = async (): Promise<void> => {
  await Promise.all([Products.load(), Totals.load()])
}

/** The cart beside the page, visible from 1360 px (SHELL-30..33). */
export const CartSidebar = () => {
  const hasContent = useStateView(cartState, showsCart)
  const isFilled = useCartFilled()
  return (
    <CartColumn
      footer={
        isFilled ? (
          <Suspense fallback={null}>
            <Totals />
          </Suspense>
        ) : undefined
      }
    >
      <KeptFocus>
        {hasContent ? (
          <Suspense fallback={<Spinner label={loading} />}>
            <Products />
          </Suspense>
        ) : (
          <EmptyCartMessage />
        )}
      </KeptFocus>
    </CartColumn>
  )
}
