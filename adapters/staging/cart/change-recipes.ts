import { randomUUID } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { RecipePayload } from "#core/cart/recipes-and-meals-api.ts"
import { maxCartRecipes } from "#core/contract/request-limits.ts"
import type { BasketName } from "#core/cart/model.ts"
import type { DietaryFlag, VariantFlag } from "#core/recipes/model.ts"
import { maxPortions } from "#core/recipes/portions.ts"
import { reasonNotSold } from "../catalogue/reason-not-sold.ts"
import type { Tables } from "../database/tables.ts"
import { type ErrorItem, invalid } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { loadCartProducts, clampToMaximum, isUndeliverable, parsePiecesOrGrams } from "./cart-products.ts"
import { deliveryMethodOf } from "./price-cart-row.ts"
import type { CartRow } from "./read-cart.ts"
import type { CartRecipeRow } from "./read-recipes-and-meals.ts"

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

interface CheckedProducts {
  readonly products: ReadonlyArray<RecipeProduct>
  /** An error for each quantity that was reduced to its product's maximum. */
  readonly errors: ReadonlyArray<ErrorItem>
}

/** Checks a recipe's products in the cart's store, and adds their quantities to those of the existing entry, up to the maximum of each product. Refuses all when one cannot be bought. */
const checkProducts = async (
  { database, now, refuse }: RecipeContext,
  cart: CartRow,
  { items }: RecipePayload,
  field: string,
  existingEntry: CartRecipeRow | undefined
): Promise<CheckedProducts> => {
  const products = await loadCartProducts(
    database,
    cart,
    items.map(({ gtin }) => gtin)
  )
  const method = deliveryMethodOf(cart)
  const refusals: Array<ErrorItem<RecipeErrorCode>> = []
  const errors: Array<ErrorItem> = []
  const existingQuantities = new Map(existingEntry?.items.map((item) => [item.gtin, item.quantity]))
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
      const earlierQuantity = checkedProducts.get(gtin)?.quantity ?? existingQuantities.get(gtin) ?? 0
      const { piecesOrGrams: total, error } = clampToMaximum(
        product,
        earlierQuantity + piecesOrGrams,
        `${itemField}.quantity.value`
      )
      if (error !== null) errors.push(error)
      if (total > 0) checkedProducts.set(gtin, { no: product.no, gtin, quantity: total })
    }
  }
  const [firstRefusal, ...otherRefusals] = refusals
  if (firstRefusal !== undefined) throw refuse.all([firstRefusal, ...otherRefusals])
  return { products: [...checkedProducts.values()], errors }
}

/** Whether a variant's id has distinct flags of the recipe's variants: 'glutenFree,vegan'. */
const isVariant = (variantId: string, variants: ReadonlyArray<VariantFlag>): boolean => {
  const flags = variantId.split(",")
  return new Set(flags).size === flags.length && flags.every((flag) => variants.some((variant) => variant === flag))
}

/** Refuses an unknown recipe, and a variant that it does not have. */
const requireRecipe = async (
  { database, refuse }: RecipeContext,
  { recipeId, variantId }: RecipePayload,
  field: string
): Promise<void> => {
  const recipe = await database.selectFrom("recipes").select("variants").where("id", "=", recipeId).executeTakeFirst()
  if (recipe === undefined)
    throw refuse("ERR_RECIPE_NOT_FOUND", "There is no such recipe.", { field: `${field}.recipeId` })
  if (variantId !== null && !isVariant(variantId, recipe.variants))
    throw invalid("The recipe has no such variant.", `${field}.variantId`)
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

/** Adds products to an entry, or sets the quantities of those that it has. */
const writeProducts = async (
  database: Kysely<Tables>,
  entryId: string,
  products: ReadonlyArray<RecipeProduct>
): Promise<void> => {
  const rows = products.map((product, position) => ({ ...product, position }))
  await sql`
    insert into cart_recipe_items (entry_id, position, no, gtin, quantity)
    select ${entryId}, position, no, gtin, quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(position integer, no integer, gtin text, quantity integer)
    on conflict (entry_id, gtin) do update set quantity = excluded.quantity`.execute(database)
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
  await writeProducts(database, id, entry.products)
}

type CheckedEntry = Omit<NewEntry, "basket" | "cartBagId">

const checkEntry = async (
  context: RecipeContext,
  cart: CartRow,
  recipe: RecipePayload,
  field: string,
  existingEntry?: CartRecipeRow
): Promise<{ readonly entry: CheckedEntry; readonly errors: ReadonlyArray<ErrorItem> }> => {
  await requireRecipe(context, recipe, field)
  const { products, errors } = await checkProducts(context, cart, recipe, field, existingEntry)
  return {
    entry: {
      cartId: cart.id,
      recipeId: recipe.recipeId,
      variantId: recipe.variantId,
      portions: recipe.numberOfMeals,
      flags: variantFlags.filter((flag) => recipe[flag]),
      products
    },
    errors
  }
}

/** Checks a recipe that a caller sends, and converts it to an entry of a basket. */
export const toCheckedEntry = async (
  context: RecipeContext,
  cart: CartRow,
  recipe: RecipePayload,
  field: string
): Promise<CheckedEntry> => (await checkEntry(context, cart, recipe, field)).entry

const limitError = (message: string, field: string): ErrorItem => ({ code: "ERR_QUANTITY_LIMIT", message, field })

/**
 * Adds a recipe to a basket, or its portions and products to the entry with the same recipe and variant; a product's quantity is reduced to its maximum. Beyond
 * the maximum of portions, or of recipes in a cart, it changes nothing. Returns an error for each limit.
 */
export const addRecipe = async (
  context: RecipeContext,
  cart: CartRow,
  basket: BasketName,
  recipe: RecipePayload
): Promise<ReadonlyArray<ErrorItem>> => {
  if (basket === "receptkassen") assertBagsAllowed(context, cart, "basket")
  const existingEntry = cart.recipes.find(
    (row) =>
      row.basket === basket &&
      row.cart_bag_id === null &&
      row.recipe_id === recipe.recipeId &&
      row.variant_id === recipe.variantId
  )
  const { entry, errors } = await checkEntry(context, cart, recipe, "recipe", existingEntry)
  if (existingEntry === undefined) {
    if (cart.recipes.length >= maxCartRecipes)
      return [limitError(`A cart has at most ${maxCartRecipes} recipes.`, "recipe.recipeId")]
    await insertEntry(context.database, { ...entry, basket, cartBagId: null })
    return errors
  }
  const portions = existingEntry.portions + entry.portions
  if (portions > maxPortions)
    return [
      limitError(
        `At most ${maxPortions} portions of '${existingEntry.name}' can be bought at once.`,
        "recipe.numberOfMeals"
      )
    ]
  await context.database.updateTable("cart_recipes").set({ portions }).where("id", "=", existingEntry.id).execute()
  await writeProducts(context.database, existingEntry.id, entry.products)
  return errors
}
