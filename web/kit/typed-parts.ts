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

/** A suggestion cut where one of the query's words begins or ends in it; the parts together are the suggestion. */
export const typedParts = (text: string, query: string): ReadonlyArray<Part> => {
  const words = query.split(/\s+/, mostWords).filter((word) => word !== "" && word.length <= longest).toSorted((a, b) => b.length - a.length)
  if (words.length === 0) return text === "" ? [] : [{ text, typed: false, at: 0 }]
  let at = 0
  return text
    .split(new RegExp(`(${words.map(escaped).join("|")})`, "iu"))
    .map((part, index) => ({ text: part, typed: index % 2 === 1, at: (at += part.length) - part.length }))
    .filter((part) => part.text !== "")
}
