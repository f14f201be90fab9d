/** The shop's cookies, by their purpose. */
export const cookieNames = {
  session: "skafferi_session",
  assortment: "skafferi_assortment",
  /** Set for a day when the store selector has opened automatically (DELIV-19). */
  storeAsked: "skafferi_store_asked",
  /** Set when the API has rejected the session; the next page reports this once (TOAST-23). */
  sessionEnded: "skafferi_session_ended",
  /** The sort of product lists. */
  sortProducts: "sortArticles",
  /** The sort of recipe lists. */
  sortRecipes: "sortPrices"
} as const
