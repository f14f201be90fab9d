import { assortmentState } from "#core/assortment/assortment-state.ts"
import type { Store } from "#core/assortment/model.ts"
import { useStatePart } from "#web/container/react.tsx"
import { StoreRow } from "#web/views/assortment/StoreRow.tsx"
import { SelectionFailure } from "./SelectionFailure.tsx"
import styles from "./AssortmentSteps.module.css"
import type { StoreChangeControls } from "./use-store-change.ts"

export interface StoreRowsProps {
  readonly stores: ReadonlyArray<Store>
  readonly storeChange: StoreChangeControls
  /** The buttons' label; 'Välj' by default. */
  readonly actionLabel?: string | undefined
}

/** Stores to choose from; a failure is shown beneath the store that could not be selected. */
export const StoreRows = ({ stores, storeChange, actionLabel }: StoreRowsProps) => {
  const selectedSiteId = useStatePart(assortmentState, ({ selection }) =>
    selection?.method === "pickupAtStore" ? selection.siteId : null
  )
  return (
    <ul role="list" className={styles.stores}>
      {stores.map((store) => (
        <li key={store.siteId}>
          <StoreRow
            name={store.name}
            street={store.streetAddress}
            city={store.city}
            actionLabel={actionLabel}
            chosen={store.siteId === selectedSiteId}
            pending={storeChange.pendingTarget === store.siteId}
            failure={
              storeChange.failedTarget === store.siteId ? <SelectionFailure failure={storeChange.failure} /> : undefined
            }
            onChoose={() => void storeChange.choose({ method: "pickupAtStore", siteId: store.siteId })}
          />
        </li>
      ))}
    </ul>
  )
}
