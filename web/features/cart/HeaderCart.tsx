import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import type { Ref } from "react"
import { countRecipeProductsAndMeals, countVisible } from "#core/cart/rules.ts"
import { useStatePart, usePanelControl } from "#web/container/react.tsx"
import { CartButton } from "#web/views/cart/CartButton.tsx"

/** The cart button in the header; for a visitor it opens the log-in (SHELL-06..11). */
export const HeaderCart = ({ ref }: { readonly ref?: Ref<HTMLButtonElement> }) => {
  const count = useStatePart(cartState, (cart) => countVisible(cart))
  const total = useStatePart(cartState, ({ serverCart }) =>
    serverCart === null || serverCart.lines.length + countRecipeProductsAndMeals(serverCart) === 0
      ? undefined
      : serverCart.total
  )
  const updating = useStatePart(cartState, (cart) => cart.updating)
  const isVisitor = useStatePart(sessionState, ({ status }) => status === "visitor")
  const panel = usePanelControl()
  return (
    <CartButton
      ref={ref}
      count={count}
      total={total}
      updating={updating}
      onClick={() => panel.open(isVisitor ? "login" : "cart")}
    />
  )
}
