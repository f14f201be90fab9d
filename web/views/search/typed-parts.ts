export interface Part {
  readonly text: string
  /** Whether it matches a word of the query. */
  readonly typed: boolean
  /** Its start position. */
  readonly at: number
}

/** Limits of the pattern, in case a long text is pasted. */
const maxWordLength = 100
const maxWords = 10

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Without case and diacritics, as the search compares: 'kottfars' matches 'köttfärs'. */
const normalize = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The normalized text, and for each of its positions the position in the original; the last one is the original's end. */
const normalizeWithPositions = (
  text: string
): { readonly letters: string; readonly positions: ReadonlyArray<number> } => {
  const positions: Array<number> = []
  let letters = ""
  let at = 0
  for (const letter of text) {
    const known = normalize(letter)
    letters += known
    for (let unit = 0; unit < known.length; unit++) positions.push(at)
    at += letter.length
  }
  return { letters, positions: [...positions, at] }
}

/** Splits a suggestion where the query's words begin and end; joined, the parts are the suggestion. */
export const typedParts = (text: string, query: string): ReadonlyArray<Part> => {
  const words = query
    .split(/\s+/, maxWords)
    .map(normalize)
    .filter((word) => word !== "" && word.length <= maxWordLength)
    .toSorted((a, b) => b.length - a.length)
  const { letters, positions } = normalizeWithPositions(text)
  const found = words.length === 0 ? [] : [...letters.matchAll(new RegExp(words.map(escaped).join("|"), "gu"))]
  const parts: Array<Part> = []
  const cut = (until: number, typed: boolean) => {
    const at = (parts.at(-1)?.at ?? 0) + (parts.at(-1)?.text.length ?? 0)
    if (until > at) parts.push({ text: text.slice(at, until), typed, at })
  }
  for (const { index, 0: word } of found) {
    cut(positions[index] ?? 0, false)
    cut(positions[index + word.length] ?? 0, true)
  }
  cut(text.length, false)
  return parts
}
