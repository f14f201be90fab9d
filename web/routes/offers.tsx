import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { type PageData, unavailable } from "./page-data.ts"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { usePanelControl } from "#web/container/react.tsx"
import { eagerCards } from "#web/views/catalogue/eager-cards.ts"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import * as offersText from "#web/text/offers.ts"
import { chooseStore, offersThisWeek, pageTitle } from "#web/text/shell.ts"
import { productCount } from "#web/text/common.ts"
import * as paths from "#web/paths.ts"
import styles from "./list-page.module.css"

interface OffersData extends PageData {
  /** null when no store is selected. */
  readonly products: ReadonlyArray<Product> | null
  readonly categories: ReadonlyArray<{ readonly name: string; readonly count: number }>
  readonly category: string | null
}

const path = paths.offers

export const loader = async (args: LoaderFunctionArgs): Promise<OffersData> => {
  const options = loaderOptions(args)
  const category = new URL(args.request.url).searchParams.get("category")
  const meta = { title: pageTitle(offersThisWeek), canonical: path }
  const offers = await loaderUseCase(args, "listOffers")(
    { size: 60, ...(category === null ? {} : { category }) },
    options
  )
  if (offers._tag === "Failure") {
    if (offers.failure._tag === "StoreRequired") return { meta, products: null, categories: [], category }
    throw unavailable()
  }
  // The page shows one product for each offer.
  const products = await loaderUseCase(args, "loadProducts")(
    offers.success.offers.flatMap(({ productIds }) => productIds.slice(0, 1)),
    options
  )
  if (products._tag === "Failure") throw unavailable()
  return { meta, products: products.success, categories: offers.success.categories, category }
}

export const Component = () => {
  const { products, categories, category } = useLoaderData() as OffersData
  const panel = usePanelControl()
  return (
    <PageLayout cart={<CartSidebar />}>
      <Breadcrumbs
        parents={[]}
        current={offersThisWeek}
        note={products === null ? undefined : productCount(products.length)}
      />
      {products === null ? (
        <EmptyState
          icon="store"
          title={chooseStore}
          action={<Button onClick={() => panel.open("storeSelector")}>{chooseStore}</Button>}
        >
          <p>{offersText.chooseStoreText}</p>
        </EmptyState>
      ) : (
        <>
          <ul role="list" className={styles.chips}>
            {categories.map(({ name, count }) => (
              <li key={name}>
                <Chip
                  href={category === name ? path : `${path}?category=${encodeURIComponent(name)}`}
                  selected={category === name}
                  count={count}
                >
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
          <ProductGrid label={offersThisWeek}>
            {products.map((product, index) => (
              <ProductTile key={product.id} product={product} heading="h2" eager={index < eagerCards} />
            ))}
          </ProductGrid>
        </>
      )}
    </PageLayout>
  )
}
