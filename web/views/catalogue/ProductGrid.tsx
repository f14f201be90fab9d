import type { ReactNode } from "react"
import { Children } from "react"
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx"
import styles from "./ProductGrid.module.css"

export interface ProductGridProps {
  readonly children?: ReactNode
  /** The number of skeleton cards that follow while more cards are being loaded. */
  readonly skeletonCount?: number | undefined
  readonly label?: string | undefined
  /** The number of visible rows, 1 to 4; further cards are hidden (CLAYOUT-10). All rows by default. */
  readonly visibleRowCount?: number | undefined
}

/** Cards in 2 to 6 columns; the number of columns depends on the container's width, not on the window's. */
export const ProductGrid = ({ children, skeletonCount = 0, label, visibleRowCount }: ProductGridProps) => (
  <div className={styles.container}>
    <ul
      role="list"
      className={styles.grid}
      data-rows={visibleRowCount}
      aria-label={label}
      aria-busy={skeletonCount > 0 || undefined}
    >
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={`skeleton-${index}`} className={styles.cell}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  </div>
)
