import { cartState } from "#core/cart/cart-state.ts"
import { useState } from "react"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Store } from "#core/assortment/model.ts"
import type { InvalidatedTime } from "#core/delivery/model.ts"
import { AfterHydration } from "#web/kit/rendering/AfterHydration.tsx"
import { lazyComponent } from "#web/container/lazy-component.ts"
import { type PageData, unavailable } from "./page-data.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { useStatePart } from "#web/container/react.tsx"
import { StoreList } from "#web/features/assortment/StoreList.tsx"
import { useStoreChange } from "#web/features/assortment/use-store-change.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { timeInvalidated } from "#web/text/delivery.ts"
import { pageTitle, stores as storesTitle } from "#web/text/shell.ts"
import { nowShoppingIn } from "#web/text/store.ts"
import * as paths from "#web/paths.ts"
import styles from "./stores.module.css"

const NewCartPreview = lazyComponent(() =>
  import("#web/features/assortment/NewCartPreview.tsx").then((module) => module.NewCartPreview)
)

interface StoresData extends PageData {
  readonly stores: ReadonlyArray<Store>
}

export const loader = async (args: LoaderFunctionArgs): Promise<StoresData> => {
  const stores = await loaderUseCase(args, "listStores")(undefined, loaderOptions(args))
  if (stores._tag === "Failure") throw unavailable()
  return { meta: { title: pageTitle(storesTitle), canonical: paths.stores }, stores: stores.success }
}

/** The page on which a store is found and selected. */
export const Component = () => {
  const { stores } = useLoaderData() as StoresData
  const [announcement, setAnnouncement] = useState("")
  const [invalidatedTime, setInvalidatedTime] = useState<InvalidatedTime | null>(null)
  const hasBookedTime = useStatePart(cartState, ({ serverCart }) => (serverCart?.slotId ?? null) !== null)
  if (hasBookedTime && invalidatedTime !== null) setInvalidatedTime(null)
  const storeChange = useStoreChange({
    onSuccess: ({ storeName }, time) => {
      setAnnouncement(nowShoppingIn(storeName))
      setInvalidatedTime(time)
    }
  })
  return (
    <PageLayout narrow cart={<CartSidebar />}>
      <Breadcrumbs parents={[]} current={storesTitle} />
      {invalidatedTime !== null && (
        <Notice kind="warning" announce="polite">
          {timeInvalidated(invalidatedTime)}
        </Notice>
      )}
      <div className={styles.stores}>
        <StoreList stores={stores} storeChange={storeChange} />
      </div>
      <LiveRegion message={announcement} />
      <AfterHydration>
        <NewCartPreview storeChange={storeChange} origin="elsewhere" />
      </AfterHydration>
    </PageLayout>
  )
}
