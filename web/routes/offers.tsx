import { data, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router-dom"
import { pageSize } from "#core/catalogue/listing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { shellState } from "#core/navigation/shell-state.ts"
import type { Leaflet, Offer } from "#core/offers/model.ts"
import { type OfferWeek, showsNextWeek, validityOf } from "#core/offers/weeks.ts"
import { useNow } from "#web/container/now.ts"
import { usePanelControl, useStatePart } from "#web/container/react.tsx"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { Chip } from "#web/kit/controls/Chip.tsx"
import { TabLinks } from "#web/kit/controls/TabLinks.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { useDelayed } from "#web/kit/rendering/use-delayed.ts"
import * as paths from "#web/paths.ts"
import * as text from "#web/text/offers.ts"
import { chooseStore, offersThisWeek, pageTitle } from "#web/text/shell.ts"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { LoadMore } from "#web/views/catalogue/LoadMore.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { Leaflets } from "#web/views/offers/Leaflets.tsx"
import { OfferCard } from "#web/views/offers/OfferCard.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import styles from "./list-page.module.css"
import { formatOffersUrl, type OffersUrl, parseOffersUrl } from "./offers-url.ts"
import { SideNavigation } from "./side-navigation.tsx"
import type { PageData } from "./page-data.ts"
import { useAutoRetry } from "./use-auto-retry.ts"
import { usePendingParams } from "./use-pending-params.ts"
import { useMoreCards } from "./use-more-cards.ts"

/** A product that represents an offer. */
interface OfferedProduct {
  readonly product: Product
  readonly offer: { readonly id: string; readonly productCount: number }
}

interface Offers {
  /** The products of this week's offers; empty for next week, whose products have no price yet. */
  readonly products: ReadonlyArray<OfferedProduct>
  /** Next week's offers; empty for this week. */
  readonly comingOffers: ReadonlyArray<Offer>
  readonly categories: ReadonlyArray<{ readonly name: string; readonly count: number }>
  readonly shownCount: number
  /** The number of the week's offers, shown or not; in the selected category if there is one. */
  readonly totalCount: number
  /** ISO instants; null without offers. */
  readonly validity: { readonly from: string; readonly to: string } | null
}

interface OffersData extends PageData {
  readonly url: OffersUrl
  readonly leaflets: ReadonlyArray<Leaflet>
  /** 'choose-store' when no store is selected. */
  readonly result: Offers | "choose-store" | "failed"
}

export const loader = async (args: LoaderFunctionArgs) => {
  const options = loaderOptions(args)
  const url = parseOffersUrl(new URL(args.request.url).searchParams)
  const meta = { title: pageTitle(offersThisWeek), canonical: paths.offers }
  const { category, week } = url
  const [offersResult, leafletsResult] = await Promise.all([
    loaderUseCase(args, "listOffers")({ week, ...(category === null ? {} : { category }) }, options),
    loaderUseCase(args, "listLeaflets")(undefined, options)
  ])
  // A failure to load the leaflets does not fail the page.
  const leaflets = leafletsResult._tag === "Success" ? leafletsResult.success : []
  const failure = () => data<OffersData>({ meta, url, leaflets, result: "failed" }, { status: 503 })
  if (offersResult._tag === "Failure")
    return offersResult.failure._tag === "StoreRequired"
      ? ({ meta, url, leaflets, result: "choose-store" } satisfies OffersData)
      : failure()
  const { offers, categories, total } = offersResult.success
  const shownOffers = offers.slice(0, url.pageCount * pageSize)
  const common = { categories, totalCount: total, shownCount: shownOffers.length, validity: validityOf(offers) }
  if (week === "next")
    return { meta, url, leaflets, result: { ...common, products: [], comingOffers: shownOffers } } satisfies OffersData
  // One product represents each offer.
  const products = await loaderUseCase(args, "loadProducts")(
    shownOffers.flatMap(({ productIds }) => productIds.slice(0, 1)),
    options
  )
  if (products._tag === "Failure") return failure()
  const productById = new Map(products.success.map((product) => [product.id, product]))
  const offeredProducts = shownOffers.flatMap(
    ({ id, productIds: [firstId = "", ...otherIds] }): ReadonlyArray<OfferedProduct> => {
      const product = productById.get(firstId)
      // A product with two offers is shown once; its price is that of the better one.
      productById.delete(firstId)
      return product === undefined ? [] : [{ product, offer: { id, productCount: 1 + otherIds.length } }]
    }
  )
  return {
    meta,
    url,
    leaflets,
    result: { ...common, products: offeredProducts, comingOffers: [] }
  } satisfies OffersData
}

const WeekTabs = ({ url }: { readonly url: OffersUrl }) => {
  const fromWeekday = useStatePart(shellState, ({ settings }) => settings.offersToggleWeekday)
  const today = stockholmDate(useNow())
  if (!showsNextWeek(today, fromWeekday) && url.week === "current") return null
  return (
    <TabLinks
      label={text.weeks}
      selectedId={url.week}
      tabs={(Object.keys(text.weekNames) as ReadonlyArray<OfferWeek>).map((week) => ({
        id: week,
        label: text.weekNames[week],
        href: formatOffersUrl({ week, category: null, pageCount: 1 })
      }))}
    />
  )
}

interface OfferListProps {
  readonly url: OffersUrl
  readonly offers: Offers
  readonly isLoadingMore: boolean
}

const OfferList = ({ url, offers, isLoadingMore }: OfferListProps) => {
  const navigate = useNavigate()
  const { products, comingOffers, categories, shownCount, totalCount, validity } = offers
  const more = useMoreCards(shownCount)
  const nextHref = formatOffersUrl({ ...url, pageCount: url.pageCount + 1 })
  return (
    <>
      {validity !== null && (
        <p className={styles.note}>
          {text.validity(stockholmDate(Date.parse(validity.from)), stockholmDate(Date.parse(validity.to)))}
        </p>
      )}
      <ul role="list" className={styles.chips}>
        {categories.map(({ name, count }) => (
          <li key={name}>
            <Chip
              href={formatOffersUrl({ ...url, category: url.category === name ? null : name, pageCount: 1 })}
              selected={url.category === name}
              count={count}
              preventScrollReset
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      {shownCount === 0 ? (
        <EmptyState icon="search" title={text.noOffers} action={<Button href={paths.offers}>{text.showAll}</Button>} />
      ) : (
        <>
          <div ref={more.list} className={styles.offers}>
            <ProductGrid
              label={offersThisWeek}
              skeletonCount={isLoadingMore ? Math.min(pageSize, totalCount - shownCount) : 0}
            >
              {products.map(({ product, offer }, index) => (
                <ProductTile
                  key={product.id}
                  product={product}
                  offer={offer}
                  heading="h2"
                  eager={index < eagerCardCount}
                />
              ))}
              {comingOffers.map((offer) => (
                <OfferCard key={`${offer.id} ${offer.productIds[0]}`} offer={offer} />
              ))}
            </ProductGrid>
          </div>
          <LiveRegion message={more.announcement} />
          <LoadMore
            label={text.loadMore}
            visibleCount={shownCount}
            total={totalCount}
            pending={isLoadingMore}
            href={nextHref}
            onLoad={(byKeyboard) => {
              more.onRequest(byKeyboard)
              void navigate(nextHref, { preventScrollReset: true, replace: true })
            }}
          />
        </>
      )}
    </>
  )
}

/** The page's own entry in the navigation beside it. */
const navigationNode = { id: "offers", name: offersThisWeek, type: "OfferPage", url: paths.offers }

export const Component = () => {
  const { url: loadedUrl, leaflets, result } = useLoaderData() as OffersData
  const url = usePendingParams(loadedUrl, parseOffersUrl)
  // While another page of the same offers is loaded, the button shows the progress.
  const isFetching = url.week !== loadedUrl.week || url.category !== loadedUrl.category
  const isSlow = useDelayed(isFetching)
  const panel = usePanelControl()
  const { isRetrying, retryNow } = useAutoRetry(result === "failed")
  const isLoaded = typeof result === "object"
  return (
    <PageLayout side={<SideNavigation node={navigationNode} trail={[]} childLinks={[]} />} cart={<CartSidebar />}>
      <Breadcrumbs
        parents={[]}
        current={offersThisWeek}
        note={isLoaded ? text.offerCount(result.totalCount) : undefined}
      />
      {result === "choose-store" && (
        <EmptyState
          icon="store"
          title={chooseStore}
          action={<Button onClick={() => panel.open("storeSelector")}>{chooseStore}</Button>}
        >
          <p>{text.chooseStoreText}</p>
        </EmptyState>
      )}
      {result === "failed" && <ErrorWithRetry title={text.failed} retrying={isRetrying} onRetry={retryNow} />}
      {isLoaded && (
        <>
          <WeekTabs url={url} />
          <LiveRegion message={isSlow ? text.fetching : ""} />
          <div aria-busy={isFetching} className={isFetching ? styles.fetching : undefined}>
            <OfferList
              url={isFetching ? url : loadedUrl}
              offers={result}
              isLoadingMore={url.pageCount > loadedUrl.pageCount}
            />
          </div>
        </>
      )}
      <Leaflets leaflets={leaflets} />
    </PageLayout>
  )
}
