import { wordsOf } from "./words.ts"

const shortestPart = 3
/** What is longer was not typed as one word of a shop. */
const longestCompound = 24
const mostJoined = 4

const piecesOf = (query: string): ReadonlyArray<string> => query.split(/\s+/).filter((piece) => piece !== "")

/** Neighbours written as one word: 'kaffe filter' is 'kaffefilter'. */
const joined = (pieces: ReadonlyArray<string>): ReadonlyArray<string> =>
  pieces.length > mostJoined
    ? []
    : pieces.slice(1).flatMap((piece, at) => {
        const before = pieces[at] ?? ""
        return Math.min(before.length, piece.length) < shortestPart ? [] : [[...pieces.slice(0, at), `${before}${piece}`, ...pieces.slice(at + 2)].join(" ")]
      })

/** One word written as two, wherever it may part: of 'vaniljglass' only 'vanilj glass' has hits. */
const parted = (piece: string): ReadonlyArray<string> => {
  if (piece.length < 2 * shortestPart || piece.length > longestCompound || !/^[\p{L}\p{M}]+$/u.test(piece)) return []
  const places = Array.from({ length: piece.length - 2 * shortestPart + 1 }, (_, index) => index + shortestPart)
  return places.map((at) => `${piece.slice(0, at)} ${piece.slice(at)}`)
}

/** The same words with other blanks between them; for a query that nothing was found for. */
export const rewordings = (query: string): ReadonlyArray<string> => {
  const pieces = piecesOf(query)
  return pieces.length === 1 ? parted(query.trim()) : joined(pieces)
}

/** What somebody may have to avoid or will not eat. */
const diet = /^\p{L}{3,}fri$|^(?:vegan|(?:vegan|vegetari|ekologi)sk[at]?|vego|eko|krav)$/u

/** In one form each: 'ekologiska' is 'ekologisk'. */
const dietsOf = (query: string): ReadonlyArray<string> =>
  wordsOf(query)
    .map(({ text }) => text)
    .filter((word) => diet.test(word))
    .map((word) => word.replace(/(?<=sk)[at]$/, ""))

/** Whoever asks for goods without lactose is never shown others in their place. */
export const keepsDiets = (query: string): (other: string) => boolean => {
  const diets = dietsOf(query)
  return (other) => diets.every((word) => dietsOf(other).includes(word))
}

/** Of words that are nowhere together: without the first, for what is bought stands last in Swedish, then without the last. */
export const fewerWords = (query: string): ReadonlyArray<string> => {
  const pieces = piecesOf(query)
  return pieces.length === 1 ? [] : [pieces.slice(1).join(" "), pieces.slice(0, -1).join(" ")].filter(keepsDiets(query))
}
