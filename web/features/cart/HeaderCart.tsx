import type { Ref } from "react"
import { countItems, visibleLines } from "#core/cart/rules.ts"
import { CartViewId, SessionViewId } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { CartButton } from "#web/kit/CartButton.tsx"

/** The cart in the header; a visitor's opens the log-in (SHELL-06..11). */
export const HeaderCart = ({ ref }: { readonly ref?: Ref<HTMLButtonElement> }) => {
  const count = useStateView(CartViewId, (cart) => countItems(visibleLines(cart)))
  const total = useStateView(CartViewId, ({ settled }) => (settled === null || settled.lines.length === 0 ? undefined : settled.total))
  const updating = useStateView(CartViewId, (cart) => cart.updating)
  const visitor = useStateView(SessionViewId, ({ status }) => status === "visitor")
  const panel = useService(PanelId)
  return <CartButton ref={ref} count={count} total={total} updating={updating} onClick={() => panel.update((view) => openTab(view, visitor ? "login" : "cart"))} />
}
