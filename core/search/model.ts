import type { Facet, Product } from "../catalogue/model.ts"

/** SEARCH-24; in tab order (SEARCH-25..30). */
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
  readonly total: number
  /** Pages of goods. */
  readonly pages: number
  /** How many hits of the kind asked for make a page. */
  readonly pageSize: number
  /** Of goods and of recipes. */
  readonly facets: ReadonlyArray<Facet>
  readonly categories: ReadonlyArray<ContentHit>
  readonly recipes: ReadonlyArray<ContentHit>
  readonly cateredMeals: ReadonlyArray<ContentHit>
  readonly contentPages: ReadonlyArray<ContentHit>
  readonly stores: ReadonlyArray<StoreHit>
  readonly counts: Readonly<Record<SearchType, number>>
  /** 'Menade du:' (SEARCH-09). */
  readonly corrections: ReadonlyArray<string>
  /** At most 5 (SEARCH-39). */
  readonly completions: ReadonlyArray<string>
}

/** The search box while something is typed. */
export interface SuggestionsView {
  /** What is in the field. */
  readonly typed: string
  /** The last answer; it stays, marked old, until the next one comes. */
  readonly hits: Hits | null
  readonly old: boolean
  /** A request is under way and has taken a second (SEARCH-03). */
  readonly slow: boolean
  /** The message of a failed request (SEARCH-23). */
  readonly error: string | null
}
