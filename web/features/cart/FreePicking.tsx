import { useEffect, useState } from "react"
import type { CartView } from "#core/cart/model.ts"
import { add, type Ore } from "#core/kernel/money.ts"
import { CartViewId, SessionViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { ThresholdBar } from "#web/kit/ThresholdBar.tsx"

/** CART-20, ms */
const hideDelay = 1500

const itemsTotal = ({ settled }: CartView): number => (settled === null ? 0 : add(...settled.lines.map(({ amount }) => amount)))

/** How far it is to free picking: for customers who pay for it, while the goods cost less than the limit; it stays 1.5 s longer (CART-16..20). */
export const FreePicking = () => {
  const customer = useStateView(SessionViewId, ({ status }) => status === "customer")
  const limit = useStateView(CartViewId, ({ settled }) => settled?.pickingFeeLimit ?? null)
  const total = useStateView(CartViewId, itemsTotal)
  const charged = useStateView(CartViewId, ({ settled }) => settled?.charges.some(({ kind }) => kind === "picking") ?? false)
  const applies = customer && charged && limit !== null && total > 0 && total < limit
  const [shown, setShown] = useState(applies)
  if (applies && !shown) setShown(true)
  useEffect(() => {
    if (applies || !shown) return
    const timer = setTimeout(() => setShown(false), hideDelay)
    return () => clearTimeout(timer)
  }, [applies, shown])
  return shown && limit !== null ? <ThresholdBar reached={total as Ore} limit={limit} /> : null
}
