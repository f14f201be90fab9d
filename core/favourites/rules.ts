import type { Favourite, FavouriteItem, FavouritesState } from "./model.ts"

/** The key of an item's change. */
export const favouriteKey = ({ kind, itemNo }: FavouriteItem): string => `${kind}:${itemNo}`

const findStoredFavourite = ({ lists }: FavouritesState, { kind, itemNo }: FavouriteItem): Favourite | undefined =>
  lists?.[kind].find((favourite) => favourite.itemNo === itemNo)

/** Whether a change of the item is under way. */
export const isPending = ({ changes }: FavouritesState, item: FavouriteItem): boolean =>
  changes[favouriteKey(item)]?.status === "pending"

/** Whether the item is shown as a favourite: as changed while the change is pending, and as the API has stored it after the change has failed (FAV-08). */
export const isFavourite = (state: FavouritesState, item: FavouriteItem): boolean => {
  const change = state.changes[favouriteKey(item)]
  return change?.status === "pending" ? change.isFavourite : findStoredFavourite(state, item) !== undefined
}

/** The id by which the API removes the item; undefined when it is not a favourite. */
export const favouriteId = (state: FavouritesState, item: FavouriteItem): string | undefined =>
  findStoredFavourite(state, item)?.id
