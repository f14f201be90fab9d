export type FavouriteKind = "product" | "recipe"

/** A product or recipe that a customer can mark as a favourite. */
export interface FavouriteItem {
  readonly kind: FavouriteKind
  /** The product's or the recipe's id. */
  readonly itemNo: string
}

/** A favourite as the API has stored it. */
export interface Favourite {
  readonly id: string
  readonly itemNo: string
}

/** A change that the API has not confirmed; it is removed from the state when it is confirmed (FAV-06, FAV-07). */
export interface FavouriteChange {
  readonly status: "pending" | "failed"
  /** Whether the item is a favourite once the change is confirmed. */
  readonly isFavourite: boolean
}

/** The customer's favourites, newest first. */
export type FavouriteLists = Readonly<Record<FavouriteKind, ReadonlyArray<Favourite>>>

export interface FavouritesState {
  /** null until they are loaded. */
  readonly lists: FavouriteLists | null
  /** Changes by `favouriteKey`. */
  readonly changes: Readonly<Record<string, FavouriteChange>>
  /** How many changes have been confirmed: a list that was requested before the last confirmation may be outdated. */
  readonly confirmedChangeCount: number
  /** Incremented when another customer takes over: a response for an earlier generation belongs to another customer. */
  readonly generation: number
}

export const noFavourites: FavouritesState = { lists: null, changes: {}, confirmedChangeCount: 0, generation: 0 }
