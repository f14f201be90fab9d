import type { ReactNode } from "react"
import { Children } from "react"
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx"
import styles from "./ProductGrid.module.css"

export interface ProductGridProps {
  /** Cards. */
  readonly children?: ReactNode
  /** That many empty cards after them, while more are fetched. */
  readonly waiting?: number | undefined
  readonly label?: string | undefined
}

/** Cards in 2 to 6 columns by the width of the grid's own place, not of the window. */
export const ProductGrid = ({ children, waiting = 0, label }: ProductGridProps) => (
  <div className={styles.place}>
    <ul role="list" className={styles.grid} aria-label={label} aria-busy={waiting > 0 || undefined}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={`waiting-${index}`} className={styles.cell}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  </div>
)
