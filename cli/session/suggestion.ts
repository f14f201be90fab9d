import damerauLevenshtein from "damerau-levenshtein"

/** Maximum length of a name; a longer string is not a mistyped name. */
const maxNameLength = 60

/** Finds the known name with the fewest differences; null when none is similar. */
const findSimilar = (typed: string, known: ReadonlyArray<string>): string | null => {
  if (typed.length > maxNameLength) return null
  const lowerCaseTyped = typed.toLowerCase()
  const [best] = known
    .map((name) => ({ name, distance: damerauLevenshtein(lowerCaseTyped, name.toLowerCase()).steps }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(name.length, lowerCaseTyped.length) / 3))
    )
    .toSorted((a, b) => a.distance - b.distance)
  return best?.name ?? null
}

/** Suggests a similar name (' Did you mean …?'), or else lists the known names when they are few. */
export const suggestion = (typed: string, known: ReadonlyArray<string>): string => {
  const name = findSimilar(typed, known)
  if (name !== null) return ` Did you mean '${name}'?`
  return known.length === 0 || known.length > 12 ? "" : ` Possible names: ${known.join(", ")}.`
}
