import { type Kysely, type RawBuilder, sql } from "kysely"
import { jsonRows } from "../database/json-rows.ts"
import type { Tables } from "../database/tables.ts"

type CartId = RawBuilder<string>

/** The products of a recipe in a cart, with their current data in the cart's store. */
const recipeItems = (database: Kysely<Tables>, entryId: RawBuilder<string>, storeNumber: RawBuilder<string>) =>
  database
    .selectFrom("cart_recipe_items as i")
    .innerJoin("products as p", "p.no", "i.no")
    .leftJoin("store_products as s", (join) => join.onRef("s.no", "=", "i.no").on("s.store_number", "=", storeNumber))
    .select(["i.no", "i.gtin", "i.quantity", "p.id as product_id", "p.name", "p.unit", "p.deposit", "p.sellable"])
    .select(["p.visible", "p.collect_only", "s.price", "s.available_from", "s.available_to"])
    .where("i.entry_id", "=", entryId)
    .orderBy("i.position")

/** The recipes of both baskets. */
export const recipesOfCart = (database: Kysely<Tables>, cartId: CartId) =>
  database
    .selectFrom("cart_recipes as e")
    .innerJoin("recipes as r", "r.id", "e.recipe_id")
    .innerJoin("carts as owner", "owner.id", "e.cart_id")
    .select(["e.id", "e.basket", "e.cart_bag_id", "e.recipe_id", "e.variant_id", "e.portions"])
    .select(["r.name", "r.gtin", "e.flags as variant_flags", "r.flags"])
    .select(jsonRows(recipeItems(database, sql.ref("e.id"), sql.ref("owner.store_number"))).as("items"))
    .where("e.cart_id", "=", cartId)
    .orderBy("e.line")

export const bagsOfCart = (database: Kysely<Tables>, cartId: CartId) =>
  database
    .selectFrom("cart_bags as e")
    .innerJoin("recipe_bags as b", "b.id", "e.bag_id")
    .select(["e.id", "e.bag_id", "b.gtin", "b.name", "b.url", "b.portions"])
    .where("e.cart_id", "=", cartId)
    .orderBy("e.line")

export const mealsOfCart = (database: Kysely<Tables>, cartId: CartId) =>
  database
    .selectFrom("cart_catered_meals as e")
    .innerJoin("catered_meal_variants as v", "v.gtin", "e.gtin")
    .innerJoin("catered_meals as m", "m.id", "v.meal_id")
    .select(["e.id", "e.gtin", "e.side_id", "e.quantity", "v.meal_id", "v.name as variant_name", "v.price"])
    .select(["v.quantity_from", "v.quantity_to", "m.name", "m.url", "m.unit", "m.sides", "m.image_url"])
    .select(["m.lead_days", "m.season_from", "m.season_to"])
    .where("e.cart_id", "=", cartId)
    .orderBy("e.line")

type RowOf<
  Query extends (database: Kysely<Tables>, cartId: CartId) => { execute: () => Promise<ReadonlyArray<unknown>> }
> = Awaited<ReturnType<ReturnType<Query>["execute"]>>[number]

/** A recipe in a cart; `cart_bag_id` is the line of the bag for which it was chosen, and null without a bag. */
export type CartRecipeRow = RowOf<typeof recipesOfCart>
export type CartRecipeItemRow = CartRecipeRow["items"][number]
export type CartBagRow = RowOf<typeof bagsOfCart>
export type CartMealRow = RowOf<typeof mealsOfCart>

/** The contents of a cart in addition to its product lines. */
export interface CartRecipesAndMeals {
  readonly recipes: ReadonlyArray<CartRecipeRow>
  readonly bags: ReadonlyArray<CartBagRow>
  readonly meals: ReadonlyArray<CartMealRow>
}

export const noRecipesOrMeals: CartRecipesAndMeals = { recipes: [], bags: [], meals: [] }

/** The SQL condition that a cart has products, recipes, bags or meals. */
export const hasContents = (cartId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select 1 from cart_items where cart_id = ${cartId}) or exists (select 1 from cart_recipes where cart_id = ${cartId})
  or exists (select 1 from cart_bags where cart_id = ${cartId}) or exists (select 1 from cart_catered_meals where cart_id = ${cartId}))`

/** Deletes the recipes, bags and meals of a cart. */
export const deleteRecipesAndMeals = async (database: Kysely<Tables>, cartId: string): Promise<void> => {
  for (const table of ["cart_recipes", "cart_bags", "cart_catered_meals"] as const)
    await database.deleteFrom(table).where("cart_id", "=", cartId).execute()
}

/** Deletes the recipe bags of a cart, and all recipes of the basket 'receptkassen'. */
export const deleteBags = async (database: Kysely<Tables>, cartId: string): Promise<void> => {
  await database.deleteFrom("cart_recipes").where("cart_id", "=", cartId).where("basket", "=", "receptkassen").execute()
  await database.deleteFrom("cart_bags").where("cart_id", "=", cartId).execute()
}
