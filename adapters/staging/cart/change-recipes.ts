import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { RecipePayload } from "#core/cart/recipes-and-meals-api.ts"
import type { BasketName } from "#core/cart/model.ts"
import type { DietaryFlag, VariantFlag } from "#core/recipes/model.ts"
import { maxPortions } from "#core/recipes/portions.ts"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import type { Tables } from "../database/tables.ts"
import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { loadCartProducts, clampToMaximum, isUndeliverable, parsePiecesOrGrams } from "./cart-products.ts"
import { deliveryMethodOf } from "./price-cart-row.ts"
import type { CartRow } from "./read-cart.ts"

type RecipeErrorCode = "ERR_RECIPE_NOT_FOUND" | "ERR_ITEM_NOT_IN_ASSORTMENT" | "ERR_METHOD_NOT_ALLOWED_FOR_ITEM"
type RecipeContext = Pick<Context<RecipeErrorCode>, "database" | "now" | "refuse">

interface RecipeProduct {
  readonly no: number
  readonly gtin: string
  /** Pieces or grams. */
  readonly quantity: number
}

/** Recipe bags are for pickup only (DELIV-27). */
export const assertBagsAllowed = ({ refuse }: Pick<RecipeContext, "refuse">, cart: CartRow, field: string): void => {
  if (deliveryMethodOf(cart) === "homeDelivery")
    throw refuse("ERR_METHOD_NOT_ALLOWED_FOR_ITEM", "Recipe bags are not delivered home.", { field })
}

/** Checks a recipe's products in the cart's store, and adds up the quantities of the same product, up to its maximum. Refuses all when one cannot be bought. */
const checkProducts = async (
  { database, now, refuse }: RecipeContext,
  cart: CartRow,
  { items }: RecipePayload,
  field: string
): Promise<ReadonlyArray<RecipeProduct>> => {
  const products = await loadCartProducts(
    database,
    cart,
    items.map(({ gtin }) => gtin)
  )
  const method = deliveryMethodOf(cart)
  const refusals: Array<ErrorItem<RecipeErrorCode>> = []
  const checkedProducts = new Map<string, RecipeProduct>()
  for (const [index, { gtin, quantity }] of items.entries()) {
    const product = products.get(gtin)
    const reason = reasonNotSold(product, now)
    const itemField = `${field}.items.${index}`
    if (product === undefined || reason !== null)
      refusals.push({ code: "ERR_ITEM_NOT_IN_ASSORTMENT", message: reason ?? "", field: itemField })
    else if (isUndeliverable(product, method))
      refusals.push({
        code: "ERR_METHOD_NOT_ALLOWED_FOR_ITEM",
        message: `'${product.name}' is not delivered home.`,
        field: itemField
      })
    else {
      const piecesOrGrams = parsePiecesOrGrams(product, quantity.value, `${itemField}.quantity.value`)
      const earlierQuantity = checkedProducts.get(gtin)?.quantity ?? 0
      const total = clampToMaximum(product, earlierQuantity + piecesOrGrams, itemField).piecesOrGrams
      if (total > 0) checkedProducts.set(gtin, { no: product.no, gtin, quantity: total })
    }
  }
  const [firstRefusal, ...otherRefusals] = refusals
  if (firstRefusal !== undefined) throw refuse.all([firstRefusal, ...otherRefusals])
  return [...checkedProducts.values()]
}

const requireRecipe = async ({ database, refuse }: RecipeContext, id: string, field: string): Promise<void> => {
  const recipe = await database.selectFrom("recipes").select("id").where("id", "=", id).executeTakeFirst()
  if (recipe === undefined) throw refuse("ERR_RECIPE_NOT_FOUND", "There is no such recipe.", { field })
}

const variantFlags: ReadonlyArray<VariantFlag> = ["lactoseFree", "glutenFree", "vegetarian", "vegan"]

interface NewEntry {
  readonly cartId: string
  readonly basket: BasketName
  readonly cartBagId: string | null
  readonly recipeId: string
  readonly variantId: string | null
  readonly portions: number
  readonly flags: ReadonlyArray<DietaryFlag>
  readonly products: ReadonlyArray<RecipeProduct>
}

/** Adds products to an entry, and adds up the quantities of the same product. */
const insertProducts = async (
  database: Kysely<Tables>,
  entryId: string,
  products: ReadonlyArray<RecipeProduct>
): Promise<void> => {
  const rows = products.map((product, position) => ({ ...product, position }))
  await sql`
    insert into cart_recipe_items as i (entry_id, position, no, gtin, quantity)
    select ${entryId}, position, no, gtin, quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, no integer, gtin text, quantity integer)
    on conflict (entry_id, gtin) do update set quantity = i.quantity + excluded.quantity`.execute(database)
}

export const insertEntry = async (database: Kysely<Tables>, entry: NewEntry): Promise<void> => {
  const id = randomUUID()
  await database
    .insertInto("cart_recipes")
    .values({
      id,
      cart_id: entry.cartId,
      basket: entry.basket,
      cart_bag_id: entry.cartBagId,
      recipe_id: entry.recipeId,
      variant_id: entry.variantId,
      portions: entry.portions,
      flags: entry.flags
    })
    .execute()
  await insertProducts(database, id, entry.products)
}

/** Checks a recipe that a caller sends, and converts it to an entry of a basket. */
export const toCheckedEntry = async (
  context: RecipeContext,
  cart: CartRow,
  recipe: RecipePayload,
  field: string
): Promise<Omit<NewEntry, "basket" | "cartBagId">> => {
  await requireRecipe(context, recipe.recipeId, `${field}.recipeId`)
  return {
    cartId: cart.id,
    recipeId: recipe.recipeId,
    variantId: recipe.variantId,
    portions: recipe.numberOfMeals,
    flags: variantFlags.filter((flag) => recipe[flag]),
    products: await checkProducts(context, cart, recipe, field)
  }
}

/** Adds a recipe to a basket, or its portions and products to the entry with the same recipe and variant; beyond the maximum of portions it changes nothing and returns an error. */
export const addRecipe = async (
  context: RecipeContext,
  cart: CartRow,
  basket: BasketName,
  recipe: RecipePayload
): Promise<ReadonlyArray<ErrorItem>> => {
  if (basket === "receptkassen") assertBagsAllowed(context, cart, "basket")
  const entry = await toCheckedEntry(context, cart, recipe, "recipe")
  const existingEntry = cart.recipes.find(
    (row) =>
      row.basket === basket &&
      row.cart_bag_id === null &&
      row.recipe_id === entry.recipeId &&
      row.variant_id === entry.variantId
  )
  if (existingEntry === undefined) {
    await insertEntry(context.database, { ...entry, basket, cartBagId: null })
    return []
  }
  const portions = existingEntry.portions + entry.portions
  if (portions > maxPortions)
    return [
      {
        code: "ERR_QUANTITY_LIMIT",
        message: `At most ${maxPortions} portions of '${existingEntry.name}' can be bought at once.`,
        field: "recipe.numberOfMeals"
      }
    ]
  await context.database.updateTable("cart_recipes").set({ portions }).where("id", "=", existingEntry.id).execute()
  await insertProducts(context.database, existingEntry.id, entry.products)
  return []
}
