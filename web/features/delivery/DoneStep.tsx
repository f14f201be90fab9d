import type { Slot } from "#core/delivery/model.ts"
import { formatShortPrice } from "#core/kernel/money.ts"
import { AssortmentViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Icon } from "#web/kit/Icon.tsx"
import { startShopping } from "#web/text/cart.ts"
import { slotTime } from "#web/text/dates.ts"
import { doneText } from "#web/text/delivery.ts"
import { placeOf } from "#web/text/shell.ts"
import styles from "./DoneStep.module.css"

/** What has been chosen, and on to the goods. */
export const DoneStep = ({ taken, onDone }: { readonly taken: Slot | undefined; readonly onDone: () => void }) => {
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  return (
    <div className={styles.done}>
      {choice !== null && (
        <p className={styles.place}>
          <Icon name={choice.method === "homeDelivery" ? "truck" : "store"} size={24} className={styles.icon} />
          {placeOf(choice)}
        </p>
      )}
      {taken !== undefined && (
        <p className={styles.place}>
          <Icon name="clock" size={24} className={styles.icon} />
          {slotTime(taken.date, taken.from, taken.to)}
          {taken.freightFee > 0 && `, ${formatShortPrice(taken.freightFee)}`}
        </p>
      )}
      <p>{doneText}</p>
      <Button wide onClick={onDone}>{startShopping}</Button>
    </div>
  )
}
