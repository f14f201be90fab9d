import { useState } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Store } from "#core/assortment/model.ts"
import type { LapsedTime } from "#core/delivery/model.ts"
import { AfterHydration } from "#web/kit/AfterHydration.tsx"
import { lazily } from "#web/container/lazily.ts"
import { type PageData, unavailable } from "./page-data.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { CartViewId, ListStores } from "#web/container/ids.ts"
import { useStateView } from "#web/container/react.tsx"
import { StoreList } from "#web/features/assortment/StoreList.tsx"
import { useStoreChange } from "#web/features/assortment/use-store-change.ts"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { timeLapsed } from "#web/text/delivery.ts"
import { pageTitle, stores as storesTitle } from "#web/text/shell.ts"
import { nowShoppingIn } from "#web/text/store.ts"

const NewCartPreview = lazily(() => import("#web/features/assortment/NewCartPreview.tsx").then((module) => module.NewCartPreview))

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
  const [news, setNews] = useState("")
  const [lapsed, setLapsed] = useState<LapsedTime | null>(null)
  const booked = useStateView(CartViewId, ({ settled }) => (settled?.slotId ?? null) !== null)
  if (booked && lapsed !== null) setLapsed(null)
  const changing = useStoreChange(({ storeName }, time) => {
    setNews(nowShoppingIn(storeName))
    setLapsed(time)
  })
  return (
    <PageFrame narrow cart={<CartSide />}>
      <Breadcrumbs parents={[]} current={storesTitle} />
      {lapsed !== null && <Notice kind="warning" spoken="polite">{timeLapsed(lapsed)}</Notice>}
      <StoreList stores={stores} changing={changing} />
      <LiveRegion message={news} />
      <AfterHydration><NewCartPreview changing={changing} place="selector" /></AfterHydration>
    </PageFrame>
  )
}
