import type { ReactNode } from "react"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { calculating } from "#web/text/cart.ts"
import * as text from "#web/text/cart-content.ts"
import styles from "./CartSummary.module.css"
import { classes } from "./classes.ts"

export interface SummaryRow {
  readonly id: string
  readonly label: string
  /** Öre; negative for what is taken off. Absent: 'beräknas'. */
  readonly amount?: Ore | undefined
  /** Small words under the label. */
  readonly note?: string | undefined
}

export interface CartSummaryProps {
  /** Named lines before the total: goods, deposit, picking, freight, coupons, reservation. */
  readonly rows: ReadonlyArray<SummaryRow>
  readonly count: number
  /** Absent: 'beräknas'. */
  readonly total?: Ore | undefined
  readonly discount: Ore
  readonly updating?: boolean | undefined
  /** The threshold bar, over the lines. */
  readonly threshold?: ReactNode
  /** 'Gå till kassan'. */
  readonly action?: ReactNode
}

/** What the cart costs, line by line; 'Totalt (N varor)' and 'Varav rabatt' (CART-08, CART-09). */
export const CartSummary = ({ rows, count, total, discount, updating, threshold, action }: CartSummaryProps) => (
  <section className={styles.summary} aria-busy={updating || undefined}>
    {threshold}
    <dl className={classes(styles.rows, updating && styles.updating)}>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          <dt>
            {row.label}
            {row.note !== undefined && <span className={styles.note}>{row.note}</span>}
          </dt>
          <dd className={styles.amount}>{row.amount === undefined ? calculating : formatPrice(row.amount)}</dd>
        </div>
      ))}
      <div className={classes(styles.row, styles.total)}>
        <dt>{text.total(count)}</dt>
        <dd className={styles.amount}>{total === undefined ? calculating : formatPrice(total)}</dd>
      </div>
      {discount > 0 && (
        <div className={classes(styles.row, styles.discount)}>
          <dt>{text.discount}</dt>
          <dd className={styles.amount}>{formatPrice(discount)}</dd>
        </div>
      )}
    </dl>
    {action}
  </section>
)
