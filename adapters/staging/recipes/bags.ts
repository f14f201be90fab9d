import { type Kysely, type RawBuilder, sql } from "kysely"
import type { WireResponseOf } from "#core/contract/endpoint.ts"
import { toKronor } from "#core/kernel/money.ts"
import { getRecipeBag, listRecipeBags } from "#core/recipes/bags-api.ts"
import { noStoreNumber } from "../catalogue/store-details.ts"
import type { Tables } from "../database/tables.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { type RecipeToBuy, priceOfProducts, readRecipeProducts } from "./recipe-products.ts"
import { readIngredientsAtHome, summaryColumns, summaryJson } from "./recipe-json.ts"

type BagJson = WireResponseOf<typeof getRecipeBag>
type BagContext = Pick<Context, "database" | "now">

/** The id of the folder that contains all categories. Given in place of a category's id, it selects the bags of all categories. */
export const bagFolderId = "matkassar"

const readBagRecipes = (database: Kysely<Tables>, bagId: string) =>
  database
    .selectFrom("recipe_bag_recipes as b")
    .innerJoin("recipes as r", "r.id", "b.recipe_id")
    .select(summaryColumns.map((column) => `r.${column}` as const))
    .select("r.gtin")
    .where("b.bag_id", "=", bagId)
    .orderBy("b.position")
    .execute()

/**
 * Returns a function that finds a recipe's price for the bag's portions. As in a cart, it is the price of the products that the store sells, without those that
 * most people have at home; null when there are no such products.
 */
const makePriceFinder = async (
  { database, now }: BagContext,
  recipes: ReadonlyArray<RecipeToBuy>,
  { store, portions }: { readonly store: string; readonly portions: number }
) => {
  const products = await readRecipeProducts(database, recipes, { store, now, portions })
  const atHome = await readIngredientsAtHome(
    database,
    recipes.map(({ id }) => id)
  )
  return (id: string) => {
    const soldProducts = [...(products.get(id) ?? [])].filter(
      ([position, product]) => product !== null && !atHome.get(id)?.has(position)
    )
    return soldProducts.length === 0 ? null : priceOfProducts(new Map(soldProducts), new Set())
  }
}

const readBags = async (
  context: BagContext,
  condition: RawBuilder<boolean>,
  store: string
): Promise<ReadonlyArray<BagJson>> => {
  const { database } = context
  const bags = await database
    .selectFrom("recipe_bags as b")
    .innerJoin("recipe_bag_categories as c", "c.id", "b.category")
    .select(["b.id", "b.gtin", "b.name", "b.url", "b.portions", "b.description"])
    .where(condition)
    .orderBy("c.position")
    .orderBy("b.position")
    .execute()
  return Promise.all(
    bags.map(async ({ portions, ...bag }) => {
      const recipes = await readBagRecipes(database, bag.id)
      const priceOf = await makePriceFinder(context, recipes, { store, portions })
      return {
        ...bag,
        numberOfMeals: portions,
        recipes: recipes.flatMap((recipe) => {
          const price = priceOf(recipe.id)
          const summary = summaryJson({ ...recipe, portions }, store, price)
          return recipe.gtin === null
            ? []
            : [{ ...summary, gtin: recipe.gtin, bagPrice: price === null ? null : toKronor(price) }]
        })
      }
    })
  )
}

export const recipeBagRoutes: ReadonlyArray<Route> = [
  route(listRecipeBags, async (context, { params: { id }, query }) => {
    const store = query.store ?? noStoreNumber
    if (id === bagFolderId) return { items: await readBags(context, sql`true`, store) }
    const category = await context.database
      .selectFrom("recipe_bag_categories")
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst()
    if (category === undefined) throw context.refuse("ERR_CATEGORY_NOT_FOUND", "There is no such category.")
    return { items: await readBags(context, sql`b.category = ${id}`, store) }
  }),

  route(getRecipeBag, async (context, { params: { id }, query }) => {
    const [bag] = await readBags(context, sql`b.id = upper(${id})`, query.store ?? noStoreNumber)
    if (bag === undefined) throw context.refuse("ERR_BAG_NOT_FOUND", "There is no such recipe bag.")
    return bag
  })
]
