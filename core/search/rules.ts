import type { SuggestionsView } from "./model.ts"

/** SEARCH-01 */
export const shortestQuery = 2
/** SEARCH-04, SEARCH-05, SEARCH-07 */
export const mostProducts = 6
export const mostOfAKind = 5
/** ms, SEARCH-02 and SEARCH-03 */
export const typingDelay = 500
export const loaderDelay = 1000
/** SEARCH-36 */
export const searchPageSize = 20

export const nothingTyped: SuggestionsView = { typed: "", hits: null, old: false, slow: false, error: null }

/** What is asked for: white space folded, at most 100 characters; null when it is too short to ask. */
export const queryOf = (typed: string): string | null => {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const text = typed.replace(/[\u0000-\u001f\u007f]/g, " ").replace(/\s+/g, " ").trim()
  const shown = [...text].slice(0, 100).join("")
  return [...shown].length < shortestQuery ? null : shown
}
