import type { Store } from "#core/assortment/model.ts"
import type { Product } from "#core/catalogue/model.ts"
import { type Hits, type SearchType, searchTypes } from "#core/search/model.ts"
import type { PageData } from "./page-data.ts"
import type { SearchUrl } from "./search-url.ts"

export interface SearchData extends PageData {
  readonly searchUrl: SearchUrl
  readonly hits: Hits
  /** The type of the visible hits. */
  readonly type: SearchType
  /** The number of pages with hits of that type. */
  readonly pageCount: number
  readonly failed: boolean
  /** The store in the URL; null when it cannot be selected, undefined when the URL names none or the stores could not be loaded. */
  readonly store: Store | null | undefined
  /** Shown when there are no hits. */
  readonly topSellers: ReadonlyArray<Product>
}

export const isFiltered = ({ filters }: SearchUrl): boolean => Object.keys(filters).length > 0

/** The number of hits of all types. */
export const hitCountOf = ({ counts }: Hits): number => searchTypes.reduce((sum, type) => sum + counts[type], 0)
