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

/** Words looked up in one query: a sentence of made-up ones costs no more than a search. */
const mostMisspelt = 3
/** Words of the shop that are compared letter by letter with one of them. */
const mostCandidates = 30
/** The share of three-letter pieces in common that `%` asks for. */
const leastAlike = "0.2"

/** The words that the shop has, as they stand, and for the first of those that it has not what looks alike. */
const candidatesFor = ({ sql: database }: Context, words: ReadonlyArray<string>): Promise<ReadonlyArray<Candidate>> =>
  database.transaction().execute(async (transaction) => {
    // Comparing words takes longer than the planner believes: it would read them all instead of the index.
    await sql`select set_config('pg_trgm.similarity_threshold', ${leastAlike}, true), set_config('enable_seqscan', 'off', true)`.execute(transaction)
    const { rows } = await sql<Candidate>`
      with asked as (
        select asked, no, exists (select from search_words where word = asked) as known from unnest(${words}::text[]) with ordinality as a(asked, no)
      ), misspelt as (
        select asked from asked where not known group by asked order by min(no) limit ${mostMisspelt}
      )
      select asked, word, display, weight, known from asked join search_words on word = asked
      union all
      select m.asked, w.word, w.display, w.weight, false from misspelt m, lateral (
        select word, display, weight from search_words where word % m.asked order by similarity(word, m.asked) desc, weight desc limit ${mostCandidates}
      ) w`.execute(transaction)
    return rows
  })

/**
 * Other spellings of a query that nothing was found for, best first, as a shopper would write them: each unknown word is replaced by a word
 * of the shop that looks alike. Empty when every word is known or nothing comes near.
 */
export const correctionsOf = async (context: Context, words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const rows = await candidatesFor(context, words)
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
