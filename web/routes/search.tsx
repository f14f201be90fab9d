import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate, useNavigation } from "react-router-dom"
import { pageSize } from "#core/catalogue/listing.ts"
import { isScannedGtin } from "#core/kernel/gtin.ts"
import { type Hits, type SearchType, searchTypes } from "#core/search/model.ts"
import { CartSide } from "#web/app/CartSide.tsx"
import type { PageData } from "#web/app/page-data.ts"
import { asPage, serviceOf } from "#web/app/router-context.ts"
import { FindByGtin, Search } from "#web/container/ids.ts"
import { ListTools } from "#web/features/catalogue/ListTools.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { Button } from "#web/kit/Button.tsx"
import { Chip } from "#web/kit/Chip.tsx"
import { EmptyState } from "#web/kit/EmptyState.tsx"
import { ErrorState } from "#web/kit/ErrorState.tsx"
import { Link } from "#web/kit/Link.tsx"
import { PageFrame } from "#web/kit/PageFrame.tsx"
import { Pagination } from "#web/kit/Pagination.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { Tabs } from "#web/kit/Tabs.tsx"
import { pageTitle } from "#web/text/shell.ts"
import { submit } from "#web/text/search-box.ts"
import * as text from "#web/text/search.ts"
import { browseDepartments } from "#web/text/suggestions.ts"
import { listingOf, listingQueryString } from "./listing-query.ts"
import styles from "./search.module.css"

interface SearchData extends PageData {
  readonly query: string
  readonly type: SearchType
  readonly hits: Hits | null
  readonly failed: boolean
}

const isSearchType = (text: string | null): text is SearchType => searchTypes.some((type) => type === text)

export const loader = async (args: LoaderFunctionArgs): Promise<SearchData> => {
  const parameters = new URL(args.request.url).searchParams
  const query = (parameters.get("Q") ?? "").slice(0, 200)
  const asked = parameters.get("type")
  // A code leads to its goods (SEARCH-18).
  const coded = isScannedGtin(query) ? await serviceOf(args, FindByGtin)(query, asPage(args)) : null
  if (coded?._tag === "Success" && coded.success !== null) throw redirect(coded.success.url)
  const { sort, filters } = listingOf(parameters)
  const page = Math.max(0, (Number.parseInt(parameters.get("page") ?? "1", 10) || 1) - 1)
  const result = await serviceOf(args, Search)({ query, page, sort, filters }, asPage(args))
  const hits = result._tag === "Success" ? result.success : null
  const firstWithHits = searchTypes.find((type) => (hits?.counts[type] ?? 0) > 0) ?? "product"
  return {
    meta: { title: pageTitle(query === "" ? submit : text.resultsFor(query)), noIndex: true },
    query,
    type: isSearchType(asked) ? asked : firstWithHits,
    hits,
    failed: result._tag === "Failure" && result.failure._tag === "SearchUnavailable"
  }
}

const contentOf = (hits: Hits, type: SearchType): ReadonlyArray<{ readonly id: string; readonly name: string; readonly url: string; readonly note: string | null }> => {
  switch (type) {
    case "category":
      return hits.categories.map(({ id, name, url, parentName }) => ({ id, name, url, note: parentName }))
    case "recipe":
      return hits.recipes.map(({ id, name, url, parentName }) => ({ id, name, url, note: parentName }))
    case "cateredmeal":
      return hits.cateredMeals.map(({ id, name, url, parentName }) => ({ id, name, url, note: parentName }))
    case "page":
      return hits.contentPages.map(({ id, name, url, parentName }) => ({ id, name, url, note: parentName }))
    case "store":
      return hits.stores.map(({ storeNumber, name, url, streetAddress, city }) => ({ id: storeNumber, name, url, note: `${streetAddress}, ${city}` }))
    case "product":
      return []
  }
}

const Products = ({ data: { hits, query } }: { readonly data: SearchData & { readonly hits: Hits } }) => {
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const listing = listingOf(parameters)
  const before = new URLSearchParams({ Q: query })
  const hrefOf = (wanted: typeof listing) => `/sok${listingQueryString(wanted, before)}`
  const hrefOfPage = (page: number) => hrefOf({ ...listing, pages: page })
  return (
    <>
      <ListTools listing={listing} facets={hits.facets} hrefOf={hrefOf} />
      <ProductGrid label={text.kinds.product}>
        {hits.products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < pageSize / 4} />)}
      </ProductGrid>
      {hits.pages > 1 && <Pagination page={hits.page + 1} pages={hits.pages} hrefFor={hrefOfPage} />}
    </>
  )
}

export const Component = () => {
  const data = useLoaderData() as SearchData
  const navigate = useNavigate()
  const navigation = useNavigation()
  const { query, hits, type, failed } = data
  const total = hits === null ? 0 : searchTypes.reduce((sum, kind) => sum + hits.counts[kind], 0)
  const select = (id: string) => void navigate(`/sok?Q=${encodeURIComponent(query)}&type=${id}`)
  return (
    <PageFrame cart={<CartSide />}>
      <h1 className={styles.title} tabIndex={-1}>{query === "" ? submit : text.resultsFor(query)}</h1>
      {hits !== null && hits.corrections.length > 0 && (
        <p className={styles.corrections}>
          {text.didYouMean}{" "}
          {hits.corrections.map((correction) => <Chip key={correction} href={`/sok?Q=${encodeURIComponent(correction)}`}>{correction}</Chip>)}
        </p>
      )}
      {failed ? (
        <ErrorState retrying={navigation.state === "loading"} onRetry={() => void navigate(0)} />
      ) : hits === null || total === 0 ? (
        <EmptyState icon="search" title={text.noResults} action={<Button look="quiet" href="/matvaror">{browseDepartments}</Button>}>
          <p>{text.noResultsAdvice}</p>
        </EmptyState>
      ) : (
        <Tabs
          label={text.filterNames.Type}
          tabs={searchTypes.map((id) => ({ id, label: text.kinds[id], count: hits.counts[id], unavailable: hits.counts[id] === 0 }))}
          selected={type}
          onSelect={select}
        >
          <div className={styles.results}>
            {type === "product" ? <Products data={{ ...data, hits }} /> : (
              <ul role="list" className={styles.content}>
                {contentOf(hits, type).map(({ id, name, url, note }) => (
                  <li key={id}>
                    <Link href={url}>{name}</Link>
                    {note !== null && <span className={styles.note}>{note}</span>}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Tabs>
      )}
    </PageFrame>
  )
}
