/** The shop's cookies, by their purpose. */
export const cookieNames = {
  session: "skafferi_session",
  assortment: "skafferi_assortment",
  /** Set for a day when the store selector has opened automatically (DELIV-19). */
  storeAsked: "skafferi_store_asked",
  /** Set when the API has rejected the session; the next page reports this once (TOAST-23). */
  sessionEnded: "skafferi_session_ended",
  /** The sort of product lists. */
  sortArticles: "sortArticles",
  /** The sort of recipe lists. */
  sortPrices: "sortPrices"
} as const
