import type { SuggestionsView } from "./model.ts"

/** SEARCH-01 */
export const shortestQuery = 2
/** SEARCH-04, SEARCH-05, SEARCH-07 */
export const mostProducts = 6
export const mostOfAKind = 5
/** SEARCH-13 */
export const mostPopular = 5
/** ms, SEARCH-02 and SEARCH-03 */
export const typingDelay = 500
export const loaderDelay = 1000
/** SEARCH-36 */
export const searchPageSize = 20

export const nothingTyped: SuggestionsView = { typed: "", hits: null, old: false, slow: false, error: null }

/**
 * What is asked for: white space folded, at most 100 characters, nothing that cannot be seen or sent (control and direction marks, halves of
 * characters); null when it is too short to ask. What joins emoji stays.
 */
export const queryOf = (typed: string): string | null => {
  const text = typed.replace(/[\p{Cc}\p{Cs}]/gu, " ").replace(/[^\P{Cf}\u200d]/gu, "").replace(/\s+/g, " ").trim()
  const shown = [...text].slice(0, 100).join("").trimEnd()
  return [...shown].length < shortestQuery ? null : shown
}
