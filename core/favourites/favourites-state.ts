import { defineState } from "../kernel/state.ts"
import { type FavouritesState, noFavourites } from "./model.ts"

/** The customer's favourites with the changes under way (ENTITY-12). */
export const favouritesState = defineState<FavouritesState>("favourites", noFavourites, { serialized: true })
