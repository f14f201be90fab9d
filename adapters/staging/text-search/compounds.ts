import { compoundParts } from "./compound-parts.ts"

const minCompoundLength = 6
const minPartLength = 3

/** Returns the possible dictionary forms of a first part: unchanged, without a linking 's' ('jordgubbs|sylt') or with its final vowel restored ('appl|mos'). */
const firstForms = (firstPart: string): ReadonlyArray<string> => [
  firstPart,
  ...(firstPart.endsWith("s") ? [firstPart.slice(0, -1)] : []),
  `${firstPart}a`,
  `${firstPart}e`
]

const isKnown = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  word.length >= minPartLength && (vocabulary.has(word) || compoundParts.has(word))

/**
 * Returns the parts of a Swedish compound in lower case and without diacritics, head last: 'mellanmjolk' is 'mellan' and 'mjolk'. Both parts must be known;
 * but when no split has two known parts, a listed compound part of four letters or more at the end is returned alone: 'getmjolk' is 'mjolk'. Returns none when
 * the word is not a compound.
 */
export const partsOf = (word: string, vocabulary: ReadonlySet<string>): ReadonlyArray<string> => {
  if (word.length < minCompoundLength || /\d/.test(word)) return []
  let headOnly: ReadonlyArray<string> = []
  for (let index = minPartLength; index <= word.length - minPartLength; index++) {
    const head = word.slice(index)
    if (!isKnown(head, vocabulary)) continue
    const firstPart = firstForms(word.slice(0, index)).find((form) => isKnown(form, vocabulary))
    if (firstPart !== undefined) {
      const innerParts = partsOf(firstPart, vocabulary)
      return [...innerParts, firstPart, ...partsOf(head, vocabulary), head]
    }
    if (headOnly.length === 0 && head.length > minPartLength && compoundParts.has(head)) headOnly = [head]
  }
  return headOnly
}
