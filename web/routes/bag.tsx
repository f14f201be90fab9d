import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { BagContent } from "#web/features/recipes/BagContent.tsx"
import { pageTitle } from "#web/text/shell.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"

export const metaOf = ({ bag }: LoadedPageOf<"bag">): PageMeta => ({
  title: pageTitle(bag.name),
  description: bag.description,
  canonical: encodeURI(bag.url)
})

/** One recipe bag with its recipes to choose from. */
export const Page = ({ page: { bag, trail } }: PageProps<"bag">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs parents={trail.map(({ name, url }) => ({ name, href: url }))} current={bag.name} />
    <BagContent key={bag.id} bag={bag} />
  </PageLayout>
)
