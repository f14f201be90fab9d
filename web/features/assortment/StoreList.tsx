import { useRef, useState } from "react"
import { findStores } from "#core/assortment/store-search.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { TextField } from "#web/kit/forms/TextField.tsx"
import * as text from "#web/text/store.ts"
import { NearestStores } from "./NearestStores.tsx"
import styles from "./AssortmentSteps.module.css"
import { StoreRows, type StoreRowsProps } from "./StoreRows.tsx"

/** The stores to choose from, filtered by name, town, street and keywords; for a postal code, the stores recommended for it (STORE-01..07). */
export const StoreList = (props: StoreRowsProps) => {
  const [query, setQuery] = useState("")
  const field = useRef<HTMLInputElement>(null)
  const postalCode = parsePostalCode(query)
  const foundStores = findStores(props.stores, query)
  const renderEmptyState = (advice: string) => (
    <EmptyState
      icon="store"
      title={text.noStoreFound}
      action={
        <Button
          variant="quiet"
          onClick={() => {
            setQuery("")
            field.current?.focus()
          }}
        >
          {text.allStores}
        </Button>
      }
    >
      <p>{advice}</p>
    </EmptyState>
  )
  return (
    <>
      <TextField ref={field} label={text.search} type="search" value={query} onChange={setQuery} autoComplete="off" />
      {postalCode === null ? (
        <>
          <p role="status" className={styles.count}>
            {text.count(foundStores.length)}
          </p>
          {foundStores.length === 0 ? (
            renderEmptyState(text.noStoreAdvice)
          ) : (
            // Other results replace the list; its rows do not move, even if the query was typed long ago, before the hydration.
            <StoreRows key={foundStores.map(({ siteId }) => siteId).join()} {...props} stores={foundStores} />
          )}
        </>
      ) : (
        <NearestStores
          showCount
          postalCode={postalCode}
          emptyState={renderEmptyState(text.noStoreNear(postalCode))}
          storeChange={props.storeChange}
          actionLabel={props.actionLabel}
        />
      )}
    </>
  )
}
