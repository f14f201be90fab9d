import { describeCalls } from "../contract/call-docs.ts"
import type * as api from "./api.ts"

/** The API documentation of these calls. */
export const favouriteDocs = describeCalls<typeof api>({
  listFavourites: {
    tag: "favourites",
    summary: "List the customer's favourites, newest first"
  }
})
