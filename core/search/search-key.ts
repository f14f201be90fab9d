/** The storage entry that switches off "/" as a shortcut for the search (WCAG 2.1.4). */
export const searchKey = {
  key: "search-key",
  /** In seconds. */
  maxAge: 5 * 365 * 86_400
} as const
