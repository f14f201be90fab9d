import { CartSide } from "#web/features/cart/CartSide.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { CardGrid } from "#web/kit/CardGrid.tsx"
import { DepartmentTile } from "#web/kit/DepartmentTile.tsx"
import { Notice } from "#web/kit/Notice.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { cateringNotPossibleOn } from "#web/text/shell.ts"
import type { FolderData } from "./place-data.ts"
import { EditorsBlocks } from "./editors-blocks.tsx"
import { SideNavigation } from "./side-navigation.tsx"

/** A folder of the tree: what lies in it; of catering, which dates take no more of it (SHELL-35, SHELL-36). */
export const FolderPage = ({ data: { place, trail, children, fullCatering, words } }: { readonly data: FolderData }) => (
  <PageFrame side={<SideNavigation place={place} trail={trail} leaves={children} />} cart={<CartSide />}>
    <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={place.name} />
    {fullCatering.length > 0 && <Notice kind="warning">{cateringNotPossibleOn(fullCatering)}</Notice>}
    {children.length > 0 && (
      <CardGrid kind="tile" label={place.name}>
        {children.map(({ id, name, url }) => <DepartmentTile key={id} name={name} href={url} picture={`/images/departments/${id}`} />)}
      </CardGrid>
    )}
    {words.length > 0 && <EditorsBlocks blocks={words} />}
  </PageFrame>
)
