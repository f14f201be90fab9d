import type { ReactNode } from "react"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { calculating } from "#web/text/cart.ts"
import { ordinaryPriceSpoken } from "#web/text/product.ts"
import styles from "./CartLine.module.css"
import { classes } from "#web/kit/classes.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import { Picture } from "#web/kit/layout/Picture.tsx"

export interface CartLineProps {
  readonly name: string
  readonly href?: string | undefined
  /** Brand and size. */
  readonly details?: string | undefined
  readonly picture?: string | undefined
  /** The line's price; absent until the server has responded. */
  readonly amount?: Ore | undefined
  /** The price without its discount. */
  readonly ordinaryAmount?: Ore | undefined
  /** Whether the amount is being recalculated. */
  readonly updating?: boolean | undefined
  /** Why the line cannot be ordered. */
  readonly error?: string | undefined
  /** '18 år. Legitimation krävs', '2 för 35 kr', 'Finns inte i vald butik'. */
  readonly notes?: ReactNode
  /** The stepper. */
  readonly control?: ReactNode
  /** Beside the stepper: remove, change. */
  readonly action?: ReactNode
}

/** One line of the cart. */
export const CartLine = ({
  name,
  href,
  details,
  picture,
  amount,
  ordinaryAmount,
  updating,
  error,
  notes,
  control,
  action
}: CartLineProps) => (
  <article className={styles.line}>
    <div className={styles.well}>
      {picture !== undefined && <Picture src={picture} alt="" width={80} height={80} className={styles.picture} />}
    </div>
    <div className={styles.text}>
      <h4 className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} flyout className={styles.link}>
            {name}
          </Link>
        )}
      </h4>
      {details !== undefined && <p className={styles.details}>{details}</p>}
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {notes !== undefined && <div className={styles.notes}>{notes}</div>}
    </div>
    <p className={classes(styles.amount, updating && styles.updating)}>
      <span className={styles.sum}>{amount === undefined ? calculating : formatPrice(amount)}</span>
      {amount !== undefined && ordinaryAmount !== undefined && ordinaryAmount > amount && (
        <span className={styles.ordinary}>
          <span className="visually-hidden">{ordinaryPriceSpoken} </span>
          <s>{formatPrice(ordinaryAmount)}</s>
        </span>
      )}
    </p>
    <div className={styles.control}>
      {control}
      {action}
    </div>
  </article>
)
