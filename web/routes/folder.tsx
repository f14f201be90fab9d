import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { DepartmentTile } from "#web/views/catalogue/DepartmentTile.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { pageTitle } from "#web/text/shell.ts"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import { SideNavigation } from "./side-navigation.tsx"

export const metaOf = ({ node }: LoadedPageOf<"folder">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** A folder of the navigation tree with its children. */
export const Page = ({ page: { node, trail, children, blocks } }: PageProps<"folder">) => (
  <PageLayout side={<SideNavigation node={node} trail={trail} childLinks={children} />} cart={<CartSidebar />}>
    <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={node.name} />
    {children.length > 0 && (
      <CardGrid kind="tile" label={node.name}>
        {children.map(({ id, name, url }) => (
          <DepartmentTile key={id} name={name} href={url} picture={`/images/departments/${id}`} />
        ))}
      </CardGrid>
    )}
    {blocks.length > 0 && <Blocks blocks={blocks} />}
  </PageLayout>
)
