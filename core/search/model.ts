import type { Facet, Product } from "../catalogue/model.ts"

/** The search types (SEARCH-24), in the order of the tabs on the search page (SEARCH-25..30). */
export const searchTypes = ["product", "cateredmeal", "recipe", "category", "store", "page"] as const
export type SearchType = (typeof searchTypes)[number]

export const isSearchType = (text: string | null): text is SearchType => searchTypes.some((type) => type === text)

export interface ContentHit {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly parentName: string | null
  readonly picture: { readonly url: string; readonly alt: string } | null
}

export interface StoreHit {
  readonly name: string
  readonly url: string
  readonly storeNumber: string
  readonly streetAddress: string
  readonly city: string
}

export interface Hits {
  readonly query: string
  readonly products: ReadonlyArray<Product>
  /** The number of products on all pages. */
  readonly total: number
  /** Number of pages of products. */
  readonly pageCount: number
  /** Page size of the requested search type. */
  readonly pageSize: number
  /** The facets of products and recipes. */
  readonly facets: ReadonlyArray<Facet>
  readonly categories: ReadonlyArray<ContentHit>
  readonly recipes: ReadonlyArray<ContentHit>
  readonly cateredMeals: ReadonlyArray<ContentHit>
  readonly contentPages: ReadonlyArray<ContentHit>
  readonly stores: ReadonlyArray<StoreHit>
  /** The number of hits of each type. */
  readonly counts: Readonly<Record<SearchType, number>>
  /** Suggested spellings, shown as 'Menade du:' (SEARCH-09). */
  readonly corrections: ReadonlyArray<string>
  /** At most 5 suggested queries (SEARCH-39). */
  readonly completions: ReadonlyArray<string>
}

/** State of the search suggestions while the user types. */
export interface SuggestionsState {
  /** The field's value. */
  readonly input: string
  /** The last response, which stays visible until the next one, a failure or a query that is too short. */
  readonly hits: Hits | null
  /** Whether the hits belong to an earlier query. */
  readonly stale: boolean
  /** Whether a request has been pending for more than a second (SEARCH-03). */
  readonly slow: boolean
  /** The message of a failed request (SEARCH-23). */
  readonly error: string | null
}
