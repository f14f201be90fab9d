import { useRef } from "react"
import { cartState } from "#core/cart/cart-state.ts"
import { formatPrice } from "#core/kernel/money.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { classes } from "#web/kit/classes.ts"
import { useCoveredHeight } from "#web/kit/rendering/use-covered-height.ts"
import { calculating } from "#web/text/cart.ts"
import * as text from "#web/text/checkout.ts"
import styles from "./PlaceOrderBar.module.css"

export interface PlaceOrderBarProps {
  /** Why the order was rejected, unless a field shows it. */
  readonly error: string | undefined
  /** Differs for every rejection, so that each is announced. */
  readonly errorKey: number
  /** The names of the products and recipe bags that cannot be ordered, or the discount codes that were removed. */
  readonly refusedNames: ReadonlyArray<string>
  readonly pending: boolean
  /** The button's text. */
  readonly label: string
  readonly onOrder: () => void
}

/** The total and the button that places the order, which stay visible at the window's bottom edge unless the window is low. */
export const PlaceOrderBar = ({ error, errorKey, refusedNames, pending, label, onOrder }: PlaceOrderBarProps) => {
  const total = useStatePart(cartState, ({ serverCart }) => serverCart?.total)
  const updating = useStatePart(cartState, (view) => view.updating)
  const bar = useRef<HTMLDivElement>(null)
  useCoveredHeight(bar, "--order-bar")
  return (
    <div ref={bar} className={styles.bar}>
      {error !== undefined && (
        <Notice key={errorKey} kind="danger" title={text.refusedTitle} announce="assertive">
          {error}
          {refusedNames.length > 0 && (
            <ul>
              {refusedNames.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <p className={classes(styles.total, updating && styles.updating)}>
        <span>{text.toPay}</span>
        <span className={styles.amount}>{total === undefined ? calculating : formatPrice(total)}</span>
      </p>
      <Button wide pending={pending} onClick={onOrder}>
        {label}
      </Button>
    </div>
  )
}
