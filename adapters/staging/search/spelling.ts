import damerauLevenshtein from "damerau-levenshtein"
import { Schema } from "effect"
import { sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import type { Context } from "../http/route.ts"

const Candidate = Schema.Struct({
  query_word: Schema.String,
  word: Schema.String,
  display: Schema.String,
  weight: Schema.Finite,
  known: Schema.Boolean
})
type Candidate = typeof Candidate.Type
const readCandidates = rowReader(Candidate)

/** Returns the maximum edit distance for a word: one letter in three, at least one. */
const maxDistance = (word: string): number => Math.max(1, Math.floor(word.length / 3))

const sortedLetters = (word: string): string => [...word].toSorted().join("")

/** Breaks ties of the edit distance: a dropped or swapped letter is likelier than a replaced one, a replaced first letter least likely. */
const tieBreakPenalty = (queryWord: string, word: string): number =>
  (queryWord.length === word.length && sortedLetters(queryWord) !== sortedLetters(word) ? 0.3 : 0) +
  (queryWord[0] === word[0] ? 0 : 0.3)

export const maxCorrections = 3

/** The maximum number of misspelt words that are corrected in a query, which limits the cost of long nonsense queries. */
const maxMisspeltWords = 3
/** The maximum number of candidates per misspelt word whose edit distance is computed. */
const maxCandidates = 30
/** The trigram similarity that the `%` operator requires. */
const similarityThreshold = "0.2"

/** Finds the known words, and similar words for the first few unknown ones. */
const findCandidates = (
  { database }: Pick<Context, "database">,
  words: ReadonlyArray<string>
): Promise<ReadonlyArray<Candidate>> =>
  database.transaction().execute(async (transaction) => {
    // The planner underestimates the cost of similarity and would scan all words instead of using the index.
    await sql`select set_config('pg_trgm.similarity_threshold', ${similarityThreshold}, true), set_config('enable_seqscan', 'off', true)`.execute(
      transaction
    )
    return readCandidates(
      transaction,
      sql`
      with query_words as (
        select query_word, no, exists (select from search_words where word = query_word) as known from unnest(${words}::text[]) with ordinality as a(query_word, no)
      ), misspelt as (
        select query_word from query_words where not known group by query_word order by min(no) limit ${maxMisspeltWords}
      )
      select query_word, word, display, weight, known from query_words join search_words on word = query_word
      union all
      select m.query_word, w.word, w.display, w.weight, false from misspelt m, lateral (
        select word, display, weight from search_words where word % m.query_word order by similarity(word, m.query_word) desc, weight desc limit ${maxCandidates}
      ) w`
    )
  })

/**
 * Finds corrections of a query without hits, the best first, in normal spelling with å, ä and ö: each unknown word is replaced by a similar word
 * of the shop. Returns none when no word changes.
 */
export const findCorrections = async (
  context: Pick<Context, "database">,
  words: ReadonlyArray<string>
): Promise<ReadonlyArray<string>> => {
  const rows = await findCandidates(context, words)
  const alternatives = words.map((queryWord): ReadonlyArray<string> => {
    const candidates = rows.filter((row) => row.query_word === queryWord)
    const knownWord = candidates.find((row) => row.known)
    if (knownWord !== undefined) return [knownWord.display]
    const scoredCandidates = candidates
      .map((row) => ({ ...row, distance: damerauLevenshtein(queryWord, row.word).steps }))
      .filter((row) => row.distance <= maxDistance(queryWord))
      .toSorted(
        (a, b) =>
          a.distance + tieBreakPenalty(queryWord, a.word) - b.distance - tieBreakPenalty(queryWord, b.word) ||
          b.weight - a.weight
      )
    return scoredCandidates.length === 0
      ? [queryWord]
      : scoredCandidates.slice(0, maxCorrections).map((row) => row.display)
  })
  const variants = Array.from({ length: maxCorrections }, (_, index) =>
    alternatives.map((options) => options[Math.min(index, options.length - 1)] ?? "").join(" ")
  )
  const query = words.join(" ")
  return [...new Set(variants)].filter((variant) => variant !== query && variant !== "")
}
