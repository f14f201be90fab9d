import { type Favourite, type FavouriteItem, type FavouritesState, noFavourites } from "./model.ts"
import { favouriteKey } from "./rules.ts"

export const withPendingChange = (
  state: FavouritesState,
  item: FavouriteItem,
  isFavourite: boolean
): FavouritesState => ({
  ...state,
  changes: { ...state.changes, [favouriteKey(item)]: { status: "pending", isFavourite } }
})

export const withFailedChange = (state: FavouritesState, item: FavouriteItem): FavouritesState => {
  const change = state.changes[favouriteKey(item)]
  if (change === undefined) return state
  return { ...state, changes: { ...state.changes, [favouriteKey(item)]: { ...change, status: "failed" } } }
}

const changesWithout = ({ changes }: FavouritesState, item: FavouriteItem): FavouritesState["changes"] =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => key !== favouriteKey(item)))

/** Applies a confirmed change to the lists: `storedFavourite` is the new favourite, or null when the item has been removed. */
export const withConfirmedChange = (
  state: FavouritesState,
  item: FavouriteItem,
  storedFavourite: Favourite | null
): FavouritesState => {
  const { lists } = state
  const others = lists?.[item.kind].filter(({ itemNo }) => itemNo !== item.itemNo) ?? []
  return {
    ...state,
    confirmedChangeCount: state.confirmedChangeCount + 1,
    lists:
      lists === null
        ? null
        : { ...lists, [item.kind]: storedFavourite === null ? others : [storedFavourite, ...others] },
    changes: changesWithout(state, item)
  }
}

/** The state for the next customer, who has other favourites. */
export const withoutFavourites = ({ generation }: FavouritesState): FavouritesState => ({
  ...noFavourites,
  generation: generation + 1
})
