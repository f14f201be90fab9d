import { pageSize } from "#core/catalogue/listing.ts"
import { searchTypes } from "#core/search/model.ts"
import { filtersOf } from "#core/search/rules.ts"
import { ListTools, type SortName } from "#web/features/catalogue/ListTools.tsx"
import { NothingLeft } from "#web/features/catalogue/NothingLeft.tsx"
import { ProductTile } from "#web/features/catalogue/ProductTile.tsx"
import { HitCards } from "#web/features/search/HitCards.tsx"
import { searchHref } from "#web/features/search/search-href.ts"
import { useHitReports } from "#web/features/search/use-hit-reports.ts"
import { Pagination } from "#web/kit/Pagination.tsx"
import { ProductGrid } from "#web/kit/ProductGrid.tsx"
import { TabLinks } from "#web/kit/TabLinks.tsx"
import * as text from "#web/text/listing.ts"
import { kinds } from "#web/text/search.ts"
import { noneLeft } from "#web/text/search-page.ts"
import { narrowedHref, searchAddressOf } from "./search-address.ts"
import type { SearchData } from "./search-data.ts"
import styles from "./search.module.css"
import { useAsked } from "./use-asked.ts"

const recipeSorts: ReadonlyArray<SortName> = ["relevance", "p_name", "p_name_desc", "p_price", "p_price_desc"]

/** The hits of one kind, and the ways to the others, to fewer of them and to the next page. */
export const SearchResults = ({ address, hits, type, pages }: SearchData) => {
  // What is narrowed down or leafed through is the search that found something.
  const found = { ...address, query: hits.corrections[0] ?? address.query, type: address.type ?? (type === "product" ? null : type) }
  const next = useAsked(address, searchAddressOf)
  const asked = searchHref({ ...next, page: 0 }) === searchHref({ ...found, page: 0 }) ? next : address
  const { opened, added } = useHitReports(address.query)
  const names = filtersOf(type)
  const left = hits.counts[type]
  return (
    <>
      <TabLinks
        label={text.filterNames.Type}
        selected={type}
        tabs={searchTypes.map((id) => ({ id, label: kinds[id], count: hits.counts[id], href: searchHref({ query: found.query, store: found.store, type: id }) }))}
      />
      <div className={styles.results}>
        {names.length > 0 && (
          <ListTools
            listing={asked}
            facets={hits.facets.filter(({ name }) => names.some((filter) => filter === name))}
            hrefOf={({ sort, filters }) => narrowedHref({ ...found, page: 0, sort, filters })}
            {...(type === "recipe" ? { sorts: recipeSorts } : {})}
          />
        )}
        {left === 0 ? (
          <NothingLeft href={narrowedHref({ ...found, page: 0, filters: {} })}>
            <p>{noneLeft}</p>
          </NothingLeft>
        ) : type === "product" ? (
          <ProductGrid label={kinds.product}>
            {hits.products.map((product, index) => <ProductTile key={product.id} product={product} heading="h2" eager={index < pageSize / 4} onOpen={opened} onAdd={added} />)}
          </ProductGrid>
        ) : (
          <HitCards hits={hits} type={type} onOpen={opened} />
        )}
        <Pagination page={address.page + 1} pages={pages} hrefFor={(page) => narrowedHref({ ...found, page: page - 1 })} />
      </div>
    </>
  )
}
