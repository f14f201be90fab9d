import type { Store } from "#core/assortment/model.ts"
import { AssortmentViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { StoreRow } from "#web/kit/StoreRow.tsx"
import { ChoiceFailure } from "./ChoiceFailure.tsx"
import styles from "./PlaceSteps.module.css"
import type { StoreChanging } from "./use-store-change.ts"

export interface StoreRowsProps {
  readonly stores: ReadonlyArray<Store>
  readonly changing: StoreChanging
  /** On the buttons; 'Välj' unless told. */
  readonly action?: string | undefined
}

/** Stores to choose one of; what goes wrong is said beneath the one that was pressed. */
export const StoreRows = ({ stores, changing, action }: StoreRowsProps) => {
  const chosen = useStateView(AssortmentViewId, ({ choice }) => (choice?.method === "pickupAtStore" ? choice.siteId : null))
  return (
    <ul role="list" className={styles.stores}>
      {stores.map((store) => (
        <li key={store.siteId}>
          <StoreRow
            name={store.name}
            street={store.streetAddress}
            city={store.city}
            action={action}
            chosen={store.siteId === chosen}
            pending={changing.pending === store.siteId}
            failure={changing.failed === store.siteId ? <ChoiceFailure failure={changing.failure} /> : undefined}
            onChoose={() => void changing.choose({ method: "pickupAtStore", siteId: store.siteId })}
          />
        </li>
      ))}
    </ul>
  )
}
