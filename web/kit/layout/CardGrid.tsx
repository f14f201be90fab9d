import type { ReactNode } from "react"
import { Children } from "react"
import styles from "./CardGrid.module.css"

export interface CardGridProps {
  /** `teaser`: 2 to 5 columns; `recipe`: the same, by the width of the window; `tile`: as many as fit. */
  readonly kind: "teaser" | "recipe" | "tile"
  readonly children: ReactNode
  readonly label?: string | undefined
}

/** Cards in as many columns as the container is wide enough for; for recipes, the window's width counts. */
export const CardGrid = ({ kind, children, label }: CardGridProps) => (
  <div className={styles.container}>
    <ul role="list" className={styles[kind]} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  </div>
)
