import { SessionViewId, ShellViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import * as text from "#web/text/cart.ts"

/** Why the cart is empty, in the editors' words where they have some (CART-05..07). */
export const NoGoods = () => {
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const content = useStateView(ShellViewId, ({ settings }) => (visitor ? settings.emptyCart.visitor : settings.emptyCart.customer))
  return (
    <EmptyState
      title={content.title || (visitor ? text.visitorEmptyTitle : text.emptyTitle)}
      action={<Button href={content.buttonLink || "/matvaror"}>{content.buttonLabel || text.startShopping}</Button>}
    >
      <p>{content.description || (visitor ? text.visitorEmptyText : text.emptyText)}</p>
    </EmptyState>
  )
}
