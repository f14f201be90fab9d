import { wordsOf } from "../text-search/words.ts"

const minPartLength = 3
const maxCompoundLength = 24
const maxWordsToJoin = 4

const splitAtSpaces = (query: string): ReadonlyArray<string> => query.split(/\s+/).filter((word) => word !== "")

/** Joins adjacent words: 'kaffe filter' becomes 'kaffefilter'. */
const joinWords = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (words.length > maxWordsToJoin) return []
  return words.slice(1).flatMap((word, index) => {
    const previous = words[index] ?? ""
    if (Math.min(previous.length, word.length) < minPartLength) return []
    return [[...words.slice(0, index), `${previous}${word}`, ...words.slice(index + 2)].join(" ")]
  })
}

/** Splits one word at every possible position: of 'vaniljglass' only 'vanilj glass' will have hits. */
const splitWord = (word: string): ReadonlyArray<string> => {
  if (word.length < 2 * minPartLength || word.length > maxCompoundLength || !/^[\p{L}\p{M}]+$/u.test(word)) return []
  const positions = Array.from({ length: word.length - 2 * minPartLength + 1 }, (_, index) => index + minPartLength)
  return positions.map((position) => `${word.slice(0, position)} ${word.slice(position)}`)
}

/** Returns the query with words joined or split, for queries without hits. */
export const queriesWithOtherSpacing = (query: string): ReadonlyArray<string> => {
  const words = splitAtSpaces(query)
  return words.length === 1 ? splitWord(query.trim()) : joinWords(words)
}

/** A word for a diet; the group is its base form. */
const dietPattern = /^(\p{L}{3,}fri|vegan|vego|eko|krav|(?:vegan|vegetari|ekologi)sk)(?:(?<=sk)[at])?$/u

/** Returns the diet words of a query in their base form: 'ekologiska' becomes 'ekologisk'. */
const dietsOf = (query: string): ReadonlyArray<string> =>
  wordsOf(query).flatMap(({ text }) => dietPattern.exec(text)?.[1] ?? [])

/** Creates a check whether a correction keeps all diet words, because a search for lactose-free products must not fall back to others. */
export const preservesDiets = (query: string): ((correction: string) => boolean) => {
  const diets = dietsOf(query)
  return (correction) => diets.every((word) => dietsOf(correction).includes(word))
}

/** Returns the query without its first word (in Swedish the noun comes last), then without its last one; not the queries that lose a diet word. */
export const queriesWithFewerWords = (query: string): ReadonlyArray<string> => {
  const words = splitAtSpaces(query)
  return words.length === 1
    ? []
    : [words.slice(1).join(" "), words.slice(0, -1).join(" ")].filter(preservesDiets(query))
}
