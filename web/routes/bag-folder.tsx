import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { bagCount } from "#web/text/recipe-bag.ts"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { BagList } from "./bag-lists.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ node }: LoadedPageOf<"bagFolder">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** All recipe bags. */
export const Page = ({ page: { node, children, bags } }: PageProps<"bagFolder">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs parents={[]} current={node.name} note={bagCount(bags.length)} />
    <BagList label={node.name} bags={bags} categories={children} currentId={null} />
  </PageLayout>
)
