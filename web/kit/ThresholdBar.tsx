import type { Ore } from "#core/kernel/money.ts"
import { subtract } from "#core/kernel/money.ts"
import { freePickingReached, leftToFreePicking, towardFreePicking } from "#web/text/cart-content.ts"
import { ProgressBar } from "./ProgressBar.tsx"
import styles from "./ThresholdBar.module.css"

export interface ThresholdBarProps {
  readonly reached: Ore
  readonly limit: Ore
}

/** How far it is to free picking, in words and as a bar; its owner decides when it shows (CART-16 to CART-20). */
export const ThresholdBar = ({ reached, limit }: ThresholdBarProps) => (
  <div className={styles.threshold}>
    <p>{reached >= limit ? freePickingReached : leftToFreePicking(subtract(limit, reached))}</p>
    <ProgressBar label={towardFreePicking} value={reached} max={limit} />
  </div>
)
