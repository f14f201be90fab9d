import type { ReactNode } from "react"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { calculating } from "#web/text/cart.ts"
import { classes } from "#web/kit/classes.ts"
import { Link } from "#web/kit/controls/Link.tsx"
import styles from "./EntryLine.module.css"

export interface EntryLineProps {
  readonly name: string
  readonly href?: string | undefined
  /** '4 portioner · Vegetarisk'. */
  readonly details?: string | undefined
  /** Absent until the server has responded. */
  readonly amount?: Ore | undefined
  /** False for a recipe of a bag, because the bag has the price; true by default. */
  readonly hasAmount?: boolean | undefined
  readonly updating?: boolean | undefined
  /** The stepper, or a text with the quantity. */
  readonly control?: ReactNode
  /** The remove button. */
  readonly action?: ReactNode
}

/** A recipe, recipe bag or catered meal in the cart or in an order. */
export const EntryLine = ({
  name,
  href,
  details,
  amount,
  hasAmount = true,
  updating,
  control,
  action
}: EntryLineProps) => (
  <article className={styles.line}>
    <div className={styles.text}>
      <h4 className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        )}
      </h4>
      {details !== undefined && details !== "" && <p className={styles.details}>{details}</p>}
    </div>
    {hasAmount && (
      <p className={classes(styles.amount, updating && styles.updating)}>
        {amount === undefined ? calculating : formatPrice(amount)}
      </p>
    )}
    {action !== undefined && <div className={styles.action}>{action}</div>}
    {control !== undefined && <div className={styles.control}>{control}</div>}
  </article>
)
