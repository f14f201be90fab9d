import { sessionState } from "#core/session/session-state.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import * as text from "#web/text/cart.ts"
import * as paths from "#web/paths.ts"

/** The empty cart, with the editors' texts if there are any (CART-05..07). */
export const EmptyCartMessage = () => {
  const isVisitor = useStatePart(sessionState, ({ status }) => status === "visitor")
  const content = useStatePart(shellState, ({ settings }) =>
    isVisitor ? settings.emptyCart.visitor : settings.emptyCart.customer
  )
  return (
    <EmptyState
      icon="basket"
      title={content.title || (isVisitor ? text.visitorEmptyTitle : text.emptyTitle)}
      action={<Button href={content.buttonLink || paths.products}>{content.buttonLabel || text.startShopping}</Button>}
    >
      <p>{content.description || (isVisitor ? text.visitorEmptyText : text.emptyText)}</p>
    </EmptyState>
  )
}
