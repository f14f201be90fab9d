import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { recipeCount } from "#web/text/recipe-card.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { CategoryChips } from "#web/views/recipes/CategoryChips.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import { RecipeListing } from "./recipe-listing.tsx"

export const metaOf = ({ node }: LoadedPageOf<"recipeCategory">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** The recipes of a category. */
export const Page = ({ page: { node, trail, categories, result, listing } }: PageProps<"recipeCategory">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs
      parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))}
      current={node.name}
      note={result.status === "loaded" ? recipeCount(result.list.total) : undefined}
    />
    <CategoryChips categories={categories} currentId={node.id} />
    <RecipeListing
      node={node}
      result={result}
      listing={listing}
      categories={categories.filter(({ id }) => id !== node.id)}
      heading="h2"
    />
  </PageLayout>
)
