import type { ReactNode } from "react"
import type { VatShare } from "#core/cart/model.ts"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { calculating } from "#web/text/cart.ts"
import * as text from "#web/text/cart-content.ts"
import styles from "./CartSummary.module.css"
import { classes } from "#web/kit/classes.ts"
import { Icon } from "#web/kit/controls/Icon.tsx"

export interface SummaryRow {
  readonly id: string
  readonly label: string
  /** Öre; negative for a discount. Absent: 'beräknas'. */
  readonly amount?: Ore | undefined
  /** A note that is shown when the label is pressed. */
  readonly note?: string | undefined
}

export interface CartSummaryProps {
  /** The rows before the total: products, deposit, picking, freight, coupons. */
  readonly rows: ReadonlyArray<SummaryRow>
  /** The rows after the total, of amounts that are not part of it: the reservation. */
  readonly outsideTotal?: ReadonlyArray<SummaryRow> | undefined
  readonly count: number
  /** Absent: 'beräknas'. */
  readonly total?: Ore | undefined
  readonly discount: Ore
  /** The VAT that the total includes, by rate. */
  readonly vat?: ReadonlyArray<VatShare> | undefined
  readonly updating?: boolean | undefined
  /** The threshold bar, above the rows. */
  readonly threshold?: ReactNode
  /** 'Gå till kassan'. */
  readonly action?: ReactNode
}

const Row = ({ row }: { readonly row: SummaryRow }) => (
  <div className={styles.row}>
    <dt>
      {row.note === undefined ? (
        row.label
      ) : (
        <details>
          <summary className={styles.summarized}>
            {row.label}
            <Icon name="info" size={18} />
          </summary>
          <span className={styles.note}>{row.note}</span>
        </details>
      )}
    </dt>
    <dd className={styles.amount}>{row.amount === undefined ? calculating : formatPrice(row.amount)}</dd>
  </div>
)

/** The cart's amounts, with 'Totalt (N varor)' and 'Varav rabatt' (CART-08, CART-09). */
export const CartSummary = ({
  rows,
  outsideTotal,
  count,
  total,
  discount,
  vat = [],
  updating,
  threshold,
  action
}: CartSummaryProps) => (
  <section className={styles.summary} aria-busy={updating || undefined}>
    {threshold}
    <dl className={classes(styles.rows, updating && styles.updating)}>
      {rows.map((row) => (
        <Row key={row.id} row={row} />
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
      {vat?.map((share) => (
        <div key={share.rate} className={classes(styles.row, styles.vat)}>
          <dt>{text.vat(share.rate)}</dt>
          <dd className={styles.amount}>{formatPrice(share.vat)}</dd>
        </div>
      ))}
      {outsideTotal?.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </dl>
    {action}
  </section>
)
