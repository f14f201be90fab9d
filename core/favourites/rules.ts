import { type Favourite, type FavouriteItem, type FavouritesState, noFavourites } from "./model.ts"

/** The key of an item's change. */
export const favouriteKey = ({ kind, itemNo }: FavouriteItem): string => `${kind}:${itemNo}`

const storedFavourite = ({ lists }: FavouritesState, { kind, itemNo }: FavouriteItem): Favourite | undefined =>
  lists?.[kind].find((favourite) => favourite.itemNo === itemNo)

/** Whether a change of the item is under way. */
export const isPending = ({ changes }: FavouritesState, item: FavouriteItem): boolean =>
  changes[favouriteKey(item)]?.status === "requested"

/** Whether the item is shown as a favourite: as requested while a change is under way, and as stored after it has failed (FAV-08). */
export const isFavourite = (state: FavouritesState, item: FavouriteItem): boolean => {
  const change = state.changes[favouriteKey(item)]
  return change?.status === "requested" ? change.favourite : storedFavourite(state, item) !== undefined
}

/** The id by which the API removes the item; undefined when it is not a favourite. */
export const favouriteId = (state: FavouritesState, item: FavouriteItem): string | undefined =>
  storedFavourite(state, item)?.id

export const withChangeRequested = (
  state: FavouritesState,
  item: FavouriteItem,
  favourite: boolean
): FavouritesState => ({
  ...state,
  changes: { ...state.changes, [favouriteKey(item)]: { status: "requested", favourite } }
})

export const withChangeFailed = (state: FavouritesState, item: FavouriteItem): FavouritesState => {
  const change = state.changes[favouriteKey(item)]
  if (change === undefined) return state
  return { ...state, changes: { ...state.changes, [favouriteKey(item)]: { ...change, status: "failed" } } }
}

const withoutChange = ({ changes }: FavouritesState, item: FavouriteItem): FavouritesState["changes"] =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => key !== favouriteKey(item)))

/** Stores a received change: `stored` is the new favourite, or null when the item has been removed. */
export const withChangeReceived = (
  state: FavouritesState,
  item: FavouriteItem,
  stored: Favourite | null
): FavouritesState => {
  const { lists } = state
  const others = lists?.[item.kind].filter(({ itemNo }) => itemNo !== item.itemNo) ?? []
  return {
    ...state,
    received: state.received + 1,
    lists: lists === null ? null : { ...lists, [item.kind]: stored === null ? others : [stored, ...others] },
    changes: withoutChange(state, item)
  }
}

/** The state for the next customer, who has other favourites. */
export const withoutFavourites = ({ generation }: FavouritesState): FavouritesState => ({
  ...noFavourites,
  generation: generation + 1
})
