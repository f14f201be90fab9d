import { Suspense } from "react"
import { visibleLines } from "#core/cart/rules.ts"
import type { CartView } from "#core/cart/model.ts"
import { CartViewId } from "#web/container/ids.ts"
import { loadCode } from "#web/container/load-code.ts"
import { useStateView } from "#web/container/react.tsx"
import { NoGoods } from "./NoGoods.tsx"
import { useCartFilled } from "./use-cart-filled.ts"
import { CartColumn } from "#web/kit/CartColumn.tsx"
import { deferred } from "#web/kit/deferred.tsx"
import { Spinner } from "#web/kit/Spinner.tsx"

/** What the cart column needs besides its frame once there is something to show. */
export const cartModule = "web/features/cart/CartTab.tsx"
const Goods = deferred(() => loadCode(() => import("./CartTab.tsx")).then((module) => module.CartTab))
const Totals = deferred(() => loadCode(() => import("./CartTab.tsx")).then((module) => module.CartTabFooter))

/** A visitor's cart is empty and most first views have an empty one: they do without the code for lines, codes and sums. */
export const showsCart = (cart: CartView): boolean => cart.status === "failed" || visibleLines(cart).length > 0

export const preloadCart = async (): Promise<void> => {
  await Promise.all([Goods.load(), Totals.load()])
}

/** The cart beside the page, seen from 1360 px (SHELL-30..33). */
export const CartSide = () => {
  const shows = useStateView(CartViewId, showsCart)
  const filled = useCartFilled()
  return (
    <CartColumn footer={filled ? <Suspense fallback={null}><Totals /></Suspense> : undefined}>
      {shows ? <Suspense fallback={<Spinner />}><Goods /></Suspense> : <NoGoods />}
    </CartColumn>
  )
}
