import type { Ore } from "#core/kernel/money.ts"
import { subtract } from "#core/kernel/money.ts"
import { freePickingReached, untilFreePicking, freePickingProgress } from "#web/text/cart-content.ts"
import { ProgressBar } from "#web/kit/feedback/ProgressBar.tsx"
import styles from "./ThresholdBar.module.css"

export interface ThresholdBarProps {
  readonly reached: Ore
  readonly limit: Ore
}

/** The amount left to free picking, as text and as a bar (CART-16 to CART-20). */
export const ThresholdBar = ({ reached, limit }: ThresholdBarProps) => (
  <div className={styles.threshold}>
    <p>{reached >= limit ? freePickingReached : untilFreePicking(subtract(limit, reached))}</p>
    <ProgressBar label={freePickingProgress} value={reached} max={limit} />
  </div>
)
