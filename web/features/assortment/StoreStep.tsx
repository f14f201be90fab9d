import { useEffect, useState } from "react"
import type { Store } from "#core/assortment/model.ts"
import { ListStores } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { Skeleton } from "#web/kit/Skeleton.tsx"
import { notFetched } from "#web/text/store.ts"
import styles from "./PlaceSteps.module.css"
import { StoreList } from "./StoreList.tsx"
import type { StoreChanging } from "./use-store-change.ts"

/** Where to collect the goods. */
export const StoreStep = ({ changing, action }: { readonly changing: StoreChanging; readonly action?: string | undefined }) => {
  const listStores = useService(ListStores)
  const [stores, setStores] = useState<ReadonlyArray<Store> | "failed">()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    listStores(undefined, { signal: abort.signal }).then((result) => setStores(result._tag === "Success" ? result.success : "failed"), () => undefined)
    return () => abort.abort()
  }, [listStores, tries])
  if (stores === "failed") return <ErrorState title={notFetched} onRetry={() => setTries((count) => count + 1)} />
  return (
    <div className={styles.choice}>
      {stores === undefined
        ? <div className={styles.waiting}>{Array.from({ length: 6 }, (_, index) => <Skeleton key={index} shape="block" />)}</div>
        : <StoreList stores={stores} changing={changing} action={action} />}
    </div>
  )
}
