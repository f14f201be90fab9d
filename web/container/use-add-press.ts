import { useRef } from "react"
import type { PurchaseRequirement } from "#core/cart/rules.ts"
import { layerForRequirement } from "./panel.ts"
import { usePanelControl } from "./react.tsx"
import { useAfterLogIn } from "./use-after-log-in.ts"

/** How soon after a press another one belongs to the same double tap, in ms. */
const doublePressMs = 500

interface AddPress {
  /** What is missing before anything can be added; null when nothing is. */
  readonly requirement: PurchaseRequirement | null
  /** Whether what the button adds can be added. */
  readonly isAddable: boolean
  readonly add: () => void
}

/**
 * Returns what a press of the add button of a recipe, a bag or a meal does: it adds, or opens the panel for the missing requirement, and then adds after a log-in. A double click or
 * tap counts as one press, unlike on a product, whose stepper counts each.
 */
export const useAddPress = ({ requirement, isAddable, add }: AddPress): ((clickCount: number) => void) => {
  const panel = usePanelControl()
  const addAfterLogIn = useAfterLogIn(add, requirement === null && isAddable)
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  return (clickCount) => {
    const now = performance.now()
    // Clicks before the hydration are repeated later, but with their count.
    if (clickCount > 1 || now - lastPress.current < doublePressMs) return
    lastPress.current = now
    if (requirement === null) return add()
    if (requirement === "log-in") addAfterLogIn()
    panel.open(layerForRequirement(requirement))
  }
}
