const edge = "(?:(?<=\\p{L})(?!\\p{L})|(?<!\\p{L})(?=\\p{L}))"

/** The same pattern with word edges that know å, ä and ö; JavaScript's own see an edge at every one of them. */
export const swedish = (pattern: RegExp): RegExp => new RegExp(pattern.source.replaceAll("\\b", edge), "u")

/** The same table with such patterns, made once. */
export const swedishTable = <A>(table: ReadonlyArray<readonly [RegExp, A]>): ReadonlyArray<readonly [RegExp, A]> =>
  table.map(([pattern, value]) => [swedish(pattern), value] as const)
