import type { ReactNode } from "react"
import { title } from "#web/text/cart.ts"
import styles from "./CartColumn.module.css"

export interface CartColumnProps {
  /** The lines, the coupon field and the button that empties the cart. */
  readonly children: ReactNode
  /** The totals with 'Gå till kassan'; always visible. */
  readonly footer?: ReactNode
  /** Beside the heading. */
  readonly note?: ReactNode
}

/** The cart column of PageLayout, at the right of a wide window. */
export const CartColumn = ({ children, footer, note }: CartColumnProps) => (
  <div className={styles.column}>
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {note}
    </div>
    <div className={styles.body}>{children}</div>
    {footer !== undefined && <div className={styles.footer}>{footer}</div>}
  </div>
)
