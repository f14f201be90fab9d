import type { Ore } from "#core/kernel/money.ts"
import { subtract } from "#core/kernel/money.ts"
import { freePickingReached, untilFreePicking, freePickingProgress } from "#web/text/cart-content.ts"
import { ProgressBar } from "#web/kit/feedback/ProgressBar.tsx"
import styles from "./ThresholdBar.module.css"

export interface ThresholdBarProps {
  readonly subtotal: Ore
  /** The subtotal from which picking is free. */
  readonly freeFrom: Ore
}

/** The amount left to free picking, as text and as a bar (CART-16 to CART-20). */
export const ThresholdBar = ({ subtotal, freeFrom }: ThresholdBarProps) => (
  <div className={styles.threshold}>
    <p>{subtotal >= freeFrom ? freePickingReached : untilFreePicking(subtract(freeFrom, subtotal))}</p>
    <ProgressBar label={freePickingProgress} value={subtotal} max={freeFrom} />
  </div>
)
