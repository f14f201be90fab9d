import { type ReactNode, useEffect, useState } from "react"
import type { Store } from "#core/assortment/model.ts"
import { useCase } from "#web/container/react.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { Skeleton } from "#web/kit/feedback/Skeleton.tsx"
import * as text from "#web/text/store.ts"
import styles from "./AssortmentSteps.module.css"
import { StoreRows, type StoreRowsProps } from "./StoreRows.tsx"

export interface NearestStoresProps extends Omit<StoreRowsProps, "stores"> {
  /** Five digits. */
  readonly postalCode: string
  /** Shows the number of stores, and an h2 instead of an h3; for a list that replaces the list of all stores. */
  readonly showCount?: boolean
  /** Shown when there are no stores. */
  readonly emptyState: ReactNode
}

interface LoadedStores {
  readonly postalCode: string
  /** null when they could not be loaded. */
  readonly stores: ReadonlyArray<Store> | null
}

/** The stores recommended for a postal code (STORE-07). */
export const NearestStores = ({
  postalCode,
  showCount = false,
  emptyState,
  storeChange,
  actionLabel
}: NearestStoresProps) => {
  const recommendStores = useCase("recommendStores")
  const [loadedStores, setLoadedStores] = useState<LoadedStores>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    recommendStores(postalCode, { signal: aborter.signal }).then(
      (result) => setLoadedStores({ postalCode, stores: result._tag === "Success" ? result.success : null }),
      () => undefined
    )
    return () => aborter.abort()
  }, [postalCode, recommendStores, attempt])
  const stores = loadedStores?.postalCode === postalCode ? loadedStores.stores : undefined
  const Heading = showCount ? "h2" : "h3"
  if (stores === null)
    return (
      <ErrorWithRetry
        title={text.storesNotFetched}
        heading={Heading}
        onRetry={() => {
          setLoadedStores(undefined)
          setAttempt((count) => count + 1)
        }}
      />
    )
  return (
    <>
      {showCount && (
        <p role="status" className={styles.count}>
          {stores === undefined ? "" : text.count(stores.length)}
        </p>
      )}
      {stores?.length === 0 ? emptyState : <Heading className={styles.heading}>{text.recommended}</Heading>}
      {stores === undefined ? (
        <div className={styles.skeletons}>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="block" />
          ))}
        </div>
      ) : (
        <StoreRows stores={stores} storeChange={storeChange} actionLabel={actionLabel} />
      )}
    </>
  )
}
