import type { ReactNode } from "react"
import { cart as cartName, sideNavigation } from "#web/text/shell.ts"
import { classes } from "#web/kit/classes.ts"
import { skipTargetIds } from "./skip-target-ids.ts"
import styles from "./PageLayout.module.css"

export interface PageLayoutProps {
  readonly children: ReactNode
  /** Navigation at the left, visible from 992 px. */
  readonly side?: ReactNode
  /** The cart at the right, visible from 1360 px (SHELL-32); narrower windows show it in the panel. */
  readonly cart?: ReactNode
  /** A narrow centred column, for text and forms. */
  readonly narrow?: boolean | undefined
}

/** The page between header and footer: side navigation, content, cart. */
export const PageLayout = ({ children, side, cart, narrow }: PageLayoutProps) => (
  <div
    data-page
    className={classes(styles.frame, side !== undefined && styles.withSide, cart !== undefined && styles.withCart)}
  >
    {side !== undefined && (
      <nav id={skipTargetIds.categories} className={styles.side} aria-label={sideNavigation} tabIndex={-1}>
        {side}
      </nav>
    )}
    <main id={skipTargetIds.content} className={classes(styles.main, narrow && styles.narrow)} tabIndex={-1}>
      {children}
    </main>
    {cart !== undefined && (
      <aside id={skipTargetIds.cart} className={styles.cart} aria-label={cartName} tabIndex={-1}>
        {cart}
      </aside>
    )}
  </div>
)
