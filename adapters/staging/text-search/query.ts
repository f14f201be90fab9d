import { type RawBuilder, sql } from "kysely"
import { cutText } from "../database/storable-text.ts"
import { fold, wordsOf } from "./words.ts"

/** The maximum length of a query; longer ones are cut. */
const maxQueryLength = 200
const maxWords = 10

export interface Match {
  /** A condition on products `p`. */
  readonly where: RawBuilder<unknown>
  /** Higher is better: an exact name, then relevance, then popularity. */
  readonly rank: RawBuilder<unknown>
  readonly words: ReadonlyArray<string>
}

export const trimmedQuery = (query: string): string => cutText(query.replaceAll("\0", " "), maxQueryLength).trim()

/** 13 or 14 digits are a GTIN; leading zeros of 14 digits may be padding (SEARCH-18). */
const parseGtin = (query: string): string | null => (/^\d{13,14}$/.test(query) ? query : null)

/** Replaces 'mjölkfri' with 'vegan', since as an indexed word it would match every search for 'mjölk'. */
const replaceSynonym = (word: string): string => (word === "mjolkfri" ? "vegan" : word)

/** Wraps an expression in a subselect, so that Postgres evaluates it once per statement and not once per row. */
const evaluateOnce = (expression: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${expression})`

const wholeWordsQueryOf = (words: ReadonlyArray<string>): RawBuilder<unknown> =>
  evaluateOnce(sql`to_tsquery('skafferi', ${words.join(" & ")})`)

/**
 * The full-text query for words: all of them, the last one also as a prefix. `prefixWeight` limits the prefix to lexemes of that weight.
 * Words are letters and digits only.
 */
export const textQuery = (words: ReadonlyArray<string>, prefixWeight: "A" | "" = ""): RawBuilder<unknown> => {
  const lastWord = words.at(-1) ?? ""
  const earlierWords = words.slice(0, -1)
  const lastWordQuery = sql`(to_tsquery('skafferi', ${lastWord}) || to_tsquery('simple', ${`${lastWord}:*${prefixWeight}`}))`
  return evaluateOnce(
    earlierWords.length === 0
      ? lastWordQuery
      : sql`(to_tsquery('skafferi', ${earlierWords.join(" & ")}) && ${lastWordQuery})`
  )
}

/** Casts a number, which would otherwise be of type numeric; numeric arithmetic for every hit takes a sixth of a search's time. */
const score = (value: number): RawBuilder<unknown> => sql`${sql.lit(value)}::float8`

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Boosts names with the query's diacritics: 'lök' also finds 'Loka' (both start with 'lok' when folded), but ranks it lower. */
const diacriticsScore = (query: string): RawBuilder<unknown> => {
  const lower = query.toLowerCase()
  if (lower === fold(query)) return score(0)
  return sql`case when position(${lower} in p.name) > 0 or position(${capitalized(lower)} in p.name) > 0 then ${score(0.5)} else ${score(0)} end`
}

/** Returns a word and its possible singulars: 'citroner' and 'citron', 'gurkor' and 'gurka', 'applen' and 'apple'. */
const singulars = (word: string): ReadonlyArray<string> => {
  if (word.length < 5) return [word]
  if (/[ae]r$/.test(word)) return [word, word.slice(0, -2)]
  if (word.endsWith("or")) return [word, `${word.slice(0, -2)}a`]
  return word.endsWith("en") ? [word, word.slice(0, -1)] : [word]
}

/** Boosts products whose whole name (singular or plural) or whole brand is the query: for the query 'loka', the water brand ranks above onions. */
const exactNameScore = (query: string): RawBuilder<unknown> => {
  const brands = [...new Set([query, capitalized(query.toLowerCase())])]
  return sql`case when p.folded_name in (${sql.join(singulars(fold(query)))}) then ${score(3)} when p.brand in (${sql.join(brands)}) then ${score(1)}
    else ${score(0)} end`
}

/**
 * The leaf ranges of categories whose name contains any of the words: 'kött' ranks meat before bouillon, 'fil' ranks soured milk before fish
 * fillets. Leaves named after several things are excluded: the dips of 'Dip & salsa' are not salsa.
 */
const matchingLeaves = (words: ReadonlyArray<string>): RawBuilder<unknown> =>
  evaluateOnce(sql`range_agg(int4range(first_leaf, last_leaf, '[]')) from categories
    where search @@ ${evaluateOnce(sql`to_tsquery('skafferi', ${words.join(" | ")})`)} and (first_leaf < last_leaf or name !~ '[,&]| och ')`)

/** Builds the SQL of a search query; null when the query has no words. */
export const buildMatch = (text: string): Match | null => {
  const query = trimmedQuery(text)
  const gtin = parseGtin(query.replace(/\s/g, ""))
  if (gtin !== null)
    return { where: sql`p.gtin in (${gtin}, ${gtin.replace(/^0+/, "")})`, rank: score(0), words: [gtin] }
  const words = wordsOf(query)
    .map((word) => replaceSynonym(word.text))
    .slice(0, maxWords)
  if (words.length === 0) return null
  const prefixQuery = textQuery(words)
  const wholeWordsQuery = wholeWordsQueryOf(words)
  const weights = sql`array[0.05, 0.2, 0.9, 1]::float4[]`
  const pluCondition = /^\d{4,5}$/.test(query) ? sql`or p.gtin = ${query}` : sql``
  return {
    where: sql`(p.search @@ ${prefixQuery} ${pluCondition})`,
    // Whole words rank above prefixes: 'mjölk' finds mellanmjölk before mjölkchoklad.
    rank: sql`${exactNameScore(query)} + ${diacriticsScore(query)} + p.popularity * ${score(0.0005)}
      + case when p.search @@ ${wholeWordsQuery} then ${score(0.4)} + ts_rank(${weights}, p.search, ${wholeWordsQuery})
        else ts_rank(${weights}, p.search, ${prefixQuery}) * ${score(0.3)} end
      + case when p.leaf <@ ${matchingLeaves(words)} then ${score(0.8)} else ${score(0)} end`,
    words
  }
}
