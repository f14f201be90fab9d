import type { WireAnswerOf } from "#core/contract/endpoint.ts"
import { notifyAddingToCart, notifyClick, quickSearch, search } from "#core/search/api.ts"
import { bestSellers } from "../catalogue/best-sellers.ts"
import { byRank, chosenOf, type Listed, listProducts } from "../catalogue/list-products.ts"
import { type Page, pageOf, pagingOf } from "../catalogue/paging.ts"
import { listJson } from "../catalogue/product-json.ts"
import { orderBy, type Sorting } from "../catalogue/sorting.ts"
import { noStore } from "../catalogue/store-details.ts"
import { invalid } from "../http/refusal.ts"
import { type Context, JsonAnswer, type Route, route } from "../http/route.ts"
import { contentColumn, type ContentHits, contentOf } from "../search/content-hits.ts"
import { countNotice } from "../search/notices.ts"
import { queriesWithHits } from "../search/queries-with-hits.ts"
import { matching, trimmedQuery } from "../search/query.ts"
import { fewerWords, keepsDiets, rewordings } from "../search/rewordings.ts"
import { correctionsOf, mostCorrections } from "../search/spelling.ts"

type Found = WireAnswerOf<typeof search>

const searchPage = 20
const quickProducts = 6
const quickOthers = 5
/** However small its answers are, quick search goes on 20 further with each page (SEARCH-37). */
const quickPage = 20

interface Asked extends Page {
  readonly query: string
  /** The kind of hits that the window is on; of the others their beginning is shown. */
  readonly type: string
  readonly store: string
  readonly sorting: Sorting
  readonly brands: ReadonlyArray<string>
  readonly markings: ReadonlyArray<string>
  readonly withFacets: boolean
  /** Nothing asked for is answered by what sells best. */
  readonly bestSellers: boolean
}

interface Hits {
  readonly listed: Listed
  readonly content: ContentHits
  readonly words: ReadonlyArray<string>
}

const nothing: Hits = {
  listed: { rows: [], total: 0, found: 0, facets: [], beside: null },
  content: { categories: [], pages: [], stores: [], completions: [], ofGoods: false },
  words: []
}

const hitsOf = async (context: Context, asked: Asked): Promise<Hits> => {
  const { store, brands, markings, take, withFacets } = asked
  const skip = asked.type === "product" ? asked.skip : 0
  const match = matching(asked.query)
  if (match === null) return asked.bestSellers ? { ...nothing, listed: await bestSellers(context, { store, skip, take }) } : nothing
  const order = orderBy(asked.sorting, byRank)
  const listed = await listProducts(context, {
    store, skip, take, brands, markings, withFacets, where: match.where, rank: match.rank, order, beside: contentColumn(match.words, store)
  })
  const content = contentOf(listed.beside, match.words, asked.query)
  // 'Majorna' and 'majs' have one stem: where a store bears the word, goods that do not were never meant.
  const mistaken = content.stores.length > 0 && !content.ofGoods
  return { listed: mistaken ? nothing.listed : listed, content, words: match.words }
}

const found = ({ listed, content, words }: Hits): boolean =>
  words.length === 0 || listed.found + content.categories.length + content.pages.length + content.stores.length > 0

/** Help comes only after the words as they are have found nothing: with other blanks, in another spelling, then with fewer words. All that is offered has hits. */
const searchFor = async (context: Context, asked: Asked): Promise<{ readonly hits: Hits; readonly corrections: ReadonlyArray<string> }> => {
  const hits = await hitsOf(context, asked)
  if (found(hits)) return { hits, corrections: [] }
  const respelt = await correctionsOf(context, hits.words)
  const query = trimmedQuery(asked.query)
  const others = [...rewordings(query), ...respelt, ...[query, ...respelt.slice(0, 1)].flatMap(fewerWords)].filter(keepsDiets(query))
  const corrections = (await queriesWithHits(context, asked.store, others)).slice(0, mostCorrections)
  const [best] = corrections
  return best === undefined ? { hits, corrections } : { hits: await hitsOf(context, { ...asked, query: best }), corrections }
}

const pageNumber = (page = 0): number => {
  if (page < 0) throw invalid("The first page is 0.", "page")
  return page
}

const phrases = (texts: ReadonlyArray<string>) => texts.map((query, index) => ({ id: String(index + 1), query }))

const answerOf = async (context: Context, asked: Asked, most: number): Promise<JsonAnswer<Found>> => {
  const {
    hits: { listed, content },
    corrections
  } = await searchFor(context, asked)
  const counts = {
    product: listed.total,
    cateredmeal: 0,
    recipe: 0,
    category: content.categories.length,
    store: content.stores.length,
    page: content.pages.length
  }
  const shown = <A>(kind: keyof typeof counts, all: ReadonlyArray<A>): ReadonlyArray<A> =>
    asked.type === kind ? all.slice(asked.skip, asked.skip + asked.take) : all.slice(0, most)
  const categories = shown("category", content.categories)
  const { facets } = listed
  const window = asked.type === "product" ? asked : { skip: 0, take: asked.take }
  const results = JSON.stringify({ ...pagingOf(listed.total, window), categories, facets })
  const rest: Omit<Found, "searchResults"> = {
    category: categories,
    recipe: [],
    cateredmeal: [],
    page: shown("page", content.pages),
    store: shown("store", content.stores),
    completions: phrases(content.completions),
    corrections: phrases(corrections),
    recentSearches: [],
    filters: [{ name: "Type", options: Object.entries(counts).map(([option, count]) => ({ option, count, selected: option === asked.type })) }]
  }
  return new JsonAnswer(
    `{"searchResults":{"products":${listJson(listed.rows, asked.store, context.now)},${results.slice(1)},${JSON.stringify(rest).slice(1)}`
  )
}

export const searchRoutes: ReadonlyArray<Route> = [
  route(
    search,
    (context, { query }) => {
      const take = query.take ?? searchPage
      const page = pageOf({ take, skip: query.skip ?? pageNumber(query.page) * take }, searchPage)
      const asked: Asked = {
        ...page,
        query: query.Q ?? "",
        type: query.type ?? "product",
        store: query.store ?? noStore,
        sorting: query,
        brands: chosenOf(query.Brands),
        markings: chosenOf(query.ProductMarkings),
        withFacets: true,
        bestSellers: false
      }
      return answerOf(context, asked, searchPage)
    },
    { aliases: { q: "Q", searchquery: "Q" }, lenient: true }
  ),

  route(
    quickSearch,
    (context, { query }) => {
      const asked: Asked = {
        ...pageOf({ skip: pageNumber(query.page) * quickPage, take: query.size ?? quickProducts }, quickProducts, "size"),
        query: query.q ?? "",
        type: "product",
        store: query.store ?? noStore,
        sorting: {},
        brands: [],
        markings: [],
        withFacets: false,
        bestSellers: (query.q ?? "").trim() === ""
      }
      return answerOf(context, asked, quickOthers)
    },
    { aliases: { searchquery: "q" }, lenient: true }
  ),

  route(notifyClick, (context, { query }) => countNotice(context, "click", query.EntitytId, query.q ?? ""), { lenient: true }),

  route(notifyAddingToCart, (context, { query }) => countNotice(context, "adding-to-cart", query.EntitytId, query.q ?? ""), { lenient: true })
]
