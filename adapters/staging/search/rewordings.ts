import { wordsOf } from "../text-search/words.ts"

const minPartLength = 3
const maxCompoundLength = 24
const maxWordsToJoin = 4

const piecesOf = (query: string): ReadonlyArray<string> => query.split(/\s+/).filter((piece) => piece !== "")

/** Joins adjacent words: 'kaffe filter' becomes 'kaffefilter'. */
const joins = (pieces: ReadonlyArray<string>): ReadonlyArray<string> =>
  pieces.length > maxWordsToJoin
    ? []
    : pieces.slice(1).flatMap((piece, at) => {
        const before = pieces[at] ?? ""
        return Math.min(before.length, piece.length) < minPartLength
          ? []
          : [[...pieces.slice(0, at), `${before}${piece}`, ...pieces.slice(at + 2)].join(" ")]
      })

/** Splits one word at every possible position: of 'vaniljglass' only 'vanilj glass' will have hits. */
const splits = (piece: string): ReadonlyArray<string> => {
  if (piece.length < 2 * minPartLength || piece.length > maxCompoundLength || !/^[\p{L}\p{M}]+$/u.test(piece)) return []
  const positions = Array.from({ length: piece.length - 2 * minPartLength + 1 }, (_, index) => index + minPartLength)
  return positions.map((at) => `${piece.slice(0, at)} ${piece.slice(at)}`)
}

/** Returns the query with other word boundaries, for queries without hits. */
export const rewordings = (query: string): ReadonlyArray<string> => {
  const pieces = piecesOf(query)
  return pieces.length === 1 ? splits(query.trim()) : joins(pieces)
}

/** Words for what a shopper avoids or does not eat. */
const diet = /^\p{L}{3,}fri$|^(?:vegan|(?:vegan|vegetari|ekologi)sk[at]?|vego|eko|krav)$/u

/** Returns the diet words of a query in their base form: 'ekologiska' becomes 'ekologisk'. */
const dietsOf = (query: string): ReadonlyArray<string> =>
  wordsOf(query)
    .map(({ text }) => text)
    .filter((word) => diet.test(word))
    .map((word) => word.replace(/(?<=sk)[at]$/, ""))

/** Whether a correction keeps all diet words: a search for lactose-free products never falls back to others. */
export const keepsDiets = (query: string): ((other: string) => boolean) => {
  const diets = dietsOf(query)
  return (other) => diets.every((word) => dietsOf(other).includes(word))
}

/** Returns the query without its first word (in Swedish the noun comes last), then without its last one. */
export const fewerWords = (query: string): ReadonlyArray<string> => {
  const pieces = piecesOf(query)
  return pieces.length === 1 ? [] : [pieces.slice(1).join(" "), pieces.slice(0, -1).join(" ")].filter(keepsDiets(query))
}
