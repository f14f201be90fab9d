export interface Part {
  readonly text: string
  /** The shopper has written it. */
  readonly typed: boolean
  /** Where it begins. */
  readonly at: number
}

/** A pasted page makes no pattern. */
const longest = 100
const mostWords = 10

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Without case and marks, as the search reads it: 'kottfars' is 'köttfärs'. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** A text made plain, and for each place in that where it stands in the text itself; the last one is the text's end. */
const traced = (text: string): { readonly letters: string; readonly places: ReadonlyArray<number> } => {
  const places: Array<number> = []
  let letters = ""
  let at = 0
  for (const letter of text) {
    const known = plain(letter)
    letters += known
    for (let unit = 0; unit < known.length; unit++) places.push(at)
    at += letter.length
  }
  return { letters, places: [...places, at] }
}

/** A suggestion cut where one of the query's words begins or ends in it; the parts together are the suggestion. */
export const typedParts = (text: string, query: string): ReadonlyArray<Part> => {
  const words = query.split(/\s+/, mostWords).map(plain).filter((word) => word !== "" && word.length <= longest).toSorted((a, b) => b.length - a.length)
  const { letters, places } = traced(text)
  const found = words.length === 0 ? [] : [...letters.matchAll(new RegExp(words.map(escaped).join("|"), "gu"))]
  const parts: Array<Part> = []
  const cut = (until: number, typed: boolean) => {
    const at = (parts.at(-1)?.at ?? 0) + (parts.at(-1)?.text.length ?? 0)
    if (until > at) parts.push({ text: text.slice(at, until), typed, at })
  }
  for (const { index, 0: word } of found) {
    cut(places[index] ?? 0, false)
    cut(places[index + word.length] ?? 0, true)
  }
  cut(text.length, false)
  return parts
}
