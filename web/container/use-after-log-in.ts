import { useEffect, useEffectEvent, useState } from "react"
import { cartState } from "#core/cart/cart-state.ts"
import type { CartState } from "#core/cart/model.ts"
import { sessionState } from "#core/session/session-state.ts"
import { usePanelControl, useStatePart, useStateView } from "./react.tsx"

const isKnown = ({ status }: CartState) => status !== "unknown"

/**
 * Returns a function that requests an action on the cart for a visitor. The action runs once, as soon as a log-in has made it possible and the
 * customer's cart is known; the request is dropped when the panel is closed without a log-in.
 */
export const useAfterLogIn = (action: () => void, isPossible: boolean): (() => void) => {
  const panel = usePanelControl()
  const session = useStateView(sessionState)
  const isCartKnown = useStatePart(cartState, isKnown)
  const [isRequested, setIsRequested] = useState(false)
  const run = useEffectEvent(() => {
    setIsRequested(false)
    action()
  })
  useEffect(() => {
    if (isRequested && isPossible && isCartKnown) run()
  }, [isRequested, isPossible, isCartKnown])
  useEffect(() => {
    if (!isRequested) return
    const subscription = panel.changes$.subscribe(({ layers }) => {
      if (layers.length === 0 && session.current().status === "visitor") setIsRequested(false)
    })
    return () => subscription.unsubscribe()
  }, [isRequested, panel, session])
  return () => setIsRequested(true)
}
