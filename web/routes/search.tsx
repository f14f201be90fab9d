import { useEffect, useRef } from "react"
import { type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from "react-router-dom"
import type { Store } from "#core/assortment/model.ts"
import { pageSize } from "#core/catalogue/listing.ts"
import type { Product } from "#core/catalogue/model.ts"
import { isScannedGtin } from "#core/kernel/gtin.ts"
import { type Hits, type SearchType, searchTypes } from "#core/search/model.ts"
import { filtersOf, pageSizeOf, queryOf, shownType, unanswered } from "#core/search/rules.ts"
import { CartSide } from "#web/app/CartSide.tsx"
import type { PageData } from "#web/app/page-data.ts"
import { asPage, serviceOf } from "#web/app/router-context.ts"
import { AssortmentViewId, FindByGtin, ListStores, LoadTopSellers, Search } from "#web/container/ids.ts"
import { PanelId } from "#web/container/panel.ts"
import { useStateView } from "#web/container/react.tsx"
import { ListTools, type SortName } from "#web/features/catalogue/ListTools.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { HitCards } from "#web/features/search/HitCards.tsx"
import { searchHref } from "#web/features/search/search-href.ts"
import { useTries } from "#web/app/use-tries.ts"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { LiveRegion } from "#web/kit/LiveRegion.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { Pagination } from "#web/kit/Pagination.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { TabLinks } from "#web/kit/TabLinks.tsx"
import { offline } from "#web/text/errors.ts"
import { pageTitle } from "#web/text/shell.ts"
import { submit } from "#web/text/search-box.ts"
import * as pageText from "#web/text/search-page.ts"
import * as text from "#web/text/search.ts"
import { narrowedHref, type SearchAddress, searchAddressOf } from "./search-address.ts"
import { SearchStore } from "./search-store.tsx"
import { WaysOn } from "./search-ways-on.tsx"
import styles from "./search.module.css"

export interface SearchData extends PageData {
  readonly address: SearchAddress
  readonly hits: Hits
  /** The kind that is shown. */
  readonly type: SearchType
  readonly failed: boolean
  /** The store that the address names: one to shop in, or null where there is none such. */
  readonly store: Store | null
  /** What sells best, where there are no hits to show. */
  readonly topSellers: ReadonlyArray<Product>
}

const mostSold = 12
const recipeSorts: ReadonlyArray<SortName> = ["relevance", "p_name", "p_name_desc", "p_price", "p_price_desc"]

/** The store that an address names by its number or its site. */
const storeOf = async (args: LoaderFunctionArgs, named: string | null): Promise<Store | null> => {
  if (named === null) return null
  const stores = await serviceOf(args, ListStores)(undefined, asPage(args))
  return stores._tag === "Failure" ? null : (stores.success.find(({ storeNumber, siteId, selectable }) => selectable && (storeNumber === named || siteId === named)) ?? null)
}

const isFiltered = ({ filters }: SearchAddress): boolean => Object.keys(filters).length > 0

const totalOf = ({ counts }: Hits): number => searchTypes.reduce((sum, type) => sum + counts[type], 0)

export const loader = async (args: LoaderFunctionArgs): Promise<SearchData> => {
  const address = searchAddressOf(new URL(args.request.url).searchParams)
  const { query, page, sort, filters } = address
  // A code leads to its goods (SEARCH-18).
  const coded = isScannedGtin(query) ? await serviceOf(args, FindByGtin)(query, asPage(args)) : null
  if (coded?._tag === "Success" && coded.success !== null) throw redirect(coded.success.url)
  const store = await storeOf(args, address.store)
  const asked = { query, page, sort, filters, type: address.type ?? ("product" as const), ...(store === null ? {} : { store: store.storeNumber }) }
  const result = queryOf(query) === null ? null : await serviceOf(args, Search)(asked, asPage(args))
  const hits = result?._tag === "Success" ? result.success : unanswered(query)
  const type = shownType(hits, asked.type, isFiltered(address))
  const pages = Math.ceil(hits.counts[type] / pageSizeOf(type))
  // Fewer hits than when the address was made: its last page is the nearest there is.
  if (page > 0 && pages > 0 && page >= pages && type === asked.type) throw redirect(narrowedHref({ ...address, page: pages - 1 }))
  const failed = result?._tag === "Failure"
  const sold = failed || totalOf(hits) > 0 || isFiltered(address) ? null : await serviceOf(args, LoadTopSellers)({ count: mostSold }, asPage(args))
  return {
    meta: { title: pageTitle(query === "" ? submit : pageText.resultsFor(query)), noIndex: true },
    address: type === asked.type ? address : { ...address, page: 0 },
    hits,
    type,
    failed,
    store,
    topSellers: sold?._tag === "Success" ? sold.success : []
  }
}

/** Another store has other goods: its search begins at page 0 (SEARCH-20). */
const useStoreChanges = (address: SearchAddress) => {
  const navigate = useNavigate()
  const chosen = useStateView(AssortmentViewId, ({ choice }) => choice?.storeNumber ?? null)
  const choosing = useStateView(PanelId, (panel) => panel.history.length > 0)
  const shown = useRef(chosen)
  useEffect(() => {
    // Going elsewhere would close the panel that the store is chosen in; its own entry of the history has to be gone too.
    if (shown.current === chosen || choosing) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      if ((history.state as { readonly panel?: unknown } | null)?.panel !== undefined) {
        timer = setTimeout(begin, 20)
        return
      }
      shown.current = chosen
      if (address.page > 0 || address.store !== null) void navigate(narrowedHref({ ...address, page: 0, store: null }), { replace: true, preventScrollReset: true })
    }
    begin()
    return () => clearTimeout(timer)
  }, [chosen, choosing, address, navigate])
}

/** Another question, or another page of its hits, is read from its heading on; a filter or a tab keeps the focus. */
const useFocusOnNewHits = ({ query, page }: SearchAddress) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(`${page} ${query}`)
  useEffect(() => {
    if (shown.current === `${page} ${query}`) return
    shown.current = `${page} ${query}`
    heading.current?.focus({ preventScroll: true })
  }, [query, page])
  return heading
}

const Corrections = ({ hits: { corrections }, address }: SearchData) => {
  const [best = ""] = corrections
  return (
    <div className={styles.corrections}>
      <p>{pageText.searchedInstead(address.query, best)}</p>
      <p className={styles.prompt}>
        {text.didYouMean}
        {corrections.map((query) => <Chip key={query} href={searchHref({ query, store: address.store })}>{query}</Chip>)}
      </p>
    </div>
  )
}

const Results = ({ address, hits, type }: SearchData) => {
  // What is narrowed down or leafed through is the search that found something.
  const found = { ...address, query: hits.corrections[0] ?? address.query, type: address.type ?? (type === "product" ? null : type) }
  const names = filtersOf(type)
  const left = hits.counts[type]
  return (
    <>
      <TabLinks
        label={text.filterNames.Type}
        selected={type}
        tabs={searchTypes.map((id) => ({ id, label: text.kinds[id], count: hits.counts[id], href: searchHref({ query: found.query, store: found.store, type: id }) }))}
      />
      <div className={styles.results}>
        {names.length > 0 && (
          <ListTools
            listing={address}
            facets={hits.facets.filter(({ name }) => names.some((filter) => filter === name))}
            hrefOf={({ sort, filters }) => narrowedHref({ ...found, page: 0, sort, filters })}
            {...(type === "recipe" ? { sorts: recipeSorts } : {})}
          />
        )}
        {left === 0 ? (
          <EmptyState icon="search" title={text.noResults} action={<Button look="quiet" href={narrowedHref({ ...found, page: 0, filters: {} })}>{text.clearAll}</Button>}>
            <p>{pageText.noneLeft}</p>
          </EmptyState>
        ) : type === "product" ? (
          <ProductGrid label={text.kinds.product}>
            {hits.products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < pageSize / 4} />)}
          </ProductGrid>
        ) : (
          <HitCards hits={hits} type={type} />
        )}
        <Pagination page={address.page + 1} pages={Math.ceil(left / pageSizeOf(type))} hrefFor={(page) => narrowedHref({ ...found, page: page - 1 })} />
      </div>
    </>
  )
}

export const Component = () => {
  const data = useLoaderData() as SearchData
  const { address, hits, type, failed } = data
  const { query } = address
  const { online, trying, tryNow } = useTries(failed)
  const heading = useFocusOnNewHits(address)
  useStoreChanges(address)
  const asks = queryOf(query) !== null
  const something = totalOf(hits) > 0 || isFiltered(address)
  return (
    <PageFrame cart={<CartSide />}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>{query === "" ? submit : pageText.resultsFor(query)}</h1>
      <LiveRegion message={failed || !asks ? "" : something ? pageText.hitsFound(hits.counts[type], text.kinds[type]) : text.noResults} />
      {address.store !== null && <div className={styles.notice}><SearchStore address={address} store={data.store} /></div>}
      {hits.corrections.length > 0 && <Corrections {...data} />}
      {failed ? (
        <ErrorState retrying={trying} onRetry={tryNow}><p>{online ? pageText.searchFailed : offline}</p></ErrorState>
      ) : something ? (
        <Results {...data} />
      ) : (
        <>
          <EmptyState icon="search" title={asks ? text.noResults : query === "" ? pageText.nothingAsked : pageText.tooShort(query)}>
            <p>{asks ? pageText.noResultsAdvice : pageText.askAdvice}</p>
          </EmptyState>
          <WaysOn topSellers={data.topSellers} />
        </>
      )}
    </PageFrame>
  )
}
