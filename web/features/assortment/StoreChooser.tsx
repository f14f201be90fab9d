import { type FormEvent, useEffect, useState } from "react"
import type { DeliveryMethod, Store } from "#core/assortment/model.ts"
import { findStores } from "#core/assortment/rules.ts"
import type { SelectAssortmentError, SelectAssortmentInput } from "#core/assortment/find-choice.ts"
import { parsePostalCode } from "#core/kernel/postal-code.ts"
import { AssortmentViewId, ListStores, RecommendStores, SelectAssortment } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { Skeleton } from "#web/kit/Skeleton.tsx"
import { StoreRow } from "#web/kit/StoreRow.tsx"
import { Tabs } from "#web/kit/Tabs.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import * as delivery from "#web/text/delivery.ts"
import * as text from "#web/text/store.ts"
import { choiceFailures } from "./choice-failures.ts"
import styles from "./StoreChooser.module.css"

interface Choosing {
  readonly choose: (input: SelectAssortmentInput) => Promise<void>
  /** Which choice is under way: a site's id, or 'home'. */
  readonly pending: string | null
  readonly failure: SelectAssortmentError | null
}

const useChoosing = (onDone: () => void): Choosing => {
  const selectAssortment = useService(SelectAssortment)
  const [pending, setPending] = useState<string | null>(null)
  const [failure, setFailure] = useState<SelectAssortmentError | null>(null)
  const choose = async (input: SelectAssortmentInput) => {
    setPending(input.method === "homeDelivery" ? "home" : input.siteId)
    setFailure(null)
    const result = await selectAssortment(input)
    setPending(null)
    if (result._tag === "Failure") setFailure(result.failure)
    else onDone()
  }
  return { choose, pending, failure }
}

const StoreRows = ({ stores, choosing, chosen }: { readonly stores: ReadonlyArray<Store>; readonly choosing: Choosing; readonly chosen: string | null }) => (
  <ul role="list" className={styles.stores}>
    {stores.map((store) => (
      <li key={store.siteId}>
        <StoreRow
          name={store.name}
          street={store.streetAddress}
          city={store.city}
          chosen={store.siteId === chosen}
          pending={choosing.pending === store.siteId}
          onChoose={() => void choosing.choose({ method: "pickupAtStore", siteId: store.siteId })}
        />
      </li>
    ))}
  </ul>
)

const Pickup = ({ choosing }: { readonly choosing: Choosing }) => {
  const listStores = useService(ListStores)
  const chosen = useStateView(AssortmentViewId, ({ choice }) => (choice?.method === "pickupAtStore" ? choice.siteId : null))
  const [stores, setStores] = useState<ReadonlyArray<Store> | "failed">()
  const [typed, setTyped] = useState("")
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    listStores(undefined, { signal: abort.signal }).then((result) => setStores(result._tag === "Success" ? result.success : "failed"), () => undefined)
    return () => abort.abort()
  }, [listStores, tries])
  if (stores === "failed") return <ErrorState onRetry={() => setTries((count) => count + 1)} />
  const found = stores === undefined ? [] : findStores(stores, typed)
  return (
    <div className={styles.choice}>
      <TextField label={text.search} type="search" value={typed} onChange={setTyped} autoComplete="off" />
      {stores === undefined ? (
        <div className={styles.waiting}>{Array.from({ length: 6 }, (_, index) => <Skeleton key={index} shape="block" />)}</div>
      ) : (
        <>
          <p className={styles.count} role="status">{text.count(found.length)}</p>
          {found.length === 0 ? <EmptyState icon="store" title={text.none}>{text.noneAdvice}</EmptyState> : <StoreRows stores={found} choosing={choosing} chosen={chosen} />}
        </>
      )}
    </div>
  )
}

const Home = ({ choosing }: { readonly choosing: Choosing }) => {
  const recommendStores = useService(RecommendStores)
  const known = useStateView(AssortmentViewId, ({ choice }) => choice?.postalCode ?? "")
  const [typed, setTyped] = useState(known)
  const [tried, setTried] = useState(false)
  const [nearest, setNearest] = useState<ReadonlyArray<Store>>([])
  const notServed = choosing.failure?._tag === "NoHomeDelivery" ? choosing.failure.postalCode : null
  const valid = parsePostalCode(typed) !== null
  useEffect(() => {
    if (notServed === null) return
    const abort = new AbortController()
    recommendStores(notServed, { signal: abort.signal }).then((result) => setNearest(result._tag === "Success" ? result.success : []), () => undefined)
    return () => abort.abort()
  }, [notServed, recommendStores])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (valid) void choosing.choose({ method: "homeDelivery", postalCode: typed })
  }
  return (
    <div className={styles.choice}>
      <form className={styles.choice} method="post" noValidate onSubmit={submit}>
        <TextField
          label={delivery.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          value={typed}
          onChange={(value) => setTyped(value.replace(/[^\d]/g, "").slice(0, 5))}
          error={valid ? undefined : choiceFailures.InvalidPostalCode}
          showError={tried}
        />
        <Button type="submit" wide pending={choosing.pending === "home"}>{text.shopHere}</Button>
      </form>
      {notServed !== null && (
        <>
          <Notice kind="info" spoken="polite">{delivery.postalCodeNotServed(notServed)}</Notice>
          {nearest.length > 0 && (
            <>
              <h3 className={styles.heading}>{text.recommended}</h3>
              <StoreRows stores={nearest} choosing={choosing} chosen={null} />
            </>
          )}
        </>
      )}
    </div>
  )
}

/** How and where: home delivery to a postal code, or pickup in a store (STORE and DELIV rows). */
export const StoreChooser = ({ onDone }: { readonly onDone: () => void }) => {
  const method = useStateView(AssortmentViewId, ({ choice }) => choice?.method ?? "homeDelivery")
  const [selected, setSelected] = useState<DeliveryMethod>(method)
  const choosing = useChoosing(onDone)
  const { failure } = choosing
  return (
    <div className={styles.chooser}>
      <Tabs
        label={delivery.methodTitle}
        look="pill"
        tabs={[{ id: "homeDelivery", label: delivery.home }, { id: "pickupAtStore", label: delivery.pickup }]}
        selected={selected}
        onSelect={(id) => setSelected(id as DeliveryMethod)}
      >
        {failure !== null && failure._tag !== "NoHomeDelivery" && <Notice kind="danger" spoken="assertive">{choiceFailures[failure._tag]}</Notice>}
        {selected === "homeDelivery" ? <Home choosing={choosing} /> : <Pickup choosing={choosing} />}
      </Tabs>
    </div>
  )
}
