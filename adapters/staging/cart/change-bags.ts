import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { RecipePayload } from "#core/cart/recipes-and-meals-api.ts"
import type { Tables } from "../database/tables.ts"
import type { Context } from "../http/route.ts"
import { readIngredientsAtHome } from "../recipes/recipe-json.ts"
import { readRecipeProducts } from "../recipes/recipe-products.ts"
import { isUndeliverable } from "./cart-products.ts"
import { toCheckedEntry, insertEntry } from "./change-recipes.ts"
import { deliveryMethodOf } from "./price-cart-row.ts"
import type { CartBagRow } from "./read-recipes-and-meals.ts"
import type { CartRow } from "./read-cart.ts"

type BagErrorCode = "ERR_RECIPE_NOT_FOUND" | "ERR_ITEM_NOT_IN_ASSORTMENT" | "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"
type BagContext = Pick<Context<BagErrorCode>, "database" | "now" | "refuse">
type AddContext = Pick<Context<"ERR_ITEM_NOT_IN_ASSORTMENT">, "database" | "now" | "refuse">

/** Reads the recipe bags with these GTINs. */
export const readBagsByGtin = (database: Kysely<Tables>, gtins: ReadonlyArray<string>) =>
  database
    .selectFrom("recipe_bags")
    .select(["id", "gtin", "name", "portions"])
    .where("gtin", "=", sql<string>`any(${gtins})`)
    .execute()

export type Bag = Awaited<ReturnType<typeof readBagsByGtin>>[number]

const readRecipesOfBag = (database: Kysely<Tables>, bagId: string) =>
  database
    .selectFrom("recipe_bag_recipes as b")
    .innerJoin("recipes as r", "r.id", "b.recipe_id")
    .select(["r.id", "r.gtin", "r.portions", "r.variants"])
    .where("b.bag_id", "=", bagId)
    .orderBy("b.position")
    .execute()

type BagRecipe = Awaited<ReturnType<typeof readRecipesOfBag>>[number]

/** Reads the products to buy for these portions of a recipe: those that the store sells and delivers, and that most people do not have at home. */
const readProductsToBuy = async ({ database, now }: AddContext, cart: CartRow, recipe: BagRecipe, portions: number) => {
  const products = await readRecipeProducts(database, [recipe], { store: cart.store_number, now, portions })
  const atHome = await readIngredientsAtHome(database, [recipe.id])
  return [...(products.get(recipe.id) ?? [])].flatMap(([position, product]) =>
    product === null ||
    product.quantity === 0 ||
    atHome.get(recipe.id)?.has(position) ||
    isUndeliverable(product, deliveryMethodOf(cart))
      ? []
      : [{ no: product.no, gtin: product.gtin, quantity: product.quantity }]
  )
}

/** Makes a cart's entry for a recipe of a bag, with the products that the recipe suggests; refuses when there is no product to buy. */
const makeDefaultEntry = async (context: AddContext, cart: CartRow, recipe: BagRecipe, portions: number) => {
  const products = await readProductsToBuy(context, cart, recipe, portions)
  if (products.length === 0)
    throw context.refuse("ERR_ITEM_NOT_IN_ASSORTMENT", "The store sells none of the recipe's products now.")
  return { cartId: cart.id, recipeId: recipe.id, variantId: null, portions, flags: [], products }
}

/** Adds a recipe bag with all of its recipes; returns false when the cart has it already. */
export const addBag = async (context: AddContext, cart: CartRow, bag: Bag): Promise<boolean> => {
  const { database } = context
  const cartBagId = randomUUID()
  const insertedBag = await database
    .insertInto("cart_bags")
    .values({ id: cartBagId, cart_id: cart.id, bag_id: bag.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst()
  if (insertedBag === undefined) return false
  for (const recipe of await readRecipesOfBag(database, bag.id))
    await insertEntry(database, {
      ...(await makeDefaultEntry(context, cart, recipe, bag.portions)),
      basket: "receptkassen",
      cartBagId
    })
  return true
}

/**
 * Replaces the recipes of a bag in the cart with those of `recipesEAN`, which must be recipes of the bag. `recipes` sets the portions and products of some
 * of them; the others get the bag's portions and the products that the recipe suggests.
 */
export const replaceBagRecipes = async (
  context: BagContext,
  cart: CartRow,
  bag: CartBagRow,
  {
    recipesEAN,
    recipes
  }: { readonly recipesEAN: ReadonlyArray<string>; readonly recipes: ReadonlyArray<RecipePayload> }
): Promise<void> => {
  const { database, refuse } = context
  const bagRecipes = new Map((await readRecipesOfBag(database, bag.bag_id)).map((recipe) => [recipe.gtin, recipe]))
  await database.deleteFrom("cart_recipes").where("cart_bag_id", "=", bag.id).execute()
  for (const [index, gtin] of [...new Set(recipesEAN)].entries()) {
    const recipe = bagRecipes.get(gtin)
    if (recipe === undefined)
      throw refuse("ERR_RECIPE_NOT_FOUND", "The recipe bag has no such recipe.", { field: `recipesEAN.${index}` })
    const chosenIndex = recipes.findIndex(({ recipeId }) => recipeId === recipe.id)
    const chosenRecipe = recipes[chosenIndex]
    const entry =
      chosenRecipe === undefined
        ? await makeDefaultEntry(context, cart, recipe, bag.portions)
        : await toCheckedEntry(context, cart, chosenRecipe, `recipes.${chosenIndex}`)
    await insertEntry(database, { ...entry, basket: "receptkassen", cartBagId: bag.id })
  }
}
