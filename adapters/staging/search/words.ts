/** Lower case without marks: 'Mjölk' and 'mjolk' are the same word to the search. */
export const fold = (text: string): string =>
  text.toLowerCase().replace(/æ/g, "a").replace(/ø/g, "o").replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "")

const pattern = /(\d+)(?:[.,](\d+))?(?:\s*(%|(?:kg|hg|mg|g|dl|cl|ml|l|st|p|pack)(?![\p{L}\p{N}])))?|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu

const numberWord = (whole: string, decimals: string | undefined): string => {
  const rest = (decimals ?? "").replace(/0+$/, "")
  return rest === "" ? whole : `${whole}d${rest}`
}

const unitWord = (unit: string): string => (unit === "%" ? "pct" : unit === "pack" ? "p" : unit)

/** A multiplication sign between two numbers ('12x33 cl') parts them, and so does everything that is no letter, digit or decimal sign. */
const prepared = (text: string): string =>
  fold(text)
    .replace(/(?<=\d)\s*[x×*]\s*(?=\d)/g, " ")
    .replace(/(?<=\p{L})['’´`](?=\p{L})/gu, "")

/** 'Glutenfritt bröd' and 'glutenfria frallor' are both free of it: one word for all three forms, which the stemmer keeps apart. */
const withoutEnding = (word: string): string => word.replace(/(?<=\p{L}{3}fri)(?:tt?|a)$/u, "")

export interface Word {
  readonly text: string
  /** The number alone where a unit stands with it: '1,5 l' is found by '1,5' too. */
  readonly number: string | null
}

/** Folded words of letters and digits only, safe in any query: '1,5 l' is '1d5l', '3%' is '3pct'. */
export const wordsOf = (text: string): ReadonlyArray<Word> =>
  [...prepared(text).matchAll(pattern)].map(([whole, digits, decimals, unit]) => {
    if (digits === undefined) return { text: withoutEnding(whole), number: null }
    const number = numberWord(digits.slice(0, 20), decimals?.slice(0, 6))
    return unit === undefined ? { text: number, number: null } : { text: number + unitWord(unit), number }
  })

/** The stemmer takes 'tomat' for a participle of 'tom', but not 'tomater'. */
const plurals = (word: string): ReadonlyArray<string> => (/.{3}at$/.test(word) ? [`${word}er`] : [])

/** Every form of a text's words that a query may use: numbers with and without their unit, 'coca-cola' also as one word, 'tomat' also as 'tomater'. */
export const indexedWords = (text: string): ReadonlyArray<string> => {
  const joined = [...fold(text).matchAll(/\p{L}+(?:[-&]\p{L}+)+/gu)].map(([compound]) => compound.replace(/[-&]/g, ""))
  return [...wordsOf(text).flatMap(({ text: word, number }) => (number === null ? [word, ...plurals(word)] : [word, number])), ...joined]
}
