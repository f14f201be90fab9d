import { foodStems } from "./food-stems.ts"

const shortestCompound = 6
const shortestPart = 3

/** Endings that join two parts: 'jordgubbs|sylt', 'kycklings|…'; and vowels that the first part loses or gains: 'apple|mos', 'flingor'. */
const firstForms = (first: string): ReadonlyArray<string> => [first, ...(first.endsWith("s") ? [first.slice(0, -1)] : []), `${first}a`, `${first}e`]

const isKnown = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  word.length >= shortestPart && (vocabulary.has(word) || foodStems.has(word))

/**
 * The parts of a folded Swedish compound, head last: 'mellanmjolk' is 'mellan' and 'mjolk'. Both parts must be words; an unknown first part is
 * accepted before a food word of four letters or more ('skummjolk'). Empty for what is no compound.
 */
export const partsOf = (word: string, vocabulary: ReadonlySet<string>): ReadonlyArray<string> => {
  if (word.length < shortestCompound || /\d/.test(word)) return []
  let loose: ReadonlyArray<string> = []
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const head = word.slice(at)
    if (!isKnown(head, vocabulary)) continue
    const known = firstForms(word.slice(0, at)).find((form) => isKnown(form, vocabulary))
    if (known !== undefined) {
      const inner = partsOf(known, vocabulary)
      return [...inner, known, ...partsOf(head, vocabulary), head]
    }
    if (loose.length === 0 && head.length > shortestPart && foodStems.has(head)) loose = [head]
  }
  return loose
}
