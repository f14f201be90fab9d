import { searchTypes } from "#core/search/model.ts"
import { filtersOf } from "#core/search/rules.ts"
import { ListToolbar, type SortName } from "#web/views/catalogue/ListToolbar.tsx"
import { NoFilteredHits } from "#web/views/catalogue/NoFilteredHits.tsx"
import { useFilterFocus } from "#web/features/catalogue/use-filter-focus.ts"
import { eagerCardCount } from "#web/views/catalogue/eager-card-count.ts"
import { FavouriteButton } from "#web/features/catalogue/FavouriteButton.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { HitCards } from "#web/views/search/HitCards.tsx"
import { searchHref } from "#web/features/search/search-href.ts"
import { useSearchEvents } from "#web/features/search/use-search-events.ts"
import { Pagination } from "#web/views/catalogue/Pagination.tsx"
import { ProductGrid } from "#web/views/catalogue/ProductGrid.tsx"
import { TabLinks } from "#web/kit/controls/TabLinks.tsx"
import * as text from "#web/text/listing.ts"
import { showRecipes } from "#web/text/recipe-card.ts"
import { typeNames } from "#web/text/search.ts"
import { noFilteredHits } from "#web/text/search-page.ts"
import { formatSearchUrl, parseSearchUrl } from "./search-url.ts"
import type { SearchData } from "./search-data.ts"
import styles from "./search.module.css"
import { usePendingParams } from "./use-pending-params.ts"

const recipeSorts: ReadonlyArray<SortName> = ["relevance", "p_name", "p_name_desc", "p_price", "p_price_desc"]

/** The hits of one type, with tabs, filters and pagination. */
export const SearchResults = ({ searchUrl, hits, type, pageCount }: SearchData) => {
  // Filters and pages apply to the corrected query, which was executed.
  const executedSearch = {
    ...searchUrl,
    query: hits.corrections[0] ?? searchUrl.query,
    type: searchUrl.type ?? (type === "product" ? null : type)
  }
  const latestUrl = usePendingParams(searchUrl, parseSearchUrl)
  const pendingUrl =
    searchHref({ ...latestUrl, page: 0 }) === searchHref({ ...executedSearch, page: 0 }) ? latestUrl : searchUrl
  const { trackOpened, trackAdded } = useSearchEvents(searchUrl.query)
  const filterNames = filtersOf(type)
  const focus = useFilterFocus()
  const count = hits.counts[type]
  return (
    <>
      <TabLinks
        label={text.filterNames.Type}
        selectedId={type}
        tabs={searchTypes.map((id) => ({
          id,
          label: typeNames[id],
          count: hits.counts[id],
          href: searchHref({ query: executedSearch.query, store: executedSearch.store, type: id })
        }))}
      />
      <div className={styles.results}>
        {filterNames.length > 0 && (
          <ListToolbar
            focus={focus}
            listing={pendingUrl}
            doneLabel={type === "recipe" ? showRecipes(count) : text.showProducts(count)}
            facets={hits.facets.filter(({ name }) => filterNames.some((filterName) => filterName === name))}
            hrefOf={({ sort, filters }) => formatSearchUrl({ ...executedSearch, page: 0, sort, filters })}
            {...(type === "recipe" ? { sorts: recipeSorts } : {})}
          />
        )}
        {count === 0 ? (
          <NoFilteredHits href={formatSearchUrl({ ...executedSearch, page: 0, filters: {} })} focus={focus}>
            <p>{noFilteredHits}</p>
          </NoFilteredHits>
        ) : type === "product" ? (
          <ProductGrid label={typeNames.product}>
            {hits.products.map((product, index) => (
              <ProductTile
                key={product.id}
                product={product}
                heading="h2"
                eager={index < eagerCardCount}
                onOpen={trackOpened}
                onAdd={trackAdded}
              />
            ))}
          </ProductGrid>
        ) : (
          <HitCards
            hits={hits}
            type={type}
            recipeFavourite={({ id, name }) => <FavouriteButton kind="recipe" itemNo={id} name={name} />}
            onOpen={trackOpened}
          />
        )}
        <Pagination
          page={searchUrl.page + 1}
          pageCount={pageCount}
          hrefFor={(page) => formatSearchUrl({ ...executedSearch, page: page - 1 })}
        />
      </div>
    </>
  )
}
