import { damerauLevenshtein } from "#adapters/staging/search/damerau-levenshtein.ts"

/** What is longer is no name mistyped. */
const longestName = 60

/** The known name that a mistyped one comes closest to; null when none is near. */
const nearest = (typed: string, known: ReadonlyArray<string>): string | null => {
  if (typed.length > longestName) return null
  const wanted = typed.toLowerCase()
  const [best] = known
    .map((name) => ({ name, distance: damerauLevenshtein(wanted, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(name.length, wanted.length) / 3)))
    .toSorted((a, b) => a.distance - b.distance)
  return best?.name ?? null
}

/** ' Did you mean …?' when a known name is near; else the few names there are. */
export const suggestion = (typed: string, known: ReadonlyArray<string>): string => {
  const name = nearest(typed, known)
  if (name !== null) return ` Did you mean '${name}'?`
  return known.length === 0 || known.length > 12 ? "" : ` Known here: ${known.join(", ")}.`
}
