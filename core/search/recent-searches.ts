/** The entry of the device's storage that holds the most recent searches, newest first (SEARCH-14). */
export const recentSearchesEntry = {
  key: "recent-searches",
  maxCount: 5,
  maxAgeSeconds: 180 * 86_400
} as const
