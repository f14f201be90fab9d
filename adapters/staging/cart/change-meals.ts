import { randomUUID } from "node:crypto"
import type { BodyOf } from "#core/contract/endpoint.ts"
import type { addCateredMeal } from "#core/cart/recipes-and-meals-api.ts"
import { clampCateringQuantity } from "#core/catering/rules.ts"
import { type ErrorItem, invalid } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import type { CartRow } from "./read-cart.ts"

type MealContext = Pick<Context<"ERR_ITEM_NOT_IN_ASSORTMENT">, "database" | "refuse">

interface MealLimits {
  readonly name: string
  readonly quantity_from: number
  readonly quantity_to: number
}

/** Validates the quantity of a meal or a recipe bag; refuses anything but a non-negative integer with 400. */
export const parseWholeQuantity = (quantity: number, field: string): number => {
  if (!Number.isInteger(quantity) || quantity < 0) throw invalid("A quantity is a whole number, not negative.", field)
  return quantity
}

/** Clamps a quantity to the meal's limits; `error` reports a changed quantity and is null otherwise. */
export const clampMealQuantity = (
  { name, quantity_from: quantityFrom, quantity_to: quantityTo }: MealLimits,
  quantity: number,
  field: string
): { readonly quantity: number; readonly error: ErrorItem | null } => {
  const allowedQuantity = clampCateringQuantity(quantity, { quantityFrom, quantityTo })
  const message = `'${name}' is sold from ${quantityFrom} to ${quantityTo}.`
  return {
    quantity: allowedQuantity,
    error: allowedQuantity === quantity ? null : { code: "ERR_QUANTITY_LIMIT", message, field }
  }
}

/** Whether the cart's store prepares catered meals. */
export const preparesCatering = async (
  { database }: Pick<MealContext, "database">,
  { store_number }: Pick<CartRow, "store_number">
): Promise<boolean> => {
  const store = await database
    .selectFrom("stores")
    .select("services")
    .where("store_number", "=", store_number)
    .executeTakeFirst()
  return store?.services.includes("catering") ?? false
}

/** Adds a meal with its side, or increases the quantity of its existing line; the error reports a clamped quantity. */
export const addMeal = async (
  context: MealContext,
  cart: CartRow,
  { gtin, quantity, sideId = null }: BodyOf<typeof addCateredMeal>
): Promise<ErrorItem | null> => {
  const { database, refuse } = context
  const meal = await database
    .selectFrom("catered_meal_variants as v")
    .innerJoin("catered_meals as m", "m.id", "v.meal_id")
    .select(["m.name", "m.sides", "v.quantity_from", "v.quantity_to"])
    .where("v.gtin", "=", gtin)
    .where("m.sellable", "=", true)
    .executeTakeFirst()
  if (meal === undefined || !(await preparesCatering(context, cart)))
    throw refuse("ERR_ITEM_NOT_IN_ASSORTMENT", "The store does not prepare this meal.", { field: "gtin" })
  if (sideId === null ? meal.sides.length > 0 : !meal.sides.some(({ id }) => id === sideId))
    throw invalid(sideId === null ? "A side must be chosen." : "The meal has no such side.", "sideId")
  const existingLine = cart.meals.find((row) => row.gtin === gtin && row.side_id === sideId)
  const field = "quantity.value"
  const addedQuantity = parseWholeQuantity(quantity.value, field)
  if (addedQuantity === 0) return null
  const clampResult = clampMealQuantity(meal, (existingLine?.quantity ?? 0) + addedQuantity, field)
  await database
    .insertInto("cart_catered_meals")
    .values({ id: randomUUID(), cart_id: cart.id, gtin, side_id: sideId, quantity: clampResult.quantity })
    .onConflict((conflict) =>
      conflict.columns(["cart_id", "gtin", "side_id"]).doUpdateSet({ quantity: clampResult.quantity })
    )
    .execute()
  return clampResult.error
}
