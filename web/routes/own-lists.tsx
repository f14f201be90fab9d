import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import { CartSide } from "#web/app/CartSide.tsx"
import type { PageData } from "#web/app/page-data.ts"
import { redirectToLogIn } from "#web/app/return-path.ts"
import { serviceOf } from "#web/app/router-context.ts"
import { SessionViewId } from "#web/container/ids.ts"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { goods } from "#web/text/common.ts"
import { myPages, pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/favourites.ts"
import styles from "./list-page.module.css"

/** The customer's own lists, one page each (ROUTE-22..25). */
export const ownLists = [
  { title: text.products, path: "/matvaror/mina-favoritvaror" },
  { title: text.bought, path: "/matvaror/mina-tidigare-kopta-varor" },
  { title: text.recipes, path: "/recept/mina-favoritrecept" },
  { title: text.boughtRecipes, path: "/recept/mina-mest-kopta-recept" }
] as const

interface ListData extends PageData {
  readonly title: string
  readonly products: ReadonlyArray<Product>
  /** Where nothing can be shown: why. */
  readonly empty: string
  readonly sign?: "heart" | "basket" | "recipe"
}

/** A page for customers only; a visitor logs in first and comes back (ROUTE-26..29). */
export const ownListLoader =
  (title: string, load: (args: LoaderFunctionArgs) => Promise<Pick<ListData, "products" | "empty" | "sign">>) =>
  async (args: LoaderFunctionArgs): Promise<ListData> => {
    if (serviceOf(args, SessionViewId).current().status !== "customer") throw redirectToLogIn(args.request)
    return { meta: { title: pageTitle(title), noIndex: true }, title, ...(await load(args)) }
  }

/** Cards of the first screen, whose pictures are not put off. */
const firstCards = 6

export const OwnList = () => {
  const { title, products, empty, sign = "heart" } = useLoaderData() as ListData
  return (
    <PageFrame cart={<CartSide />}>
      <Breadcrumbs parents={[{ name: myPages, href: "/mina-sidor" }]} current={title} note={products.length === 0 ? undefined : goods(products.length)} />
      <nav aria-label={text.lists}>
        <ul role="list" className={styles.children}>
          {ownLists.map((list) => <li key={list.path}><Chip href={list.path} selected={list.title === title}>{list.title}</Chip></li>)}
        </ul>
      </nav>
      {products.length === 0 ? (
        <EmptyState icon={sign} title={empty} action={<Button look="quiet" href="/matvaror">{text.browseProducts}</Button>} />
      ) : (
        <ProductGrid label={title}>
          {products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < firstCards} />)}
        </ProductGrid>
      )}
    </PageFrame>
  )
}
