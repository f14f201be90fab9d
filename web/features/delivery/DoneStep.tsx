import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { Slot } from "#core/delivery/model.ts"
import { formatShortPrice } from "#core/kernel/money.ts"
import { useStatePart } from "#web/container/react.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Icon } from "#web/kit/controls/Icon.tsx"
import { startShopping } from "#web/text/cart.ts"
import { slotTime } from "#web/text/dates.ts"
import { doneText } from "#web/text/delivery.ts"
import { describeSelection } from "#web/text/shell.ts"
import styles from "./DoneStep.module.css"

/** Shows the delivery selection and the chosen time, with a button that ends the delivery steps. */
export const DoneStep = ({
  chosenSlot,
  onDone
}: {
  readonly chosenSlot: Slot | undefined
  readonly onDone: () => void
}) => {
  const selection = useStatePart(assortmentState, (view) => view.selection)
  return (
    <div className={styles.done}>
      {selection !== null && (
        <p className={styles.fact}>
          <Icon name={selection.method === "homeDelivery" ? "truck" : "store"} size={24} className={styles.icon} />
          {describeSelection(selection)}
        </p>
      )}
      {chosenSlot !== undefined && (
        <p className={styles.fact}>
          <Icon name="clock" size={24} className={styles.icon} />
          {slotTime(chosenSlot.date, chosenSlot.from, chosenSlot.to)}
          {chosenSlot.freightFee > 0 && `, ${formatShortPrice(chosenSlot.freightFee)}`}
        </p>
      )}
      <p>{doneText}</p>
      <Button wide onClick={onDone}>
        {startShopping}
      </Button>
    </div>
  )
}
