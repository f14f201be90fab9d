import { AssortmentViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Icon } from "#web/kit/Icon.tsx"
import { startShopping } from "#web/text/cart.ts"
import { doneText } from "#web/text/delivery.ts"
import { homeDeliveryTo, pickupIn } from "#web/text/shell.ts"
import styles from "./DoneStep.module.css"

/** What has been chosen, and on to the goods. */
export const DoneStep = ({ onDone }: { readonly onDone: () => void }) => {
  const choice = useStateView(AssortmentViewId, (view) => view.choice)
  return (
    <div className={styles.done}>
      {choice !== null && (
        <p className={styles.place}>
          <Icon name={choice.method === "homeDelivery" ? "truck" : "store"} size={24} className={styles.icon} />
          {choice.method === "homeDelivery" ? homeDeliveryTo(choice.postalCode ?? "", choice.city) : pickupIn(choice.storeName)}
        </p>
      )}
      <p>{doneText}</p>
      <Button wide onClick={onDone}>{startShopping}</Button>
    </div>
  )
}
