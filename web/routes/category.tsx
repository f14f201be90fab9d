import { useNavigate, useNavigation } from "react-router-dom"
import { pageSize } from "#core/catalogue/listing.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { ListTools } from "#web/features/catalogue/ListTools.tsx"
import { NothingLeft } from "#web/features/catalogue/NothingLeft.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Breadcrumbs } from "#web/kit/Breadcrumbs.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { LoadMore } from "#web/kit/LoadMore.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { goods } from "#web/text/common.ts"
import { listingOf, listingQueryString } from "./listing-query.ts"
import type { CategoryData } from "./place-data.ts"
import { SideNavigation } from "./side-navigation.tsx"
import styles from "./list-page.module.css"
import { useAsked } from "./use-asked.ts"

/** Cards of the first screen, whose pictures are not put off. */
const firstCards = 6

export const CategoryPage = ({ data: { place, trail, children, list, listing } }: { readonly data: CategoryData }) => {
  const navigate = useNavigate()
  const navigation = useNavigation()
  const asked = useAsked(listing, listingOf)
  const hrefOf = (wanted: typeof listing) => `${place.url}${listingQueryString(wanted)}`
  const more = hrefOf({ ...listing, pages: (listing.pages ?? 1) + 1 })
  return (
    <PageFrame side={<SideNavigation place={place} trail={trail} leaves={children} />} cart={<CartSide />}>
      <Breadcrumbs parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))} current={place.name} note={goods(list.total)} />
      {children.length > 0 && (
        <ul role="list" className={styles.children}>{children.map(({ id, name, url }) => <li key={id}><Chip href={url}>{name}</Chip></li>)}</ul>
      )}
      <ListTools listing={asked} facets={list.facets} hrefOf={hrefOf} />
      {list.products.length === 0 ? (
        <NothingLeft href={place.url} />
      ) : (
        <>
          <ProductGrid label={place.name}>
            {list.products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < firstCards} />)}
          </ProductGrid>
          <LoadMore
            shown={list.products.length}
            total={list.total}
            pending={navigation.state === "loading" && navigation.location.pathname === place.url && list.products.length >= pageSize}
            href={more}
            onLoad={() => void navigate(more, { preventScrollReset: true, replace: true })}
          />
        </>
      )}
    </PageFrame>
  )
}
