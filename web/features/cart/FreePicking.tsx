import { cartState } from "#core/cart/cart-state.ts"
import { sessionState } from "#core/session/session-state.ts"
import { useEffect, useState } from "react"
import type { CartState } from "#core/cart/model.ts"
import { subtotalOf } from "#core/cart/totals.ts"
import type { Ore } from "#core/kernel/money.ts"
import { useStatePart } from "#web/container/react.tsx"
import { ThresholdBar } from "#web/views/cart/ThresholdBar.tsx"

/** How long the bar stays visible after it has ceased to apply, in ms (CART-20). */
const hideDelayMs = 1500

const subtotalOfCart = ({ serverCart }: CartState): number => (serverCart === null ? 0 : subtotalOf(serverCart))

/** Carts with recipe bags or catering have no bar (CART-18, CART-19). */
const hasBagsOrCatering = ({ serverCart }: CartState): boolean =>
  serverCart !== null && serverCart.bags.length + serverCart.meals.length > 0

/** The amount left to free picking, for customers below the limit; hidden shortly after it has ceased to apply (CART-16..20). */
export const FreePicking = () => {
  const isCustomer = useStatePart(sessionState, ({ status }) => status === "customer")
  const freeFrom = useStatePart(cartState, ({ serverCart }) => serverCart?.pickingFeeLimit ?? null)
  const subtotal = useStatePart(cartState, subtotalOfCart)
  const hasPickingFee = useStatePart(
    cartState,
    ({ serverCart }) => serverCart?.charges.some(({ kind }) => kind === "picking") ?? false
  )
  const isExempt = useStatePart(cartState, hasBagsOrCatering)
  const applies = isCustomer && !isExempt && hasPickingFee && freeFrom !== null && subtotal > 0 && subtotal < freeFrom
  const [isVisible, setIsVisible] = useState(applies)
  if (applies && !isVisible) setIsVisible(true)
  useEffect(() => {
    if (applies || !isVisible) return
    const timer = setTimeout(() => setIsVisible(false), hideDelayMs)
    return () => clearTimeout(timer)
  }, [applies, isVisible])
  return isVisible && freeFrom !== null ? <ThresholdBar subtotal={subtotal as Ore} freeFrom={freeFrom} /> : null
}
