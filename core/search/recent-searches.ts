/** The storage entry for the last searches (SEARCH-14). */
export const recentSearches = {
  key: "recent-searches",
  maxCount: 5,
  /** In seconds. */
  maxAge: 180 * 86_400
} as const
