import { CartSide } from "#web/app/CartSide.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { DepartmentTile } from "#web/kit/DepartmentTile.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import type { FolderData } from "./place-data.ts"
import { SideNavigation } from "./side-navigation.tsx"
import styles from "./folder.module.css"

/** A folder of the tree: what lies in it. */
export const FolderPage = ({ data: { place, trail, children } }: { readonly data: FolderData }) => (
  <PageFrame side={<SideNavigation place={place} trail={trail} leaves={children} />} cart={<CartSide />}>
    <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={place.name} />
    <ul role="list" className={styles.tiles}>
      {children.map(({ id, name, url }) => <li key={id}><DepartmentTile name={name} href={url} picture={`/images/scenes/${id}`} /></li>)}
    </ul>
  </PageFrame>
)
