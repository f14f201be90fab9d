import type { Ref } from "react"
import type { Ore } from "#core/kernel/money.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { calculating } from "#web/text/cart.ts"
import { cart, emptyCart, itemNoun, startShopping } from "#web/text/shell.ts"
import { classes } from "#web/kit/classes.ts"
import styles from "./CartButton.module.css"
import { Icon } from "#web/kit/controls/Icon.tsx"

export interface CartButtonProps {
  readonly count: number
  /** Absent until the server has responded. */
  readonly total?: Ore | undefined
  /** Whether the total is being recalculated. */
  readonly updating?: boolean | undefined
  readonly onClick: () => void
  readonly expanded?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** The cart button of the header: number of products and total, or 'Handla' when it is empty (SHELL-08 to SHELL-10). */
export const CartButton = ({ count, total, updating, onClick, expanded, ref }: CartButtonProps) => {
  const isFilled = count > 0
  const sum = total === undefined ? calculating : formatPrice(total)
  return (
    <button
      type="button"
      ref={ref}
      className={classes(styles.button, isFilled && styles.filled)}
      onClick={onClick}
      aria-expanded={expanded}
      aria-haspopup="dialog"
    >
      <span className="visually-hidden">{isFilled ? cart : emptyCart}, </span>
      <span className={styles.symbol}>
        <Icon name="basket" size={24} />
        {isFilled && (
          <span key={count} className={styles.count}>
            {count}
            <span className="visually-hidden"> {itemNoun(count)}, </span>
          </span>
        )}
      </span>
      <span className={classes(styles.sum, updating && styles.updating)}>{isFilled ? sum : startShopping}</span>
    </button>
  )
}
