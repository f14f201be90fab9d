import { useState } from "react"
import type { Store } from "#core/assortment/model.ts"
import { findStores } from "#core/assortment/rules.ts"
import { AssortmentViewId } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { StoreRow } from "#web/kit/StoreRow.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import * as text from "#web/text/store.ts"
import styles from "./PlaceSteps.module.css"
import type { StoreChanging } from "./use-store-change.ts"

export interface StoreRowsProps {
  readonly stores: ReadonlyArray<Store>
  readonly changing: StoreChanging
  /** On the buttons; 'Välj' unless told. */
  readonly action?: string | undefined
}

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
            onChoose={() => void changing.choose({ method: "pickupAtStore", siteId: store.siteId })}
          />
        </li>
      ))}
    </ul>
  )
}

/** The stores to choose from, found by name, town, street, postal code and keywords (STORE-01..06). */
export const StoreList = (props: StoreRowsProps) => {
  const [typed, setTyped] = useState("")
  const found = findStores(props.stores, typed)
  return (
    <>
      <TextField label={text.search} type="search" value={typed} onChange={setTyped} autoComplete="off" />
      <p role="status" className={styles.count}>{text.count(found.length)}</p>
      {found.length === 0 ? <EmptyState icon="store" title={text.none}><p>{text.noneAdvice}</p></EmptyState> : <StoreRows {...props} stores={found} />}
    </>
  )
}
