import { sessionState } from "#core/session/session-state.ts"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import type { RecipeSummary } from "#core/recipes/model.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { loaderStateView } from "#web/container/router-context.ts"
import { eagerCards } from "#web/views/catalogue/eager-cards.ts"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { RecipeTile } from "#web/features/catalogue/RecipeTile.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { productCount } from "#web/text/common.ts"
import { myPages, pageTitle } from "#web/text/shell.ts"
import * as text from "#web/text/favourites.ts"
import { recipes as recipesCount } from "#web/text/recipe.ts"
import * as paths from "#web/paths.ts"
import styles from "./list-page.module.css"

/** The customer's lists, one page each (ROUTE-22..25). */
export const customerLists = [
  { title: text.products, path: paths.favouriteProducts },
  { title: text.bought, path: paths.boughtProducts },
  { title: text.recipes, path: paths.favouriteRecipes },
  { title: text.boughtRecipes, path: paths.boughtRecipes }
] as const

interface ListData extends PageData {
  readonly title: string
  readonly products?: ReadonlyArray<Product>
  readonly recipes?: ReadonlyArray<RecipeSummary>
  /** The text of an empty list. */
  readonly empty: string
  readonly icon?: "heart" | "basket" | "recipe"
}

/** The loader of a page for customers; a visitor is redirected to the log-in and back (ROUTE-26..29). */
export const customerListLoader =
  (title: string, load: (args: LoaderFunctionArgs) => Promise<Omit<ListData, "meta" | "title">>) =>
  async (args: LoaderFunctionArgs): Promise<ListData> => {
    if (loaderStateView(args, sessionState).current().status !== "customer") throw redirectToLogIn(args.request)
    return { meta: { title: pageTitle(title), noIndex: true }, title, ...(await load(args)) }
  }

export const CustomerList = () => {
  const { title, products = [], recipes = [], empty, icon = "heart" } = useLoaderData() as ListData
  const recipesNote = recipes.length > 0 ? recipesCount(recipes.length) : undefined
  const note = products.length > 0 ? productCount(products.length) : recipesNote
  return (
    <PageLayout cart={<CartSidebar />}>
      <Breadcrumbs parents={[{ name: myPages, href: paths.myPages }]} current={title} note={note} />
      <nav aria-label={text.lists}>
        <ul role="list" className={styles.chips}>
          {customerLists.map((list) => (
            <li key={list.path}>
              <Chip href={list.path} selected={list.title === title}>
                {list.title}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {note === undefined ? (
        <EmptyState
          icon={icon}
          title={empty}
          action={
            <Button variant="quiet" href={paths.products}>
              {text.browseProducts}
            </Button>
          }
        />
      ) : recipes.length > 0 ? (
        <CardGrid kind="recipe" label={title}>
          {recipes.map((recipe, index) => (
            <RecipeTile key={recipe.id} recipe={recipe} heading="h2" eager={index < eagerCards} />
          ))}
        </CardGrid>
      ) : (
        <ProductGrid label={title}>
          {products.map((product, index) => (
            <ProductTile key={product.id} product={product} heading="h2" eager={index < eagerCards} />
          ))}
        </ProductGrid>
      )}
    </PageLayout>
  )
}
