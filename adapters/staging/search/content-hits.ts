import { type RawBuilder, sql } from "kysely"
import { longestCompletion, mostCompletions } from "#core/search/rules.ts"
import { noStore } from "../catalogue/store-details.ts"
import { textQuery } from "./query.ts"
import { fold, wordsOf } from "./words.ts"

interface Row {
  readonly kind: "category" | "page" | "store" | "completion"
  readonly id: string
  readonly name: string
  readonly url: string
  readonly type: string | null
  readonly parent: string | null
  readonly store_number: string | null
  readonly street_address: string | null
  readonly city: string | null
}

export interface ContentHits {
  readonly categories: ReadonlyArray<ReturnType<typeof contentHit>>
  readonly pages: ReadonlyArray<ReturnType<typeof contentHit>>
  readonly stores: ReadonlyArray<ReturnType<typeof storeHit>>
  /** Longer queries that begin like this one, the best-selling words first. */
  readonly completions: ReadonlyArray<string>
  /** The last word, as it is written, is or begins a word of the goods. */
  readonly ofGoods: boolean
}

const contentHit = (row: Row) => ({
  name: row.name,
  url: row.url,
  pagetype: row.type ?? "",
  parentName: row.parent,
  loop54Id: row.id
})

const storeHit = (row: Row) => ({
  name: row.name,
  url: row.url,
  storeNumber: row.store_number ?? "",
  streetAddress: row.street_address ?? "",
  city: row.city ?? ""
})

/** In every store's name: whoever looks for it alone is shown them all, and nobody who types 'skaff'. */
const shopName = "skafferi"

/** Every word begins one of the store's name, its place or what else it is known by: 'kaffe' is in 'skafferi', and no store is meant. */
const storeMeant = (words: ReadonlyArray<string>): RawBuilder<unknown> => sql`(
  select bool_and(word = ${shopName} or position(' ' || word in ' ' || replace(search, ${shopName}, '')) > 0) from unnest(${words}::text[]) as word
)`

/** A page is found by what its title begins, and by whole words of what it is about: 'smör' is not about its 'smörgåstårtor'. */
const pageMeant = (words: ReadonlyArray<string>): RawBuilder<unknown> => sql`(listed and search @@ ${textQuery(words, "A")})`

/** Whether any category, page or store is found by words. */
export const contentExists = (words: ReadonlyArray<string>): RawBuilder<unknown> => {
  const text = textQuery(words)
  return sql`(exists (select from categories where search @@ ${text}) or exists (select from pages where ${pageMeant(words)})
    or exists (select from stores where selectable and ${storeMeant(words)}))`
}

/** The list tells of every store; none has a page of its own yet. */
const storesPath = "/butiker"

const most = 500

/** Sorts behind every word. */
const lastOfAll = "\u{10ffff}"

/** A word that can still be finished; a number cannot. */
const unfinished = (words: ReadonlyArray<string>): string | null => {
  const last = words.at(-1) ?? ""
  return last.length < 2 || /\d/.test(last) ? null : last
}

/** The best-selling words that are tried behind others. */
const mostTried = 20

/** How the last word may go on; behind other words only as it leads to goods that all of them are found in. */
const completionsOf = (words: ReadonlyArray<string>, store: string): RawBuilder<unknown> => {
  const last = unfinished(words)
  const candidates = (most: number) => sql`select 'completion', word, display, '', null, null, null, null, null from search_words
    where word ~>=~ ${last ?? lastOfAll} and word ~<~ ${`${last ?? ""}${lastOfAll}`} order by weight desc, word limit ${most}`
  if (words.length < 2 || last === null) return candidates(mostCompletions + 1)
  const here = store === noStore ? sql`` : sql`and ${store} = any(p.stores)`
  return sql`select * from (${candidates(mostTried)}) tried
    where exists (select from products p where p.visible ${here} and p.search @@ to_tsquery('skafferi', ${`${words.slice(0, -1).join(" & ")} & `} || tried.word))
    limit ${mostCompletions + 1}`
}

/** Categories, editors' pages and stores for the words of a query, wide categories first, and how its last word may go on: one JSON value. */
export const contentColumn = (words: ReadonlyArray<string>, store: string): RawBuilder<unknown> => {
  const text = textQuery(words)
  return sql`(select json_agg(content) from (
    (select 'category' as kind, c.id, c.name, c.url, 'ProductCategoryPage' as type, p.name as parent, null as store_number, null as street_address, null as city
      from categories c left join categories p on p.id = c.parent_id where c.search @@ ${text} order by length(c.id), c.id limit ${most})
    union all
    (select 'page', id, title, path, type, null, null, null, null from pages where ${pageMeant(words)} order by id limit ${most})
    union all
    (select 'store', site_id, name, ${storesPath}, null, null,
      store_number, street_address, city
      from stores where selectable and ${storeMeant(words)} order by name limit ${most})
    union all
    (${completionsOf(words, store)})
  ) content)`
}

/** What is called just so comes first; a part that is called as the whole it belongs to says nothing beside it. */
const categoriesOf = (rows: ReadonlyArray<Row>, words: ReadonlyArray<string>): ReadonlyArray<Row> => {
  const asked = words.join(" ")
  const isExact = ({ name }: Row) => Number(fold(name) === asked)
  return rows.filter(({ kind, name, parent }) => kind === "category" && name !== parent).toSorted((a, b) => isExact(b) - isExact(a))
}

/** The words before the last, with their marks as they are typed: of 'mjölk ar' comes 'mjölk arla'. */
const writtenBefore = (words: ReadonlyArray<string>, asked: string): ReadonlyArray<string> => {
  const pieces = asked.trim().split(/\s+/)
  return (pieces.length === words.length ? pieces : words).slice(0, -1)
}

export const contentOf = (column: string | null, words: ReadonlyArray<string>, asked: string): ContentHits => {
  const rows = JSON.parse(column ?? "[]") as ReadonlyArray<Row>
  const goodsWords = rows.filter((row) => row.kind === "completion")
  const longer = goodsWords.filter(({ id }) => wordsOf(id)[0]?.text !== words.at(-1)).slice(0, mostCompletions)
  return {
    categories: categoriesOf(rows, words).map(contentHit),
    pages: rows.filter((row) => row.kind === "page").map(contentHit),
    stores: rows.filter((row) => row.kind === "store").map(storeHit),
    completions: longer.map(({ name }) => [...writtenBefore(words, asked), name].join(" ")).filter(({ length }) => length <= longestCompletion),
    ofGoods: goodsWords.length > 0 || unfinished(words) === null
  }
}
