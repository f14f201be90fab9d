import { useState } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Store } from "#core/assortment/model.ts"
import { findStores } from "#core/assortment/rules.ts"
import { type PageData, unavailable } from "#web/app/page-data.ts"
import { CartSide } from "#web/app/CartSide.tsx"
import { asPage, serviceOf } from "#web/app/router-context.ts"
import { AssortmentViewId, ListStores, SelectAssortment } from "#web/container/ids.ts"
import { useService, useStateView } from "#web/container/react.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { StoreRow } from "#web/kit/StoreRow.tsx"
import { TextField } from "#web/kit/TextField.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { switchFailed } from "#web/text/delivery.ts"
import { pageTitle, stores as storesTitle } from "#web/text/shell.ts"
import * as text from "#web/text/store.ts"
import styles from "./stores.module.css"

interface StoresData extends PageData {
  readonly stores: ReadonlyArray<Store>
}

export const loader = async (args: LoaderFunctionArgs): Promise<StoresData> => {
  const stores = await serviceOf(args, ListStores)(undefined, asPage(args))
  if (stores._tag === "Failure") throw unavailable()
  return { meta: { title: pageTitle(storesTitle), canonical: "/butiker" }, stores: stores.success }
}

export const Component = () => {
  const { stores } = useLoaderData() as StoresData
  const selectAssortment = useService(SelectAssortment)
  const chosen = useStateView(AssortmentViewId, ({ choice }) => (choice?.method === "pickupAtStore" ? choice.siteId : null))
  const [typed, setTyped] = useState("")
  const [pending, setPending] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const found = findStores(stores, typed)
  const choose = async (siteId: string) => {
    setPending(siteId)
    const result = await selectAssortment({ method: "pickupAtStore", siteId })
    setPending(null)
    setFailed(result._tag === "Failure")
  }
  return (
    <PageFrame narrow cart={<CartSide />}>
      <Breadcrumbs parents={[]} current={storesTitle} />
      <TextField label={text.search} type="search" value={typed} onChange={setTyped} autoComplete="off" />
      <p role="status" className={styles.count}>{text.count(found.length)}</p>
      {failed && <Notice kind="danger" spoken="assertive">{switchFailed}</Notice>}
      {found.length === 0 ? <EmptyState icon="store" title={text.none}><p>{text.noneAdvice}</p></EmptyState> : (
        <ul role="list" className={styles.stores}>
          {found.map((store) => (
            <li key={store.siteId}>
              <StoreRow
                name={store.name}
                street={store.streetAddress}
                city={store.city}
                chosen={store.siteId === chosen}
                pending={pending === store.siteId}
                onChoose={() => void choose(store.siteId)}
              />
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  )
}
