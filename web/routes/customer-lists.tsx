import { favouritesState } from "#core/favourites/favourites-state.ts"
import type { FavouriteKind, FavouritesState } from "#core/favourites/model.ts"
import { isFavourite } from "#core/favourites/rules.ts"
import { useStatePart } from "#web/container/react.tsx"
import { sessionState } from "#core/session/session-state.ts"
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import type { Product } from "#core/catalogue/model.ts"
import type { RecipeSummary } from "#core/recipes/model.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import type { PageData } from "./page-data.ts"
import { redirectToLogIn } from "./return-path.ts"
import { loaderStateView } from "#web/container/router-context.ts"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
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
import { recipeCount } from "#web/text/recipe-card.ts"
import * as paths from "#web/paths.ts"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { useAutoRetry } from "./use-auto-retry.ts"
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
  /** The kind of a list of favourites. Items that are removed on its page stay visible, so that they can be added again, but are not counted. */
  readonly favouriteKind?: FavouriteKind
  /** The text of an empty list. */
  readonly emptyText: string
  readonly icon?: "heart" | "basket" | "recipe"
  /** What an empty list links to (FAVBLOCK-08, FAVBLOCK-09); products by default. */
  readonly browse?: "products" | "recipes"
  /** Why the list could not be loaded (BOUGHT-13, BOUGHT-14). */
  readonly failure?: string | undefined
}

const browseLinks = {
  products: { label: text.browseProducts, href: paths.products },
  recipes: { label: text.browseRecipes, href: paths.recipes }
} as const

/** The loader of a page for customers; a visitor is redirected to the log-in and back (ROUTE-26..29). */
export const customerListLoader =
  (title: string, load: (args: LoaderFunctionArgs) => Promise<Omit<ListData, "meta" | "title">>) =>
  async (args: LoaderFunctionArgs): Promise<ListData> => {
    if (loaderStateView(args, sessionState).current().status !== "customer") throw redirectToLogIn(args.request)
    return { meta: { title: pageTitle(title), noIndex: true }, title, ...(await load(args)) }
  }

const countListed = (
  state: FavouritesState,
  items: ReadonlyArray<{ readonly id: string }>,
  kind: FavouriteKind | undefined
): number =>
  kind === undefined || state.lists === null
    ? items.length
    : items.filter(({ id }) => isFavourite(state, { kind, itemNo: id })).length

export const CustomerList = () => {
  const {
    title,
    products = [],
    recipes = [],
    favouriteKind,
    emptyText,
    icon = "heart",
    browse = "products",
    failure
  } = useLoaderData() as ListData
  const { isRetrying, retryNow } = useAutoRetry(failure !== undefined)
  const items = recipes.length > 0 ? recipes : products
  const count = useStatePart(favouritesState, (state) => countListed(state, items, favouriteKind))
  const note = recipes.length > 0 ? recipeCount(count) : productCount(count)
  return (
    <PageLayout cart={<CartSidebar />}>
      <Breadcrumbs
        parents={[{ name: myPages, href: paths.myPages }]}
        current={title}
        note={items.length > 0 ? note : undefined}
      />
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
      {failure !== undefined ? (
        <ErrorWithRetry title={failure} onRetry={retryNow} retrying={isRetrying} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={icon}
          title={emptyText}
          action={
            <Button variant="quiet" href={browseLinks[browse].href}>
              {browseLinks[browse].label}
            </Button>
          }
        />
      ) : recipes.length > 0 ? (
        <CardGrid kind="recipe" label={title}>
          {recipes.map((recipe, index) => (
            <RecipeTile key={recipe.id} recipe={recipe} heading="h2" eager={index < eagerCardCount} />
          ))}
        </CardGrid>
      ) : (
        <ProductGrid label={title}>
          {products.map((product, index) => (
            <ProductTile key={product.id} product={product} heading="h2" eager={index < eagerCardCount} />
          ))}
        </ProductGrid>
      )}
    </PageLayout>
  )
}
