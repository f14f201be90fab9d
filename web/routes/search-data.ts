import type { Store } from "#core/assortment/model.ts"
import type { Product } from "#core/catalogue/model.ts"
import { type Hits, type SearchType, searchTypes } from "#core/search/model.ts"
import type { PageData } from "./page-data.ts"
import type { SearchAddress } from "./search-address.ts"

export interface SearchData extends PageData {
  readonly address: SearchAddress
  readonly hits: Hits
  /** The kind that is shown. */
  readonly type: SearchType
  /** Of the kind that is shown. */
  readonly pages: number
  readonly failed: boolean
  /** The store that the address names: one to shop in, null where there is none such, undefined where it names none or the stores are not known. */
  readonly store: Store | null | undefined
  /** What sells best, where there are no hits to show. */
  readonly topSellers: ReadonlyArray<Product>
}

export const isFiltered = ({ filters }: SearchAddress): boolean => Object.keys(filters).length > 0

export const totalOf = ({ counts }: Hits): number => searchTypes.reduce((sum, type) => sum + counts[type], 0)
