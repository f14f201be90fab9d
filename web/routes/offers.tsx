import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { type PageData, unavailable } from "./page-data.ts"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { ListOffers, LoadProducts } from "#web/container/ids.ts"
import { openTab, PanelId } from "#web/container/panel.ts"
import { useService } from "#web/container/react.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import * as offersText from "#web/text/offers.ts"
import { chooseStore, offersThisWeek, pageTitle } from "#web/text/shell.ts"
import { goods } from "#web/text/common.ts"
import styles from "./list-page.module.css"

interface OffersData extends PageData {
  /** null: no store is chosen, so there are no offers to show. */
  readonly products: ReadonlyArray<Product> | null
  readonly categories: ReadonlyArray<{ readonly name: string; readonly count: number }>
  readonly category: string | null
}

const path = "/matvaror/veckans-erbjudande"

export const loader = async (args: LoaderFunctionArgs): Promise<OffersData> => {
  const options = asPage(args)
  const category = new URL(args.request.url).searchParams.get("category")
  const meta = { title: pageTitle(offersThisWeek), canonical: path }
  const list = await serviceOf(args, ListOffers)({ size: 60, ...(category === null ? {} : { category }) }, options)
  if (list._tag === "Failure") {
    if (list.failure._tag === "StoreRequired") return { meta, products: null, categories: [], category }
    throw unavailable()
  }
  const products = await serviceOf(args, LoadProducts)(list.success.offers.flatMap(({ productIds }) => productIds.slice(0, 1)), options)
  if (products._tag === "Failure") throw unavailable()
  return { meta, products: products.success, categories: list.success.categories, category }
}

export const Component = () => {
  const { products, categories, category } = useLoaderData() as OffersData
  const panel = useService(PanelId)
  return (
    <PageFrame cart={<CartSide />}>
      <Breadcrumbs parents={[]} current={offersThisWeek} note={products === null ? undefined : goods(products.length)} />
      {products === null ? (
        <EmptyState icon="store" title={chooseStore} action={<Button onClick={() => panel.update((view) => openTab(view, "storeSelector"))}>{chooseStore}</Button>}>
          <p>{offersText.chooseStoreText}</p>
        </EmptyState>
      ) : (
        <>
          <ul role="list" className={styles.children}>
            {categories.map(({ name, count }) => (
              <li key={name}>
                <Chip href={category === name ? path : `${path}?category=${encodeURIComponent(name)}`} selected={category === name} count={count}>{name}</Chip>
              </li>
            ))}
          </ul>
          <ProductGrid label={offersThisWeek}>{products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < 6} />)}</ProductGrid>
        </>
      )}
    </PageFrame>
  )
}
