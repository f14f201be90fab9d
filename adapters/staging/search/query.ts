import { type RawBuilder, sql } from "kysely"
import { fold, wordsOf } from "./words.ts"

/** What is looked at of a query; the rest of a pasted page is left out. */
const longest = 200
const mostWords = 10

export interface Match {
  /** A condition on products `p`. */
  readonly where: RawBuilder<unknown>
  /** Higher is better: the exact name, then relevance with what sells well a little before the rest. */
  readonly rank: RawBuilder<unknown>
  readonly words: ReadonlyArray<string>
}

export const trimmedQuery = (query: string): string => query.replaceAll("\0", " ").slice(0, longest).trim()

/** 13 or 14 digits are a GTIN; of 14 the leading zeros may be packing (SEARCH-18). */
const gtinOf = (query: string): string | null => (/^\d{13,14}$/.test(query) ? query : null)

/** What no animal gave is free of milk. As a word of the goods it would be found by 'mjölk', which it begins with. */
const meantBy = (word: string): string => (word === "mjolkfri" ? "vegan" : word)

/** A query is read once a statement, not once a row: that is what the select around it is for. */
const once = (expression: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select ${expression})`

const wholeWords = (words: ReadonlyArray<string>): RawBuilder<unknown> => once(sql`to_tsquery('skafferi', ${words.join(" & ")})`)

/**
 * The full-text query for words: all of them, the last one also as the beginning of a word, of one of the weight `beginning` where it is told.
 * Words are letters and digits only.
 */
export const textQuery = (words: ReadonlyArray<string>, beginning: "A" | "" = ""): RawBuilder<unknown> => {
  const last = words.at(-1) ?? ""
  const first = words.slice(0, -1)
  const ending = sql`(to_tsquery('skafferi', ${last}) || to_tsquery('simple', ${`${last}:*${beginning}`}))`
  return once(first.length === 0 ? ending : sql`(to_tsquery('skafferi', ${first.join(" & ")}) && ${ending})`)
}

/** A bare number would be of type numeric: reckoning with those, hit by hit, takes a sixth of a search. */
const score = (value: number): RawBuilder<unknown> => sql`${sql.lit(value)}::float8`

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Letters with marks count as typed where they are typed: 'lök' is not 'Loka', though both are found. */
const asTyped = (asked: string): RawBuilder<unknown> => {
  const lower = asked.toLowerCase()
  if (lower === fold(asked)) return score(0)
  return sql`case when position(${lower} in p.name) > 0 or position(${capitalized(lower)} in p.name) > 0 then ${score(0.5)} else ${score(0)} end`
}

/** A word and what it may be the plural of: 'citroner' is 'citron', 'gurkor' is 'gurka', 'applen' is 'apple'. */
const singulars = (word: string): ReadonlyArray<string> => {
  if (word.length < 5) return [word]
  if (/[ae]r$/.test(word)) return [word, word.slice(0, -2)]
  if (word.endsWith("or")) return [word, `${word.slice(0, -2)}a`]
  return word.endsWith("en") ? [word, word.slice(0, -1)] : [word]
}

/** The whole name in either number, then the whole brand: 'loka' is the water before the onions. */
const calledSo = (asked: string): RawBuilder<unknown> => {
  const brands = [...new Set([asked, capitalized(asked.toLowerCase())])]
  return sql`case when p.folded_name in (${sql.join(singulars(fold(asked)))}) then ${score(3)} when p.brand in (${sql.join(brands)}) then ${score(1)}
    else ${score(0)} end`
}

/**
 * The leaves of the categories that bear any of the words: 'kött' is meat before bouillon, and 'fil' is to drink before fish in fillets. What a leaf
 * of several things holds is told by its goods' names: the dips of 'Dip & salsa' are no salsa.
 */
const meantLeaves = (words: ReadonlyArray<string>): RawBuilder<unknown> =>
  once(sql`range_agg(int4range(first_leaf, last_leaf, '[]')) from categories
    where search @@ ${once(sql`to_tsquery('skafferi', ${words.join(" | ")})`)} and (first_leaf < last_leaf or name !~ '[,&]| och ')`)

/** How a query is answered; null when there is nothing in it to look for. */
export const matching = (query: string): Match | null => {
  const asked = trimmedQuery(query)
  const gtin = gtinOf(asked.replace(/\s/g, ""))
  if (gtin !== null) return { where: sql`p.gtin in (${gtin}, ${gtin.replace(/^0+/, "")})`, rank: score(0), words: [gtin] }
  const words = wordsOf(asked)
    .map((word) => meantBy(word.text))
    .slice(0, mostWords)
  if (words.length === 0) return null
  const text = textQuery(words)
  const whole = wholeWords(words)
  const weights = sql`array[0.05, 0.2, 0.9, 1]::float4[]`
  const plu = /^\d{4,5}$/.test(asked) ? sql`or p.gtin = ${asked}` : sql``
  return {
    where: sql`(p.search @@ ${text} ${plu})`,
    // What a word stands for weighs more than what begins with it: 'mjölk' is mellanmjölk before mjölkchoklad.
    rank: sql`${calledSo(asked)} + ${asTyped(asked)} + p.popularity * ${score(0.0005)}
      + case when p.search @@ ${whole} then ${score(0.4)} + ts_rank(${weights}, p.search, ${whole})
        else ts_rank(${weights}, p.search, ${text}) * ${score(0.3)} end
      + case when p.leaf <@ ${meantLeaves(words)} then ${score(0.8)} else ${score(0)} end`,
    words
  }
}
