import { useLocation, useNavigate } from "react-router-dom"
import type { LoadedPageOf } from "#core/content/pages.ts"
import type { Recipe } from "#core/recipes/model.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { FavouriteButton } from "#web/features/catalogue/FavouriteButton.tsx"
import { RecipeShelf } from "#web/features/catalogue/RecipeShelf.tsx"
import { RecipeContent } from "#web/features/recipes/RecipeContent.tsx"
import { moreRecipes } from "#web/text/recipe.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { logInHref } from "#web/paths.ts"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ recipe }: LoadedPageOf<"recipe">): PageMeta => ({
  title: pageTitle(recipe.name),
  description: recipe.description,
  canonical: encodeURI(recipe.url)
})

/** The favourite button, which redirects a visitor to the log-in and then back to the recipe (RECIPE-28). */
const Favourite = ({ recipe: { id, name } }: { readonly recipe: Recipe }) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <FavouriteButton
      kind="recipe"
      itemNo={id}
      name={name}
      onLogInRequest={() => void navigate(logInHref(pathname + search))}
    />
  )
}

/** One recipe, with the others of its category below. */
export const Page = ({ page: { recipe, products, similar, trail } }: PageProps<"recipe">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs parents={trail.map(({ name, url }) => ({ name, href: url }))} current={recipe.name} />
    <RecipeContent key={recipe.id} recipe={recipe} products={products} favourite={<Favourite recipe={recipe} />} />
    {similar.length > 0 && (
      <div data-print="hidden">
        <RecipeShelf title={moreRecipes} recipes={similar} carousel />
      </div>
    )}
  </PageLayout>
)
