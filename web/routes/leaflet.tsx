import { data, type LoaderFunctionArgs, useLoaderData } from "react-router-dom"
import { assortmentState } from "#core/assortment/assortment-state.ts"
import { stockholmDate } from "#core/kernel/calendar.ts"
import { groupByCategory, type OfferGroup } from "#core/offers/group-by-category.ts"
import { type OfferWeek, validityOf, weekOfKey } from "#core/offers/weeks.ts"
import { usePanelControl, useStatePart } from "#web/container/react.tsx"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import * as paths from "#web/paths.ts"
import * as text from "#web/text/offers.ts"
import { chooseStore, offersThisWeek, pageTitle } from "#web/text/shell.ts"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { Breadcrumbs } from "#web/views/navigation/Breadcrumbs.tsx"
import { LeafletOffer } from "#web/views/offers/LeafletOffer.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import styles from "./leaflet.module.css"
import type { PageData } from "./page-data.ts"
import { useAutoRetry } from "./use-auto-retry.ts"

interface LeafletData extends PageData {
  readonly week: OfferWeek
  readonly result: LeafletContent | "choose-store" | "failed"
}

interface LeafletContent {
  readonly groups: ReadonlyArray<OfferGroup>
  /** ISO instants; null without offers. */
  readonly validity: { readonly from: string; readonly to: string } | null
}

export const loader = async (args: LoaderFunctionArgs) => {
  const week = weekOfKey(new URL(args.request.url).searchParams.get("week"))
  const meta = { title: pageTitle(text.leafletTitles[week]), canonical: paths.leaflet }
  const offersResult = await loaderUseCase(args, "listOffers")({ week }, loaderOptions(args))
  if (offersResult._tag === "Failure")
    return offersResult.failure._tag === "StoreRequired"
      ? ({ meta, week, result: "choose-store" } satisfies LeafletData)
      : data<LeafletData>({ meta, week, result: "failed" }, { status: 503 })
  const { offers } = offersResult.success
  return { meta, week, result: { groups: groupByCategory(offers), validity: validityOf(offers) } } satisfies LeafletData
}

const Leaflet = ({ content: { groups, validity } }: { readonly content: LeafletContent }) => {
  const storeName = useStatePart(assortmentState, ({ selection }) => selection?.storeName)
  if (validity === null) return <EmptyState icon="search" title={text.noOffers} />
  return (
    <>
      <div className={styles.head}>
        <p>
          {storeName !== undefined && <b>{text.leafletStore(storeName)}</b>}{" "}
          {text.validity(stockholmDate(Date.parse(validity.from)), stockholmDate(Date.parse(validity.to)))}
        </p>
        <div data-print="hidden">
          <Button variant="quiet" icon="print" onClick={() => window.print()}>
            {text.printLeaflet}
          </Button>
        </div>
      </div>
      {groups.map(({ name, offers }) => (
        <section key={name} className={styles.group}>
          <h2 className={styles.heading}>{name ?? text.otherOffers}</h2>
          <ul role="list" className={styles.offers}>
            {offers.map((offer) => (
              <li key={offer.id}>
                <LeafletOffer offer={offer} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** The offers of a week in the chosen store on one page, to read or to print. */
export const Component = () => {
  const { week, result } = useLoaderData() as LeafletData
  const panel = usePanelControl()
  const { isRetrying, retryNow } = useAutoRetry(result === "failed")
  return (
    <PageLayout cart={<CartSidebar />}>
      <Breadcrumbs parents={[{ name: offersThisWeek, href: paths.offers }]} current={text.leafletTitles[week]} />
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
      {typeof result === "object" && <Leaflet content={result} />}
    </PageLayout>
  )
}
