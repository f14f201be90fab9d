import { type ReactNode, useEffect, useState } from "react"
import type { Store } from "#core/assortment/model.ts"
import { RecommendStores } from "#web/container/ids.ts"
import { useService } from "#web/container/react.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { Skeleton } from "#web/kit/Skeleton.tsx"
import * as text from "#web/text/store.ts"
import styles from "./PlaceSteps.module.css"
import { StoreRows, type StoreRowsProps } from "./StoreRows.tsx"

export interface NearestStoresProps extends Omit<StoreRowsProps, "stores"> {
  /** Five digits. */
  readonly postalCode: string
  /** In the place of a list of stores: counted as that is, and headed as a part of the page. */
  readonly counted?: boolean
  /** In the place of stores where there are none. */
  readonly none: ReactNode
}

interface Answer {
  readonly postalCode: string
  readonly stores: ReadonlyArray<Store> | null
}

/** The stores that are recommended to a postal code (STORE-07). */
export const NearestStores = ({ postalCode, counted = false, none, changing, action }: NearestStoresProps) => {
  const recommendStores = useService(RecommendStores)
  const [answer, setAnswer] = useState<Answer>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    recommendStores(postalCode, { signal: abort.signal }).then((result) => setAnswer({ postalCode, stores: result._tag === "Success" ? result.success : null }), () => undefined)
    return () => abort.abort()
  }, [postalCode, recommendStores, tries])
  const stores = answer?.postalCode === postalCode ? answer.stores : undefined
  const Heading = counted ? "h2" : "h3"
  if (stores === null) return <ErrorState title={text.notFetched} heading={Heading} onRetry={() => { setAnswer(undefined); setTries((count) => count + 1) }} />
  return (
    <>
      {counted && <p role="status" className={styles.count}>{stores === undefined ? "" : text.count(stores.length)}</p>}
      {stores?.length === 0 ? none : <Heading className={styles.heading}>{text.recommended}</Heading>}
      {stores === undefined
        ? <div className={styles.waiting}>{Array.from({ length: 5 }, (_, index) => <Skeleton key={index} shape="block" />)}</div>
        : <StoreRows stores={stores} changing={changing} action={action} />}
    </>
  )
}
