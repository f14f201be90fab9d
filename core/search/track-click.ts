import { notifyClick } from "./api.ts"
import { trackSearchEvent } from "./track-search-event.ts"

/** Reports to the search service that a hit was opened (API-70). */
export const trackClick = trackSearchEvent(notifyClick)
