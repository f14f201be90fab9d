import { useLocation, useNavigation } from "react-router-dom"
import { probablePageType } from "#core/content/page-matches.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import { sanitizeQuery } from "#core/search/rules.ts"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { useStatePart } from "#web/container/react.tsx"
import { type PageSkeleton, skeletonOf } from "#web/routes/pages.ts"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { Skeleton } from "#web/kit/feedback/Skeleton.tsx"
import { pageLoading } from "#web/text/common.ts"
import { typeNames } from "#web/text/search.ts"
import { resultsFor, searching } from "#web/text/search-page.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import styles from "./PendingPage.module.css"
import { useDelayed } from "#web/kit/rendering/use-delayed.ts"

/** Enough cards to fill a screen. */
const skeletonCardCount = 12
const skeletonLineCount = 8

export interface PendingPageProps {
  /** The skeleton that the route of a path declares; undefined when the skeleton depends on the page's type. */
  readonly skeletonForPath: (path: string) => PageSkeleton | undefined
}

/** A skeleton of the next page, shown after it has been loading for a second. For a search it has the query as its heading. */
export const PendingPage = ({ skeletonForPath }: PendingPageProps) => {
  const { location: nextLocation } = useNavigation()
  const { pathname } = useLocation()
  const departments = useStatePart(shellState, (shell) => shell.departments)
  const isDelayed = useDelayed(nextLocation !== undefined && nextLocation.pathname !== pathname)
  if (nextLocation === undefined || !isDelayed) return null
  const skeleton =
    skeletonForPath(nextLocation.pathname) ?? skeletonOf(probablePageType(departments, nextLocation.pathname))
  const isSearch = skeleton === "search"
  const isProductList = skeleton !== "content"
  const status = isSearch ? searching : pageLoading
  return (
    <div className={styles.pendingPage}>
      <PageLayout
        side={
          isProductList && !isSearch
            ? Array.from({ length: skeletonLineCount }, (_, index) => <Skeleton key={index} className={styles.line} />)
            : undefined
        }
        cart={<CartSidebar />}
      >
        {isSearch ? (
          <h1 className={styles.title}>
            {resultsFor(sanitizeQuery(new URLSearchParams(nextLocation.search).get("Q") ?? ""))}
          </h1>
        ) : (
          <Skeleton shape="title" />
        )}
        <LiveRegion message={status} />
        <p className={styles.status}>{status}</p>
        {isProductList ? (
          <>
            <div className={styles.toolbar}>
              <Skeleton shape="block" />
            </div>
            <ProductGrid skeletonCount={skeletonCardCount} label={isSearch ? typeNames.product : undefined} />
          </>
        ) : (
          <div className={styles.contentPage}>
            <Skeleton shape="block" className={styles.picture} />
            <div>
              {Array.from({ length: skeletonLineCount }, (_, index) => (
                <Skeleton key={index} className={styles.line} />
              ))}
            </div>
          </div>
        )}
      </PageLayout>
    </div>
  )
}
