import { sql } from "kysely"
import type { Context } from "../http/route.ts"
import { damerauLevenshtein } from "./damerau-levenshtein.ts"

interface Candidate {
  readonly asked: string
  readonly word: string
  readonly display: string
  readonly weight: number
  readonly known: boolean
}

/** Letters that may be wrong in a word of a length: one in three, at least one. */
const tolerance = (word: string): number => Math.max(1, Math.floor(word.length / 3))

const letters = (word: string): string => [...word].toSorted().join("")

/** Of two words equally far away, one that drops or swaps a letter is likelier meant than one with another letter, above all another first one. */
const unlikely = (asked: string, word: string): number =>
  (asked.length === word.length && letters(asked) !== letters(word) ? 0.3 : 0) + (asked[0] === word[0] ? 0 : 0.3)

export const mostCorrections = 3

/**
 * Other spellings of a query that nothing was found for, best first, as a shopper would write them: each unknown word is replaced by a word
 * of the shop that looks alike. Empty when every word is known or nothing comes near.
 */
export const correctionsOf = async ({ sql: database }: Context, words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<Candidate>`
    select a.asked, w.word, w.display, w.weight, w.word = a.asked as known
    from unnest(${words}::text[]) as a(asked), lateral (
      select word, display, weight from search_words where similarity(word, a.asked) > 0.2 order by similarity(word, a.asked) desc,
        weight desc limit 30
    ) w`.execute(database)
  const alternatives = words.map((asked): ReadonlyArray<string> => {
    const near = rows.filter((row) => row.asked === asked)
    const known = near.find((row) => row.known)
    if (known !== undefined) return [known.display]
    const scored = near
      .map((row) => ({ ...row, distance: damerauLevenshtein(asked, row.word) }))
      .filter((row) => row.distance <= tolerance(asked))
      .toSorted((a, b) => a.distance + unlikely(asked, a.word) - b.distance - unlikely(asked, b.word) || b.weight - a.weight)
    return scored.length === 0 ? [asked] : scored.slice(0, mostCorrections).map((row) => row.display)
  })
  const variants = Array.from({ length: mostCorrections }, (_, index) =>
    alternatives.map((options) => options[Math.min(index, options.length - 1)] ?? "").join(" ")
  )
  const asked = words.join(" ")
  return [...new Set(variants)].filter((variant) => variant !== asked && variant !== "")
}
