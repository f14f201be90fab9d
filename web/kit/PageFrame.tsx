import type { ReactNode } from "react"
import { cart as cartName, sideNavigation } from "#web/text/shell.ts"
import { classes } from "./classes.ts"
import { landmarks } from "./landmarks.ts"
import styles from "./PageFrame.module.css"

export interface PageFrameProps {
  readonly children: ReactNode
  /** Navigation at the left from 992 px. */
  readonly side?: ReactNode
  /** The cart at the right, seen from 1360 px (SHELL-32); narrower windows show it in the panel. */
  readonly cart?: ReactNode
  /** Text and forms: a narrow column in the middle. */
  readonly narrow?: boolean | undefined
}

/** What lies between header and footer: side navigation, content, cart. */
export const PageFrame = ({ children, side, cart, narrow }: PageFrameProps) => (
  <div className={classes(styles.frame, side !== undefined && styles.withSide, cart !== undefined && styles.withCart)}>
    {side !== undefined && (
      <nav id={landmarks.categories} className={styles.side} aria-label={sideNavigation} tabIndex={-1}>
        {side}
      </nav>
    )}
    <main id={landmarks.content} className={classes(styles.main, narrow && styles.narrow)} tabIndex={-1}>
      {children}
    </main>
    {cart !== undefined && (
      <aside id={landmarks.cart} className={styles.cart} aria-label={cartName} tabIndex={-1}>
        {cart}
      </aside>
    )}
  </div>
)
