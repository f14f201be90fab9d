import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { bagCount } from "#web/text/recipe-bag.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { BagList } from "./bag-lists.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ node }: LoadedPageOf<"bagCategory">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** The recipe bags of a category. */
export const Page = ({ page: { node, trail, categories, bags } }: PageProps<"bagCategory">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs
      parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))}
      current={node.name}
      note={bagCount(bags.length)}
    />
    <BagList label={node.name} bags={bags} categories={categories} currentId={node.id} />
  </PageLayout>
)
