import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { allRecipes } from "#web/text/recipe.ts"
import { recipeCount } from "#web/text/recipe-card.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { CategoryChips } from "#web/views/recipes/CategoryChips.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import { RecipeListing } from "./recipe-listing.tsx"
import styles from "./recipe-lists.module.css"

export const metaOf = ({ node }: LoadedPageOf<"recipeFolder">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** The editors' blocks, and all recipes below them. The page has no side navigation. */
export const Page = ({ page: { node, children, result, listing, blocks } }: PageProps<"recipeFolder">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs
      parents={[]}
      current={node.name}
      note={result.status === "loaded" ? recipeCount(result.list.total) : undefined}
    />
    <CategoryChips categories={children} currentId={null} />
    {blocks.length > 0 && (
      <div className={styles.blocks}>
        <Blocks blocks={blocks} />
      </div>
    )}
    <section className={styles.allRecipes}>
      <h2>{allRecipes}</h2>
      <RecipeListing node={node} result={result} listing={listing} categories={children} heading="h3" />
    </section>
  </PageLayout>
)
