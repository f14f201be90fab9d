import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { ProductContent } from "#web/features/catalogue/ProductContent.tsx"
import { pageTitle } from "#web/text/shell.ts"
import { productTitle } from "#web/text/product-page.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import type { PageMeta } from "../page-data.ts"
import type { PageProps } from "../pages.ts"

export const metaOf = ({ product }: LoadedPageOf<"product">): PageMeta => ({
  title: pageTitle(productTitle(product)),
  description: product.description,
  canonical: encodeURI(product.url)
})

/** One product, with other products below. */
export const Page = ({ page: { product, trail, ...lists } }: PageProps<"product">) => (
  <PageLayout cart={<CartSidebar />}>
    <Breadcrumbs parents={trail.map(({ name, url }) => ({ name, href: url }))} current={product.name} />
    <ProductContent product={product} {...lists} />
  </PageLayout>
)
