import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import type { RecipeSummary } from "#core/recipes/model.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { serviceOf } from "#web/container/router-context.ts"
import { SessionViewId } from "#web/container/ids.ts"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { Button } from "#web/kit/Button.tsx"
import { CardGrid } from "#web/kit/CardGrid.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { RecipeCard } from "#web/kit/RecipeCard.tsx"
import { goods } from "#web/text/common.ts"
import { myPages, pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/favourites.ts"
import { recipes as recipesCount } from "#web/text/recipe.ts"
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
  readonly products?: ReadonlyArray<Product>
  readonly recipes?: ReadonlyArray<RecipeSummary>
  /** Where nothing can be shown: why. */
  readonly empty: string
  readonly sign?: "heart" | "basket" | "recipe"
}

/** A page for customers only; a visitor logs in first and comes back (ROUTE-26..29). */
export const ownListLoader =
  (title: string, load: (args: LoaderFunctionArgs) => Promise<Omit<ListData, "meta" | "title">>) =>
  async (args: LoaderFunctionArgs): Promise<ListData> => {
    if (serviceOf(args, SessionViewId).current().status !== "customer") throw redirectToLogIn(args.request)
    return { meta: { title: pageTitle(title), noIndex: true }, title, ...(await load(args)) }
  }

/** Cards of the first screen, whose pictures are not put off. */
const firstCards = 6

export const OwnList = () => {
  const { title, products = [], recipes = [], empty, sign = "heart" } = useLoaderData() as ListData
  const note = products.length > 0 ? goods(products.length) : recipes.length > 0 ? recipesCount(recipes.length) : undefined
  return (
    <PageFrame cart={<CartSide />}>
      <Breadcrumbs parents={[{ name: myPages, href: "/mina-sidor" }]} current={title} note={note} />
      <nav aria-label={text.lists}>
        <ul role="list" className={styles.children}>
          {ownLists.map((list) => <li key={list.path}><Chip href={list.path} selected={list.title === title}>{list.title}</Chip></li>)}
        </ul>
      </nav>
      {note === undefined ? (
        <EmptyState icon={sign} title={empty} action={<Button look="quiet" href="/matvaror">{text.browseProducts}</Button>} />
      ) : recipes.length > 0 ? (
        <CardGrid kind="teaser" label={title}>
          {recipes.map(({ id, name, url, picture, cookingTime }, index) => (
            <RecipeCard key={id} name={name} href={url} picture={picture} cookingTime={cookingTime} heading="h2" eager={index < firstCards} />
          ))}
        </CardGrid>
      ) : (
        <ProductGrid label={title}>
          {products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < firstCards} />)}
        </ProductGrid>
      )}
    </PageFrame>
  )
}
