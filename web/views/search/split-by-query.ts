export interface Part {
  readonly text: string
  /** Whether it matches a word of the query. */
  readonly isMatch: boolean
  /** Its position in the suggestion. */
  readonly start: number
}

// Limits of the pattern, in case a long text is pasted.
const maxWordLength = 100
const maxWordCount = 10

const escapePattern = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Removes case and diacritics, as the search does: 'kottfars' matches 'köttfärs'. */
const normalize = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** The normalized text, and the original position of each of its letters; the last position is the original's end. */
const normalizeWithPositions = (
  text: string
): { readonly letters: string; readonly positions: ReadonlyArray<number> } => {
  const positions: Array<number> = []
  let letters = ""
  let position = 0
  for (const letter of text) {
    const normalized = normalize(letter)
    letters += normalized
    for (let unit = 0; unit < normalized.length; unit++) positions.push(position)
    position += letter.length
  }
  return { letters, positions: [...positions, position] }
}

/** Splits a suggestion where the query's words begin and end; the parts joined are the suggestion. */
export const splitByQuery = (text: string, query: string): ReadonlyArray<Part> => {
  const words = query
    .split(/\s+/, maxWordCount)
    .map(normalize)
    .filter((word) => word !== "" && word.length <= maxWordLength)
    .toSorted((a, b) => b.length - a.length)
  const { letters, positions } = normalizeWithPositions(text)
  const matches = words.length === 0 ? [] : [...letters.matchAll(new RegExp(words.map(escapePattern).join("|"), "gu"))]
  const parts: Array<Part> = []
  const addPart = (end: number, { isMatch }: Pick<Part, "isMatch">) => {
    const start = (parts.at(-1)?.start ?? 0) + (parts.at(-1)?.text.length ?? 0)
    if (end > start) parts.push({ text: text.slice(start, end), isMatch, start })
  }
  for (const { index, 0: word } of matches) {
    addPart(positions[index] ?? 0, { isMatch: false })
    addPart(positions[index + word.length] ?? 0, { isMatch: true })
  }
  addPart(text.length, { isMatch: false })
  return parts
}
