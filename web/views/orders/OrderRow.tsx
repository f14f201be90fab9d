import type { ReactNode } from "react"
import type { Ore } from "#core/kernel/money.ts"
import type { DeliveryMethod } from "#core/assortment/model.ts"
import type { Order } from "#core/orders/model.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { productCount } from "#web/text/common.ts"
import * as text from "#web/text/orders.ts"
import { Badge } from "#web/kit/feedback/Badge.tsx"
import { Link } from "#web/kit/controls/Link.tsx"
import styles from "./OrderRow.module.css"

export interface OrderRowProps {
  readonly orderNumber: string
  readonly href: string
  readonly status: Order["status"]
  readonly method: DeliveryMethod
  /** The delivery time: 'tor 27/11 kl. 17–19'. */
  readonly time: string
  readonly place: string
  /** The number of products. */
  readonly count: number
  readonly total: Ore
  /** 'Kan ändras fram till ...'. */
  readonly note?: string | undefined
  /** 'Ändra order', 'Handla igen'. */
  readonly actions?: ReactNode
}

/** An order in the list of orders. */
export const OrderRow = ({
  orderNumber,
  href,
  status,
  method,
  time,
  place,
  count,
  total,
  note,
  actions
}: OrderRowProps) => (
  <article className={styles.row}>
    <div className={styles.head}>
      <h3 className={styles.title}>
        <Link href={href}>{time}</Link>
      </h3>
      <Badge variant={status === "placed" ? "accent" : "plain"}>{text.status(status, method)}</Badge>
    </div>
    <p className={styles.details}>
      {text.order(orderNumber)} · {place}
    </p>
    <p className={styles.details}>
      {productCount(count)} · <b>{formatPrice(total)}</b>
    </p>
    {note !== undefined && <p className={styles.note}>{note}</p>}
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </article>
)
