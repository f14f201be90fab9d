import { cartState } from "#core/cart/cart-state.ts"
import { replacesOrder } from "#core/cart/rules.ts"
import { ordersState } from "#core/orders/orders-state.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { slotTime } from "#web/text/dates.ts"
import * as text from "#web/text/order-changes.ts"
import { CancelEdit } from "./CancelEdit.tsx"
import styles from "./ReplacementBanner.module.css"
import { useGoToCheckout } from "./use-go-to-checkout.ts"

/** Shown above the cart while an order is being changed: names the order, with buttons to finish or cancel the change (CART-13, CART-15). */
export const ReplacementBanner = () => {
  const isChangingOrder = useStatePart(cartState, replacesOrder)
  const order = useStatePart(ordersState, ({ changedOrder }) => changedOrder)
  const { isPending, goToCheckout } = useGoToCheckout()
  if (!isChangingOrder) return null
  return (
    <section className={styles.banner} aria-label={text.edit}>
      <Notice
        title={order === null ? text.editingUnknown : text.editing(order.number)}
        action={
          <div className={styles.actions}>
            <Button pending={isPending} onClick={() => void goToCheckout()}>
              {text.finishEditing}
            </Button>
            <CancelEdit />
          </div>
        }
      >
        {order !== null && text.editingNote(slotTime(order.slot.date, order.slot.from, order.slot.to), order.method)}
      </Notice>
    </section>
  )
}
