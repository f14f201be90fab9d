import { sanitizeQuery } from "./rules.ts"

/** The minimum length of a query (SEARCH-01). */
const minCharacters = 2

/** Spaces, punctuation and replacement characters (U+FFFD) do not count; a percent sign after a digit does, since '3%' states the share of fat. */
const countedCharacterPattern = /[^\p{P}\p{Z}\ufffd]|%/gu

/** Normalizes a query as entered; null when it is too short to send. */
export const normalizeQuery = (input: string): string | null => {
  const query = sanitizeQuery(input)
  const countedCharacters =
    (/\d ?%/.test(query) ? query : query.replaceAll("%", "")).match(countedCharacterPattern) ?? []
  return countedCharacters.length < minCharacters ? null : query
}
