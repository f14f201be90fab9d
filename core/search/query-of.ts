import { tidyQuery } from "./rules.ts"

/** SEARCH-01 */
const shortestQuery = 2

/** Signs between words and what could not be read say nothing; '3%' is a share of fat. */
const telling = /[^\p{P}\p{Z}\ufffd]|%/gu

/** What is asked for; null when it is too short to ask. */
export const queryOf = (typed: string): string | null => {
  const query = tidyQuery(typed)
  const said = (/\d ?%/.test(query) ? query : query.replaceAll("%", "")).match(telling) ?? []
  return said.length < shortestQuery ? null : query
}
