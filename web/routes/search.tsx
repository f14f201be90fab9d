import { data, type LoaderFunctionArgs, redirect, useLoaderData, useNavigation } from "react-router-dom"
import { readProductCode } from "#core/search/product-code.ts"
import { normalizeQuery } from "#core/search/normalize-query.ts"
import { pageCountOf, shownType, emptyHits } from "#core/search/rules.ts"
import { CartSidebar } from "#web/features/cart/CartSidebar.tsx"
import { loaderOptions, loaderUseCase } from "#web/container/router-context.ts"
import { useAutoRetry } from "./use-auto-retry.ts"
import { Button } from "#web/kit/controls/Button.tsx"
import { EmptyState } from "#web/kit/feedback/EmptyState.tsx"
import { ErrorWithRetry } from "#web/views/connection/ErrorWithRetry.tsx"
import { LiveRegion } from "#web/kit/feedback/LiveRegion.tsx"
import { PageLayout } from "#web/views/shell/PageLayout.tsx"
import { useDelayed } from "#web/kit/rendering/use-delayed.ts"
import { offline } from "#web/text/errors.ts"
import { noResults } from "#web/text/listing.ts"
import { searchByName, unknownCode } from "#web/text/no-hits.ts"
import { typeNames } from "#web/text/search.ts"
import { submit } from "#web/text/search-box.ts"
import * as text from "#web/text/search-page.ts"
import { pageTitle } from "#web/text/shell.ts"
import * as paths from "#web/paths.ts"
import { SearchCorrections } from "./SearchCorrections.tsx"
import { SearchResults } from "./SearchResults.tsx"
import { SearchStore } from "./SearchStore.tsx"
import { SearchRecovery } from "./SearchRecovery.tsx"
import { firstTypeHref, formatSearchUrl, parseSearchUrl } from "./search-url.ts"
import { isFiltered, type SearchData, hitCountOf } from "./search-data.ts"
import styles from "./search.module.css"
import { useFocusOnNewHits } from "./use-focus-on-new-hits.ts"
import { useRestartOnStoreChange } from "./use-restart-on-store-change.ts"

const topSellerCount = 12

/** Finds the selectable store that the URL names by its number or site; see `SearchData`. */
const findStore = async (args: LoaderFunctionArgs, storeText: string | null): Promise<SearchData["store"]> => {
  const stores = storeText === null ? null : await loaderUseCase(args, "listStores")(undefined, loaderOptions(args))
  if (stores?._tag !== "Success") return undefined
  return (
    stores.success.find(
      ({ storeNumber, siteId, selectable }) => selectable && (storeNumber === storeText || siteId === storeText)
    ) ?? null
  )
}

const isProductCode = (query: string): boolean => readProductCode(query) !== null

export const loader = async (args: LoaderFunctionArgs) => {
  const parameters = new URL(args.request.url).searchParams
  const searchUrl = parseSearchUrl(parameters)
  const { query, page, sort, filters } = searchUrl
  // A product's code redirects to its page (SEARCH-18).
  const productByCode = isProductCode(query)
    ? await loaderUseCase(args, "findByGtin")(query, loaderOptions(args))
    : null
  if (productByCode?._tag === "Success" && productByCode.success !== null) throw redirect(productByCode.success.url)
  const store = await findStore(args, searchUrl.store)
  const executedSearch = {
    query,
    page,
    sort,
    filters,
    type: searchUrl.type ?? ("product" as const),
    ...(store ? { store: store.storeNumber } : {})
  }
  const result =
    normalizeQuery(query) === null ? null : await loaderUseCase(args, "search")(executedSearch, loaderOptions(args))
  const hits = result?._tag === "Success" ? result.success : emptyHits(query)
  const type = shownType(hits, executedSearch.type, isFiltered(searchUrl))
  // A type without hits redirects to the first type with hits, which has its own filters.
  if (type !== executedSearch.type && searchUrl.type !== null) throw redirect(firstTypeHref(parameters))
  const pageCount = pageCountOf(hits, type, executedSearch.type)
  // A page number beyond the last page redirects to the last page.
  if (page > 0 && pageCount > 0 && page >= pageCount && type === executedSearch.type)
    throw redirect(formatSearchUrl({ ...searchUrl, page: pageCount - 1 }))
  const failed = result?._tag === "Failure"
  const topSellers =
    failed || hitCountOf(hits) > 0 || isFiltered(searchUrl)
      ? null
      : await loaderUseCase(args, "loadTopSellers")({ count: topSellerCount }, loaderOptions(args))
  const displayedUrl = type === executedSearch.type ? searchUrl : { ...searchUrl, page: 0 }
  const searchData: SearchData = {
    pageCount,
    meta: {
      title: pageTitle(query === "" ? submit : text.resultsFor(query)),
      noIndex: true,
      canonical: query === "" ? paths.search : formatSearchUrl(displayedUrl)
    },
    searchUrl: displayedUrl,
    hits,
    type,
    failed,
    store,
    topSellers: topSellers?._tag === "Success" ? topSellers.success : []
  }
  return failed ? data(searchData, { status: 503 }) : searchData
}

/** The page of a search's hits, or of the advice when there are none. */
export const Component = () => {
  const search = useLoaderData() as SearchData
  const { searchUrl, hits, type, failed } = search
  const { query } = searchUrl
  const { online, isRetrying, retryNow } = useAutoRetry(failed)
  const heading = useFocusOnNewHits(searchUrl)
  useRestartOnStoreChange(searchUrl)
  const isStale = useDelayed(useNavigation().location?.pathname === paths.search)
  const isSearchable = normalizeQuery(query) !== null
  const hasResults = hitCountOf(hits) > 0 || isFiltered(searchUrl)
  const status = (): string => {
    if (isStale) return text.updatingHits
    if (failed || !isSearchable) return ""
    return hasResults ? text.hitsFound(hits.counts[type], typeNames[type]) : noResults
  }
  const notSearchableText = query === "" ? text.emptyQuery : text.notSearchable(query)
  const advice = isSearchable ? text.noResultsAdvice : text.queryAdvice
  return (
    <PageLayout cart={<CartSidebar />}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {query === "" ? submit : text.resultsFor(query)}
      </h1>
      <LiveRegion message={status()} />
      {isStale && (
        <div className={styles.updating} aria-hidden="true">
          <p>{text.updatingHits}</p>
          <div className={styles.updatingLine} />
        </div>
      )}
      <div className={isStale ? styles.stale : undefined} aria-busy={isStale || undefined}>
        {search.store !== undefined && (
          <div className={styles.notice}>
            <SearchStore searchUrl={searchUrl} store={search.store} />
          </div>
        )}
        {hits.corrections.length > 0 && <SearchCorrections {...search} />}
        {failed ? (
          <ErrorWithRetry retrying={isRetrying} onRetry={retryNow}>
            <p>{online ? text.searchFailed : offline}</p>
          </ErrorWithRetry>
        ) : hasResults ? (
          <SearchResults {...search} />
        ) : (
          <>
            <EmptyState
              icon="search"
              title={isSearchable ? noResults : notSearchableText}
              action={
                isProductCode(query) && (
                  <Button variant="quiet" href={paths.search}>
                    {searchByName}
                  </Button>
                )
              }
            >
              <p>{isProductCode(query) ? unknownCode : advice}</p>
            </EmptyState>
            <SearchRecovery topSellers={search.topSellers} />
          </>
        )}
      </div>
    </PageLayout>
  )
}
