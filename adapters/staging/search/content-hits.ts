import { swedishOrder } from "../database/swedish-order.ts"
import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import { recipesExist } from "./recipe-hits.ts"
import { maxCompletionLength, maxCompletions } from "#core/search/rules.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import { rowDecoder } from "../database/row-decoder.ts"
import { textQuery } from "../text-search/query.ts"
import { fold, wordsOf } from "../text-search/words.ts"

const textOrNull = Schema.NullOr(Schema.String)
const Row = Schema.Struct({
  kind: Schema.Literals(["category", "page", "meal", "store", "completion"]),
  id: Schema.String,
  name: Schema.String,
  url: Schema.String,
  type: textOrNull,
  parent: textOrNull,
  image: textOrNull,
  store_number: textOrNull,
  street_address: textOrNull,
  city: textOrNull
})
type Row = typeof Row.Type

const decodeRow = rowDecoder(Row)

export interface ContentHits {
  readonly categories: ReadonlyArray<ReturnType<typeof contentHit>>
  readonly meals: ReadonlyArray<ReturnType<typeof mealHit>>
  readonly pages: ReadonlyArray<ReturnType<typeof contentHit>>
  readonly stores: ReadonlyArray<ReturnType<typeof storeHit>>
  /** Queries that complete the last word, best-selling words first. */
  readonly completions: ReadonlyArray<string>
  /** Whether the last word of the query may be the start of a product word, without stemming; also true when the word is too short or has a digit, because then no words are looked up. */
  readonly mayNameProduct: boolean
}

const contentHit = (row: Row) => ({
  name: row.name,
  url: row.url,
  pagetype: row.type ?? "",
  parentName: row.parent,
  loop54Id: row.id
})

const mealHit = (row: Row) => ({
  ...contentHit(row),
  image: row.image === null ? null : { url: row.image, alt: row.name }
})

const storeHit = (row: Row) => ({
  name: row.name,
  url: row.url,
  storeNumber: row.store_number ?? "",
  streetAddress: row.street_address ?? "",
  city: row.city ?? ""
})

/** A part of every store's name. The whole word matches all stores; its prefixes match none. */
const shopName = "skafferi"

/** Requires that every word of the query is a prefix of a word in the store's search text. The shop's own name matches only as a whole: a search for 'skaff' finds no store. */
const storeCondition = (words: ReadonlyArray<string>): RawBuilder<unknown> => sql`(
  select bool_and(word = ${shopName} or position(' ' || word in ' ' || replace(search, ${shopName}, '')) > 0) from unnest(string_to_array(${words.join(" ")}, ' ')) as word
)`

/** A page matches by prefixes of its title's words and by whole words of its text: 'smör' does not match 'smörgåstårtor' in the text. */
const pageCondition = (words: ReadonlyArray<string>): RawBuilder<unknown> =>
  sql`(listed and search @@ ${textQuery(words, "A")})`

const mealCondition = (words: ReadonlyArray<string>): RawBuilder<unknown> =>
  sql`(m.sellable and m.search @@ ${textQuery(words)})`

/** Whether any category, page, store, recipe or meal matches the words. */
export const contentExists = (words: ReadonlyArray<string>): RawBuilder<unknown> => {
  const match = textQuery(words)
  return sql`(exists (select from categories where search @@ ${match}) or exists (select from pages where ${pageCondition(words)})
    or exists (select from stores where selectable and ${storeCondition(words)}) or ${recipesExist(words)}
    or exists (select from catered_meals m where ${mealCondition(words)}))`
}

/** Every store links to the list of stores; stores have no pages of their own yet. */
const storesPath = "/butiker"

const maxHits = 500

/** A character that sorts after every word. */
const highestCharacter = "\u{10ffff}"

/** The last word when it can be completed: two or more letters, no digits. */
const completableWord = (words: ReadonlyArray<string>): string | null => {
  const lastWord = words.at(-1) ?? ""
  return lastWord.length < 2 || /\d/.test(lastWord) ? null : lastWord
}

/** The maximum number of best-selling words that are tried when the query has several words. */
const maxCandidates = 20

/** Completions of the last word. When the query has earlier words, a completion needs a product that matches all words. */
const selectCompletions = (words: ReadonlyArray<string>, store: string): RawBuilder<unknown> => {
  const lastWord = completableWord(words)
  const candidates = (
    maxCount: number
  ) => sql`select 'completion', word, display, '', null, null, null, null, null, null from search_words
    where word ~>=~ ${lastWord ?? highestCharacter} and word ~<~ ${`${lastWord ?? ""}${highestCharacter}`} order by weight desc, word limit ${maxCount}`
  if (words.length < 2 || lastWord === null) return candidates(maxCompletions + 1)
  const inStore = store === noStoreNumber ? sql`` : sql`and p.stores @> array[${store}]`
  return sql`select * from (${candidates(maxCandidates)}) candidate(kind, word, display)
    where exists (select from products p where p.visible ${inStore} and p.search @@ to_tsquery('skafferi', ${`${words.slice(0, -1).join(" & ")} & `} || candidate.word))
    limit ${maxCompletions + 1}`
}

/** Creates an SQL expression that returns one JSON array: the categories (departments first), pages, meals (matches in names first), stores and completions of a query. */
export const contentHitsSql = (words: ReadonlyArray<string>, store: string): RawBuilder<unknown> => {
  const match = textQuery(words)
  return sql`(select json_agg(content) from (
    (select 'category' as kind, c.id, c.name, c.url, 'ProductCategoryPage' as type, p.name as parent, null as image, null as store_number, null as street_address, null as city
      from categories c left join categories p on p.id = c.parent_id where c.search @@ ${match} order by length(c.id), c.id limit ${maxHits})
    union all
    (select 'page', id, title, path, type, null, null, null, null, null from pages where ${pageCondition(words)} order by id limit ${maxHits})
    union all
    (select 'meal', m.id, m.name, m.url, 'CateringSinglePage', c.name, m.image_url, null, null, null
      from catered_meals m left join catering_categories c on c.id = m.category
      where ${mealCondition(words)} order by ts_rank(m.search, ${match}) desc, c.position, m.position limit ${maxHits})
    union all
    (select 'store', site_id, name, ${storesPath}, null, null, null,
      store_number, street_address, city
      from stores where selectable and ${storeCondition(words)} order by ${swedishOrder(sql`name`)} limit ${maxHits})
    union all
    (${selectCompletions(words, store)})
  ) content)`
}

/** The categories among the rows, without those that have the name of their parent; those named exactly as the query come first. */
const sortCategories = (rows: ReadonlyArray<Row>, words: ReadonlyArray<string>): ReadonlyArray<Row> => {
  const query = words.join(" ")
  const exactness = ({ name }: Row) => Number(fold(name) === query)
  return rows
    .filter(({ kind, name, parent }) => kind === "category" && name !== parent)
    .toSorted((a, b) => exactness(b) - exactness(a))
}

/** The words before the last one as in the query, with å, ä and ö: 'mjölk ar' is completed to 'mjölk arla'. */
const earlierQueryWords = (words: ReadonlyArray<string>, query: string): ReadonlyArray<string> => {
  const queryWords = query.trim().split(/\s+/)
  return (queryWords.length === words.length ? queryWords : words).slice(0, -1)
}

export const parseContentHits = (
  values: ReadonlyArray<unknown>,
  words: ReadonlyArray<string>,
  query: string
): ContentHits => {
  const rows = values.map(decodeRow)
  const productWords = rows.filter((row) => row.kind === "completion")
  const completions = productWords.filter(({ id }) => wordsOf(id)[0]?.text !== words.at(-1)).slice(0, maxCompletions)
  return {
    categories: sortCategories(rows, words).map(contentHit),
    pages: rows.filter((row) => row.kind === "page").map(contentHit),
    meals: rows.filter((row) => row.kind === "meal").map(mealHit),
    stores: rows.filter((row) => row.kind === "store").map(storeHit),
    completions: completions
      .map(({ name }) => [...earlierQueryWords(words, query), name].join(" "))
      .filter(({ length }) => length <= maxCompletionLength),
    mayNameProduct: productWords.length > 0 || completableWord(words) === null
  }
}
