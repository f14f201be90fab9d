import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from "react-router-dom"
import { isScannedGtin } from "#core/kernel/gtin.ts"
import { queryOf } from "#core/search/query-of.ts"
import { pagesOf, shownType, unanswered } from "#core/search/rules.ts"
import { CartSide } from "#web/features/cart/CartSide.tsx"
import { asPage, serviceOf } from "#web/container/router-context.ts"
import { useTries } from "./use-tries.ts"
import { FindByGtin, ListStores, LoadTopSellers, Search } from "#web/container/ids.ts"
import { Button } from "#web/kit/Button.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { useLate } from "#web/kit/use-late.ts"
import { offline } from "#web/text/errors.ts"
import { noResults } from "#web/text/listing.ts"
import { searchByName, unknownCode } from "#web/text/no-hits.ts"
import { kinds } from "#web/text/search.ts"
import { submit } from "#web/text/search-box.ts"
import * as text from "#web/text/search-page.ts"
import { pageTitle } from "#web/text/shell.ts"
import { SearchCorrections } from "./SearchCorrections.tsx"
import { SearchResults } from "./SearchResults.tsx"
import { SearchStore } from "./SearchStore.tsx"
import { SearchWaysOn } from "./SearchWaysOn.tsx"
import { firstKindHref, narrowedHref, searchAddressOf } from "./search-address.ts"
import { isFiltered, type SearchData, totalOf } from "./search-data.ts"
import styles from "./search.module.css"
import { useFocusOnNewHits } from "./use-focus-on-new-hits.ts"
import { useStoreChanges } from "./use-store-changes.ts"

const mostSold = 12

/** The store that an address names by its number or its site. */
const storeOf = async (args: LoaderFunctionArgs, named: string | null): Promise<SearchData["store"]> => {
  const stores = named === null ? null : await serviceOf(args, ListStores)(undefined, asPage(args))
  if (stores?._tag !== "Success") return undefined
  return stores.success.find(({ storeNumber, siteId, selectable }) => selectable && (storeNumber === named || siteId === named)) ?? null
}

export const loader = async (args: LoaderFunctionArgs): Promise<SearchData> => {
  const parameters = new URL(args.request.url).searchParams
  const address = searchAddressOf(parameters)
  const { query, page, sort, filters } = address
  // A code leads to its goods (SEARCH-18).
  const coded = isScannedGtin(query) ? await serviceOf(args, FindByGtin)(query, asPage(args)) : null
  if (coded?._tag === "Success" && coded.success !== null) throw redirect(coded.success.url)
  const store = await storeOf(args, address.store)
  const asked = { query, page, sort, filters, type: address.type ?? ("product" as const), ...(store ? { store: store.storeNumber } : {}) }
  const result = queryOf(query) === null ? null : await serviceOf(args, Search)(asked, asPage(args))
  const hits = result?._tag === "Success" ? result.success : unanswered(query)
  const type = shownType(hits, asked.type, isFiltered(address))
  // A kind without hits: the first one with some has an address, and filters, of its own.
  if (type !== asked.type && address.type !== null) throw redirect(firstKindHref(parameters))
  const pages = pagesOf(hits, type, asked.type)
  // Fewer hits than when the address was made: its last page is the nearest there is.
  if (page > 0 && pages > 0 && page >= pages && type === asked.type) throw redirect(narrowedHref({ ...address, page: pages - 1 }))
  const failed = result?._tag === "Failure"
  const sold = failed || totalOf(hits) > 0 || isFiltered(address) ? null : await serviceOf(args, LoadTopSellers)({ count: mostSold }, asPage(args))
  const shown = type === asked.type ? address : { ...address, page: 0 }
  return {
    pages,
    meta: { title: pageTitle(query === "" ? submit : text.resultsFor(query)), noIndex: true, canonical: query === "" ? "/sok" : narrowedHref(shown) },
    address: shown,
    hits,
    type,
    failed,
    store,
    topSellers: sold?._tag === "Success" ? sold.success : []
  }
}

export const Component = () => {
  const data = useLoaderData() as SearchData
  const { address, hits, type, failed } = data
  const { query } = address
  const { online, trying, tryNow } = useTries(failed)
  const heading = useFocusOnNewHits(address)
  useStoreChanges(address)
  const old = useLate(useNavigation().location?.pathname === "/sok")
  const asks = queryOf(query) !== null
  const something = totalOf(hits) > 0 || isFiltered(address)
  return (
    <PageFrame cart={<CartSide />}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>{query === "" ? submit : text.resultsFor(query)}</h1>
      <LiveRegion message={old ? text.updatingHits : failed || !asks ? "" : something ? text.hitsFound(hits.counts[type], kinds[type]) : noResults} />
      {old && <div className={styles.updating} aria-hidden="true"><p>{text.updatingHits}</p><div className={styles.line} /></div>}
      <div className={old ? styles.old : undefined} aria-busy={old || undefined}>
        {data.store !== undefined && <div className={styles.notice}><SearchStore address={address} store={data.store} /></div>}
        {hits.corrections.length > 0 && <SearchCorrections {...data} />}
        {failed ? (
          <ErrorState retrying={trying} onRetry={tryNow}><p>{online ? text.searchFailed : offline}</p></ErrorState>
        ) : something ? (
          <SearchResults {...data} />
        ) : (
          <>
            <EmptyState
              icon="search"
              title={asks ? noResults : query === "" ? text.nothingAsked : text.notSearchable(query)}
              action={isScannedGtin(query) && <Button look="quiet" href="/sok">{searchByName}</Button>}
            >
              <p>{isScannedGtin(query) ? unknownCode : asks ? text.noResultsAdvice : text.askAdvice}</p>
            </EmptyState>
            <SearchWaysOn topSellers={data.topSellers} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
