import { useEffect, useState } from "react"
import type { Store } from "#core/assortment/model.ts"
import { useCase } from "#web/container/react.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { Skeleton } from "#web/kit/feedback/Skeleton.tsx"
import { storesNotFetched } from "#web/text/store.ts"
import styles from "./AssortmentSteps.module.css"
import { StoreList } from "./StoreList.tsx"
import type { StoreChangeControls } from "./use-store-change.ts"

/** As high as a phone, so that what is below the list does not move out of sight when the stores come. */
const skeletonCount = 12

/** Asks for the store where the shopper collects the products. */
export const StoreStep = ({
  storeChange,
  actionLabel
}: {
  readonly storeChange: StoreChangeControls
  readonly actionLabel?: string | undefined
}) => {
  const listStores = useCase("listStores")
  const [stores, setStores] = useState<ReadonlyArray<Store> | "failed">()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    listStores(undefined, { signal: aborter.signal }).then(
      (result) => setStores(result._tag === "Success" ? result.success : "failed"),
      () => undefined
    )
    return () => aborter.abort()
  }, [listStores, attempt])
  if (stores === "failed")
    return <ErrorWithRetry title={storesNotFetched} onRetry={() => setAttempt((count) => count + 1)} />
  return (
    <div className={styles.selection}>
      {stores === undefined ? (
        <div className={styles.skeletons}>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <Skeleton key={index} shape="block" />
          ))}
        </div>
      ) : (
        <StoreList stores={stores} storeChange={storeChange} actionLabel={actionLabel} />
      )}
    </div>
  )
}
