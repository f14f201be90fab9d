import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { DepartmentTiles } from "#web/views/catalogue/DepartmentTiles.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { pageTitle } from "#web/text/shell.ts"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import { SideNavigation } from "./side-navigation.tsx"
import { useIsReloading } from "./use-is-reloading.ts"

export const metaOf = ({ node }: LoadedPageOf<"folder">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** A folder of the navigation tree with its children. */
export const Page = ({ page: { node, trail, children, blocks } }: PageProps<"folder">) => {
  const isReloading = useIsReloading()
  return (
    <PageLayout side={<SideNavigation node={node} trail={trail} childLinks={children} />} cart={<CartSidebar />}>
      <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={node.name} />
      {children.length > 0 && <DepartmentTiles label={node.name} departments={children} />}
      {blocks.length > 0 && <Blocks blocks={blocks} reloading={isReloading} />}
    </PageLayout>
  )
}
