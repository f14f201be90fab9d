import damerauLevenshtein from "damerau-levenshtein"

/** The maximum length of a name; a longer string is not a mistyped name. */
const maxNameLength = 60

/** Finds the known name with the fewest differences; null when none is similar. */
const findSimilar = (input: string, knownNames: ReadonlyArray<string>): string | null => {
  if (input.length > maxNameLength) return null
  const lowerCaseInput = input.toLowerCase()
  const [nearest] = knownNames
    .map((name) => ({ name, distance: damerauLevenshtein(lowerCaseInput, name.toLowerCase()).steps }))
    .filter(
      ({ name, distance }) => distance <= Math.max(1, Math.floor(Math.max(name.length, lowerCaseInput.length) / 3))
    )
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.name ?? null
}

/** Suggests a similar name (' Did you mean …?'), or else lists the known names when they are few. */
export const suggestion = (input: string, knownNames: ReadonlyArray<string>): string => {
  const name = findSimilar(input, knownNames)
  if (name !== null) return ` Did you mean '${name}'?`
  return knownNames.length === 0 || knownNames.length > 12 ? "" : ` Possible names: ${knownNames.join(", ")}.`
}
