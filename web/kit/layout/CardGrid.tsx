import type { ReactNode } from "react"
import { Children } from "react"
import styles from "./CardGrid.module.css"

export interface CardGridProps {
  /** `teaser`: 2 to 5 columns; `recipe`: the same, by the width of the window; `tile`: as many as fit. */
  readonly kind: "teaser" | "recipe" | "tile"
  readonly children: ReactNode
  readonly label?: string | undefined
}

/** Cards in columns, as many as the container's width allows, for recipes the window's. */
export const CardGrid = ({ kind, children, label }: CardGridProps) => (
  <div className={styles.container}>
    <ul role="list" className={styles[kind]} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  </div>
)
