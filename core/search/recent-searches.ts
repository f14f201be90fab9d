/** The key, maximum count and lifetime of the recent searches in the device's storage; they are stored newest first (SEARCH-14). */
export const recentSearchesEntry = {
  key: "recent-searches",
  maxCount: 5,
  maxAgeSeconds: 180 * 86_400
} as const
