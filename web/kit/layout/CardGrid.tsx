import type { ReactNode } from "react"
import { Children } from "react"
import { Skeleton } from "../feedback/Skeleton.tsx"
import styles from "./CardGrid.module.css"

export interface CardGridProps {
  /** `teaser`: 2 to 5 columns; `recipe`: the same, by the width of the window; `tile`: as many as fit. */
  readonly kind: "teaser" | "recipe" | "tile"
  readonly children: ReactNode
  readonly label?: string | undefined
  /** The number of skeleton cards that follow while more cards are being loaded. */
  readonly skeletonCount?: number | undefined
}

/** Cards in as many columns as the container is wide enough for; for recipes, the window's width counts. */
export const CardGrid = ({ kind, children, label, skeletonCount = 0 }: CardGridProps) => (
  <div className={styles.container}>
    <ul role="list" className={styles[kind]} aria-label={label} aria-busy={skeletonCount > 0 || undefined}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={`skeleton-${index}`} className={styles.skeleton}>
          <Skeleton shape="block" />
        </li>
      ))}
    </ul>
  </div>
)
