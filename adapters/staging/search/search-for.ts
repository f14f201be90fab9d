import { Schema } from "effect"
import { sql } from "kysely"
import { listBestSellers } from "../catalogue/best-sellers.ts"
import { cacheByVersion } from "../catalogue/cache-by-version.ts"
import { byRank, type ProductPage, listProducts } from "../catalogue/list-products.ts"
import type { Page } from "../catalogue/paging.ts"
import type { Fields } from "../catalogue/product-json.ts"
import { orderBy, type Sorting } from "../catalogue/sorting.ts"
import type { Context } from "../http/route.ts"
import { contentHitsSql, type ContentHits, parseContentHits } from "./content-hits.ts"
import type { RecipeFilters } from "./recipe-facets.ts"
import { noRecipeHits, parseRecipeHits, recipeHitsSql, type RecipeHits } from "./recipe-hits.ts"
import { findQueriesWithHits } from "./find-queries-with-hits.ts"
import { buildMatch } from "../text-search/query.ts"
import { queriesWithFewerWords, preservesDiets, queriesWithOtherSpacing } from "./query-variants.ts"
import { findCorrections, maxCorrections } from "./spelling.ts"

export interface SearchRequest extends Page {
  /** Trimmed and truncated (see trimmedQuery). */
  readonly query: string
  /** `skip` and `take` apply to this kind of hit; of the others the first hits are returned. */
  readonly requestedKind: string
  readonly store: string
  readonly fields: Fields
  readonly sorting: Sorting
  readonly brands: ReadonlyArray<string>
  readonly markings: ReadonlyArray<string>
  readonly recipeFilters: RecipeFilters
  readonly withFacets: boolean
  /** Whether the best sellers are returned when the query has no words: in the quick search, when the query is empty. */
  readonly returnsBestSellers: boolean
}

interface Hits {
  readonly products: ProductPage
  readonly content: ContentHits
  readonly recipes: RecipeHits
  readonly words: ReadonlyArray<string>
}

const noHits: Hits = {
  products: { rows: [], hitCount: 0, unfilteredHitCount: 0, facets: [], extraValue: null },
  content: { categories: [], meals: [], pages: [], stores: [], completions: [], mayNameProduct: false },
  recipes: noRecipeHits,
  words: []
}

const rowsOrNone = Schema.NullOr(Schema.Array(Schema.Unknown))
/** Parses the hits other than products. */
const parseOtherHits = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ content: rowsOrNone, recipes: rowsOrNone }))
)

const findHits = async (context: Pick<Context, "database">, request: SearchRequest): Promise<Hits> => {
  const { store, fields, brands, markings, take, withFacets } = request
  const skip = request.requestedKind === "product" ? request.skip : 0
  const match = buildMatch(request.query)
  if (match === null)
    return request.returnsBestSellers
      ? { ...noHits, products: await listBestSellers(context, { store, fields, skip, take }) }
      : noHits
  const order = orderBy(request.sorting, byRank)
  const products = await listProducts(context, {
    store,
    fields,
    skip,
    take,
    brands,
    markings,
    withFacets,
    where: match.where,
    rank: match.rank,
    order,
    extraValue: sql`json_build_object('content', ${contentHitsSql(match.words, store)}, 'recipes', ${recipeHitsSql(match.words)})`
  })
  const otherHits = parseOtherHits(products.extraValue)
  const content = parseContentHits(otherHits.content ?? [], match.words, request.query)
  const recipes = parseRecipeHits(otherHits.recipes ?? [], request.recipeFilters)
  // 'Majorna' and 'majs' share a stem: when a store has the word and no product does, the products are false hits.
  const isStoreOnly = content.stores.length > 0 && !content.mayNameProduct
  // The other hits are kept as parsed, not also as text.
  return {
    products: isStoreOnly ? noHits.products : { ...products, extraValue: null },
    content,
    recipes,
    words: match.words
  }
}

/** Whether the query has hits when the filters are ignored; true for an empty query, which cannot be corrected. */
const hasHits = ({ products, content, recipes, words }: Hits): boolean =>
  words.length === 0 ||
  products.unfilteredHitCount +
    recipes.unfilteredCount +
    content.categories.length +
    content.meals.length +
    content.pages.length +
    content.stores.length >
    0

const findHitsOrCorrections = async (
  context: Pick<Context, "database">,
  request: SearchRequest
): Promise<{ readonly hits: Hits; readonly corrections: ReadonlyArray<string> }> => {
  const hits = await findHits(context, request)
  if (hasHits(hits)) return { hits, corrections: [] }
  const spellingCorrections = await findCorrections(context, hits.words)
  const { query } = request
  const candidates = [
    ...queriesWithOtherSpacing(query),
    ...spellingCorrections,
    ...[query, ...spellingCorrections.slice(0, 1)].flatMap(queriesWithFewerWords)
  ].filter(preservesDiets(query))
  const corrections = (await findQueriesWithHits(context, request.store, candidates)).slice(0, maxCorrections)
  const [bestCorrection] = corrections
  return bestCorrection === undefined
    ? { hits, corrections }
    : { hits: await findHits(context, { ...request, query: bestCorrection }), corrections }
}

/** Searches; without hits, tries corrections: other word boundaries, then other spellings, then fewer words. Every correction has hits. */
export const searchFor = cacheByVersion(findHitsOrCorrections)
