import { Schema } from "effect"
import { type RawBuilder, sql } from "kysely"
import { parseSort } from "#core/catalogue/listing.ts"
import { dietaryFlags, variantFlags } from "#core/recipes/model.ts"
import type { WireFacetJson } from "../catalogue/facets.ts"
import type { Sorting } from "../catalogue/sorting.ts"
import { rowDecoder } from "../database/row-decoder.ts"
import type { Context } from "../http/route.ts"
import { pictureOf, calculateRecipePrices } from "../recipes/recipe-json.ts"
import { byPrice } from "../recipes/recipe-lists.ts"
import { textQuery } from "../text-search/query.ts"
import { matchesFilters, recipeFacets, type RecipeFilters } from "./recipe-facets.ts"

const Row = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  url: Schema.String,
  image_url: Schema.NullOr(Schema.String),
  image_alt: Schema.String,
  cooking_time: Schema.NullOr(Schema.Finite),
  portions: Schema.Finite,
  flags: Schema.Array(Schema.Literals(dietaryFlags)),
  variants: Schema.Array(Schema.Literals(variantFlags))
})
type Row = typeof Row.Type

const decodeRow = rowDecoder(Row)

export interface RecipeHits {
  /** The hits after the filters, the most relevant first. */
  readonly rows: ReadonlyArray<Row>
  readonly unfilteredCount: number
  /** Empty when no recipe matches the query, whatever the filters. */
  readonly facets: ReadonlyArray<WireFacetJson>
}

export const noRecipeHits: RecipeHits = { rows: [], unfilteredCount: 0, facets: [] }

const maxHits = 500

export const recipesExist = (words: ReadonlyArray<string>): RawBuilder<unknown> =>
  sql`exists (select from recipes where search @@ ${textQuery(words)})`

/** Creates an SQL expression that returns one JSON array: the recipes whose name and main ingredients contain all words, matches in names first. */
export const recipeHitsSql = (words: ReadonlyArray<string>): RawBuilder<unknown> => {
  const match = textQuery(words)
  return sql`(select json_agg(recipe) from (
    select id, name, url, image_url, image_alt, cooking_time, portions, flags, variants from recipes
    where search @@ ${match} order by ts_rank(search, ${match}) desc, published desc nulls last, id limit ${maxHits}
  ) recipe)`
}

export const parseRecipeHits = (values: ReadonlyArray<unknown>, filters: RecipeFilters): RecipeHits => {
  if (values.length === 0) return noRecipeHits
  const rows = values.map(decodeRow)
  return {
    rows: rows.filter((row) => matchesFilters(filters, row)),
    unfilteredCount: rows.length,
    facets: recipeFacets(rows, filters)
  }
}

const swedishCollator = new Intl.Collator("sv")

/** Sorts by name or by the store's price, only when recipes are the requested kind of hit. Other sorts apply to products only, so recipes keep their order of relevance. */
export const sortRecipes = async (
  { database, now }: Pick<Context, "database" | "now">,
  rows: ReadonlyArray<Row>,
  {
    requestedKind,
    store,
    sorting
  }: { readonly requestedKind: string; readonly store: string; readonly sorting: Sorting }
): Promise<ReadonlyArray<Row>> => {
  const sort = parseSort(sorting.SortField ?? "", sorting.SortOrder)
  if (requestedKind !== "recipe" || sort === null) return rows
  const isDescending = sort.order === "DESC"
  if (sort.field === "p_name")
    return rows.toSorted((a, b) => swedishCollator.compare(a.name, b.name) * (isDescending ? -1 : 1))
  return sort.field === "p_price"
    ? rows.toSorted(byPrice(await calculateRecipePrices(database, rows, { store, now }), isDescending))
    : rows
}

export const recipeHitJson = (row: Row) => ({
  name: row.name,
  url: row.url,
  pagetype: "RecipePage",
  parentName: null,
  loop54Id: row.id,
  image: pictureOf(row)
})
