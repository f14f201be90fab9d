import { notifyAddingToCart } from "./api.ts"
import { trackSearchEvent } from "./track-search-event.ts"

/** Reports to the search service that a hit was added to the cart (API-71). */
export const trackAddingToCart = trackSearchEvent(notifyAddingToCart)
