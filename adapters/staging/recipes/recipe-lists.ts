import { type RawBuilder, sql } from "kysely"
import type { listRecipes } from "#core/recipes/api.ts"
import type { QueryOf, WireResponseOf } from "#core/contract/endpoint.ts"
import { type RecipeSwitch, recipeSwitches } from "#core/recipes/listing.ts"
import type { RecipeSortName } from "#core/recipes/sort-name.ts"
import { parseFilter } from "../catalogue/list-products.ts"
import { parsePage, pagingFields } from "../catalogue/paging.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import { swedishOrder } from "../database/swedish-order.ts"
import type { Context } from "../http/route.ts"
import { calculateRecipePrices, summaryColumns, summaryJson } from "./recipe-json.ts"
import { findRecipesOnOffer } from "./recipe-offers.ts"

type RecipeListJson = WireResponseOf<typeof listRecipes>
type RecipeListQuery = Omit<QueryOf<typeof listRecipes>, "q">

const defaultTake = 20

const sortableName = swedishOrder(sql`name`)

/** The SQL order of a list. A sort by price is applied later, since prices are computed. */
const orderOf = (sort: RecipeSortName | undefined, relevance: RawBuilder<unknown>): RawBuilder<unknown> => {
  if (sort === "name") return sortableName
  return sort === "name_desc" ? sql`${sortableName} desc` : relevance
}

/** Compares by price; recipes without a price are last, and recipes of equal price keep their order. */
export const byPrice =
  <Row extends { readonly id: string }>(prices: ReadonlyMap<string, number | null>, isDescending: boolean) =>
  (a: Row, b: Row): number => {
    const [first, second] = [prices.get(a.id) ?? null, prices.get(b.id) ?? null]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return isDescending ? second - first : first - second
  }

/**
 * Lists one page of the recipes that match a condition. Prices and offers depend on the store's products, so they are computed for all matching recipes, which
 * are a few hundred at most.
 */
export const listRecipePage = async (
  { database, now }: Pick<Context, "database" | "now">,
  query: RecipeListQuery,
  { where, relevance }: { readonly where: RawBuilder<boolean>; readonly relevance: RawBuilder<unknown> }
): Promise<RecipeListJson> => {
  const page = parsePage(query, defaultTake)
  const store = query.store ?? noStoreNumber
  const rows = await database
    .selectFrom("recipes")
    .select([...summaryColumns, "categories"])
    .where(where)
    .orderBy(sql`${orderOf(query.sort, relevance)}, id`)
    .execute()
  const prices = await calculateRecipePrices(database, rows, { store, now })
  const recipesByOffer = await findRecipesOnOffer(database, rows, { store, now })
  const categoryRows = await database.selectFrom("recipe_categories").select("id").orderBy("position").execute()
  const categories = parseFilter(query.categoryname)
  const selectedSwitches = recipeSwitches.filter((name) => query[name] === true)

  const hasOffer = (id: string, name: RecipeSwitch) => recipesByOffer[name].has(id)
  const hits = rows.filter(
    ({ id, categories: recipeCategories }) =>
      selectedSwitches.every((name) => hasOffer(id, name)) &&
      categories.every((category) => recipeCategories.includes(category)) &&
      (query.PriceOnly !== true || (prices.get(id) ?? null) !== null)
  )
  const sortedHits =
    query.sort === "price" || query.sort === "price_desc"
      ? hits.toSorted(byPrice(prices, query.sort === "price_desc"))
      : hits
  return {
    items: sortedHits
      .slice(page.skip, page.skip + page.take)
      .map((row) => summaryJson(row, store, prices.get(row.id) ?? null)),
    facets: [
      ...recipeSwitches.map((name) => ({
        name,
        options: [
          {
            option: "true",
            count: hits.filter(({ id }) => hasOffer(id, name)).length,
            selected: selectedSwitches.includes(name)
          }
        ]
      })),
      {
        name: "categoryname",
        options: categoryRows.map(({ id }) => ({
          option: id,
          count: hits.filter(({ categories: recipeCategories }) => recipeCategories.includes(id)).length,
          selected: categories.includes(id)
        }))
      }
    ],
    ...pagingFields(sortedHits.length, page)
  }
}
