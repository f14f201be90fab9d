import type { LoadedPageOf } from "#core/content/pages.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Blocks } from "#web/features/content/Blocks.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { CardGrid } from "#web/kit/layout/CardGrid.tsx"
import { DepartmentTile } from "#web/views/catalogue/DepartmentTile.tsx"
import { Notice } from "#web/kit/feedback/Notice.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { cateringNotPossibleOn, pageTitle } from "#web/text/shell.ts"
import type { PageMeta } from "./page-data.ts"
import type { PageProps } from "./pages.ts"
import { SideNavigation } from "./side-navigation.tsx"

export const metaOf = ({ node }: LoadedPageOf<"folder">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** A folder of the navigation tree with its children; a catering folder names the fully booked dates (SHELL-35, SHELL-36). */
export const Page = ({ page: { node, trail, children, fullCatering, blocks } }: PageProps<"folder">) => (
  <PageLayout side={<SideNavigation node={node} trail={trail} leaves={children} />} cart={<CartSidebar />}>
    <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={node.name} />
    {fullCatering.length > 0 && <Notice kind="warning">{cateringNotPossibleOn(fullCatering)}</Notice>}
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
