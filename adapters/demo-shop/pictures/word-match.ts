const wordBoundary = "(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))"

/** Replaces \\b with a Unicode word boundary, since JavaScript's own does not count å, ä and ö as letters. */
export const withUnicodeWordBoundary = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll("\\b", wordBoundary), "u")

/** Applies `withUnicodeWordBoundary` to all patterns of a table. */
export const withUnicodeWordBoundaries = <A>(
  table: ReadonlyArray<readonly [RegExp, A]>
): ReadonlyArray<readonly [RegExp, A]> =>
  table.map(([pattern, value]) => [withUnicodeWordBoundary(pattern), value] as const)
