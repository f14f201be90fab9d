import { useNavigate } from "react-router-dom"
import type { LoadedPageOf } from "#core/content/pages.ts"
import { pageSize, type Sort } from "#core/catalogue/listing.ts"
import { useCase } from "#web/container/react.tsx"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { ListToolbar } from "#web/views/catalogue/ListToolbar.tsx"
import { NoFilteredHits } from "#web/views/catalogue/NoFilteredHits.tsx"
import { useFilterFocus } from "#web/features/catalogue/use-filter-focus.ts"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { classes } from "#web/kit/classes.ts"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { LoadMore } from "#web/views/catalogue/LoadMore.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { productCount } from "#web/text/common.ts"
import { showProducts } from "#web/text/listing.ts"
import { listingOf, listingQueryString } from "../listing-query.ts"
import { pageTitle } from "#web/text/shell.ts"
import type { PageMeta } from "../page-data.ts"
import type { PageProps } from "../pages.ts"
import { SideNavigation } from "../side-navigation.tsx"
import styles from "../list-page.module.css"
import { useMoreCards } from "../use-more-cards.ts"
import { usePendingParams } from "../use-pending-params.ts"
import { useSortChange } from "../use-sort-change.ts"

export const metaOf = ({ node }: LoadedPageOf<"category">): PageMeta => ({
  title: pageTitle(node.name),
  canonical: encodeURI(node.url)
})

/** The products of a category, with filters and a button for more. */
export const Page = ({ page: { node, trail, children, list, listing } }: PageProps<"category">) => {
  const navigate = useNavigate()
  const focus = useFilterFocus()
  const more = useMoreCards(list.products.length)
  const pendingListing = usePendingParams(listing, listingOf)
  const hrefOf = (target: typeof listing) => `${node.url}${listingQueryString(target)}`
  const { changeSort, isSorting } = useSortChange(useCase("rememberProductSort"), (sort: Sort) =>
    hrefOf({ ...pendingListing, pageCount: 1, sort })
  )
  const nextHref = hrefOf({ ...listing, pageCount: (listing.pageCount ?? 1) + 1 })
  const isLoadingMore = (pendingListing.pageCount ?? 1) > (listing.pageCount ?? 1)
  return (
    <PageLayout side={<SideNavigation node={node} trail={trail} childLinks={children} />} cart={<CartSidebar />}>
      <Breadcrumbs
        parents={trail.slice(0, -1).map(({ name, url }) => ({ name, href: url }))}
        current={node.name}
        note={productCount(list.total)}
      />
      {children.length > 0 && (
        <ul role="list" className={classes(styles.chips, styles.children)}>
          {children.map(({ id, name, url }) => (
            <li key={id}>
              <Chip href={url}>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <ListToolbar
        listing={pendingListing}
        facets={list.facets}
        doneLabel={showProducts(list.total)}
        hrefOf={hrefOf}
        focus={focus}
        onSort={(sort) => void changeSort(sort)}
        compact={children.length > 0}
      />
      {list.products.length === 0 ? (
        <NoFilteredHits href={node.url} focus={focus} />
      ) : (
        <>
          <div ref={more.list}>
            <ProductGrid
              label={node.name}
              skeletonCount={isLoadingMore ? Math.min(pageSize, list.total - list.products.length) : 0}
            >
              {list.products.map((product, index) => (
                <ProductTile key={product.id} product={product} heading="h2" eager={index < eagerCardCount} />
              ))}
            </ProductGrid>
          </div>
          <LiveRegion message={more.announcement} />
          <LoadMore
            visibleCount={list.products.length}
            total={list.total}
            // Also while another sort order or filter is loading, which loading more would undo.
            pending={isSorting || pendingListing !== listing}
            href={nextHref}
            onLoad={(byKeyboard) => {
              more.onRequest(byKeyboard)
              void navigate(nextHref, { preventScrollReset: true, replace: true })
            }}
          />
        </>
      )}
    </PageLayout>
  )
}
