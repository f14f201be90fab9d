/** Converts to lower case without diacritics: 'Mjölk' and 'mjolk' are the same word in a search. */
export const fold = (text: string): string =>
  text.toLowerCase().replace(/æ/g, "a").replace(/ø/g, "o").replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "")

const wordPattern =
  /(\d+)(?:[.,](\d+))?(?:\s*(%|(?:kg|hg|mg|g|dl|cl|ml|l|st|p|pack)(?![\p{L}\p{N}])))?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu

const numberWord = (whole: string, decimals: string | undefined): string => {
  const significantDecimals = (decimals ?? "").replace(/0+$/, "")
  return significantDecimals === "" ? whole : `${whole}d${significantDecimals}`
}

const unitWords: Readonly<Record<string, string>> = { "%": "pct", pack: "p" }
const unitWord = (unit: string): string => unitWords[unit] ?? unit

/** Folds the text, separates '12x33' into two numbers and removes apostrophes inside words. */
const normalize = (text: string): string =>
  fold(text)
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/g, " ")
    .replace(/(?<=\p{L})['’´`](?=\p{L})/gu, "")

/** Maps 'glutenfri', 'glutenfritt' and 'glutenfria' to one form, since the stemmer treats them as different words. */
const withoutEnding = (word: string): string => word.replace(/(?<=\p{L}{3}fri)(?:tt?|a)$/u, "")

export interface Word {
  readonly text: string
  /** The number without its unit, so that '1,5' also finds '1,5 l'; null for words other than numbers with a unit. */
  readonly number: string | null
}

/** Splits a string into folded words of letters and digits, safe in any tsquery: '1,5 l' becomes '1d5l', '3%' becomes '3pct'. */
export const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...normalize(text).matchAll(wordPattern)].map(([whole, digits, decimals, unit]) => {
    if (digits === undefined) return { text: withoutEnding(whole), number: null }
    const number = numberWord(digits.slice(0, 20), decimals?.slice(0, 6))
    return unit === undefined ? { text: number, number: null } : { text: number + unitWord(unit), number }
  })

/** Returns the plural to index with a word: the stemmer mistakes 'tomat' for a participle of 'tom', but not 'tomater'. */
const plurals = (word: string): ReadonlyArray<string> => (/.{3}at$/.test(word) ? [`${word}er`] : [])

/** Returns every form of a text's words that a query may use: numbers with and without their unit, 'coca-cola' also as one word, 'tomat' also as 'tomater'. */
export const indexedWords = (text: string): ReadonlyArray<string> => {
  const joinedWords = [...fold(text).matchAll(/\p{L}+(?:[-&]\p{L}+)+/gu)].map(([compound]) =>
    compound.replace(/[-&]/g, "")
  )
  return [
    ...wordsOf(text).flatMap(({ text: word, number }) => (number === null ? [word, ...plurals(word)] : [word, number])),
    ...joinedWords
  ]
}
