import type { ReactNode } from "react"
import { Children } from "react"
import styles from "./CardGrid.module.css"

export interface CardGridProps {
  /** Teasers and recipes in 2 to 5 columns, tiles as many as fit. */
  readonly kind: "teaser" | "tile"
  readonly children: ReactNode
  readonly label?: string | undefined
}

/** Teasers, recipes or departments in columns by the width of their own place (CLAYOUT-13 to CLAYOUT-16). */
export const CardGrid = ({ kind, children, label }: CardGridProps) => (
  <div className={styles.place}>
    <ul role="list" className={styles[kind]} aria-label={label}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  </div>
)
