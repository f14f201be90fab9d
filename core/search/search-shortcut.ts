/** The key and lifetime of the storage entry that switches off "/" as a shortcut for the search (WCAG 2.1.4). */
export const searchShortcutEntry = {
  key: "search-key",
  maxAgeSeconds: 5 * 365 * 86_400
} as const
