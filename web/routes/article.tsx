import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ title, description }: LoadedPageOf<"article">): PageMeta => ({
  title: pageTitle(title),
  description
})

/** A CMS page. */
export const Page = ({ page: { title, blocks } }: PageProps<"article">) => (
  <PageLayout narrow cart={<CartSidebar />}>
    <Breadcrumbs parents={[]} current={title} />
    <Blocks blocks={blocks} />
  </PageLayout>
)
