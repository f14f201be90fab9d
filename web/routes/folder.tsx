import { CartSide } from "#web/app/CartSide.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { CardGrid } from "#web/kit/CardGrid.tsx"
import { DepartmentTile } from "#web/kit/DepartmentTile.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import type { FolderData } from "./place-data.ts"
import { SideNavigation } from "./side-navigation.tsx"

/** A folder of the tree: what lies in it. */
export const FolderPage = ({ data: { place, trail, children } }: { readonly data: FolderData }) => (
  <PageFrame side={<SideNavigation place={place} trail={trail} leaves={children} />} cart={<CartSide />}>
    <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={place.name} />
    <CardGrid kind="tile" label={place.name}>
      {children.map(({ id, name, url }) => <DepartmentTile key={id} name={name} href={url} picture={`/images/departments/${id}`} />)}
    </CardGrid>
  </PageFrame>
)
