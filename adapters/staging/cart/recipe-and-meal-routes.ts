import {
  addCateredMeal,
  addEditableRecipe,
  removeBagRecipes,
  removeEditableRecipe,
  removeItemsAndSetRecipes,
  setBagRecipes
} from "#core/cart/recipes-and-meals-api.ts"
import type { Refusal } from "../http/refusal.ts"
import { type RefuseContext, type Route, route } from "../http/route.ts"
import { assertBagsAllowed, toCheckedEntry, addRecipe, insertEntry } from "./change-recipes.ts"
import { replaceBagRecipes } from "./change-bags.ts"
import { addMeal } from "./change-meals.ts"
import { removeLine } from "./remove-line.ts"
import { lockOpenCart } from "./read-cart.ts"
import { deleteBags } from "./read-recipes-and-meals.ts"
import { respondWithCart } from "./respond-with-cart.ts"

const noSuchLine = ({ refuse }: RefuseContext<"ERR_ITEM_NOT_FOUND">, field?: string): Refusal =>
  refuse("ERR_ITEM_NOT_FOUND", "There is no such line in the cart.", { field })

export const cartRecipeAndMealRoutes: ReadonlyArray<Route> = [
  route(addEditableRecipe, async (context, { params, body: { basket, recipe }, caller }) => {
    const cart = await lockOpenCart(context, params.id, caller.id)
    return respondWithCart(context, cart.id, await addRecipe(context, cart, basket, recipe))
  }),

  route(removeEditableRecipe, async (context, { params, caller }) => {
    const { id, a: basket, b: index } = params
    const cart = await lockOpenCart(context, id, caller.id)
    const editableEntries = cart.recipes.filter((row) => row.basket === basket && row.cart_bag_id === null)
    const entry = /^\d{1,4}$/.test(index) ? editableEntries[Number(index)] : undefined
    if (entry === undefined) throw noSuchLine(context)
    await context.database.deleteFrom("cart_recipes").where("id", "=", entry.id).execute()
    return respondWithCart(context, cart.id)
  }),

  route(setBagRecipes, async (context, { params, body, caller }) => {
    const cart = await lockOpenCart(context, params.id, caller.id)
    const bag = cart.bags.find(({ id }) => id === body.cartItemId)
    if (bag === undefined) throw noSuchLine(context, "cartItemId")
    assertBagsAllowed(context, cart, "cartItemId")
    await replaceBagRecipes(context, cart, bag, body)
    return respondWithCart(context, cart.id)
  }),

  // Empties 'receptkassen': removes all bags of the cart and all recipes of that basket.
  route(removeBagRecipes, async (context, { params, caller }) => {
    const cart = await lockOpenCart(context, params.id, caller.id)
    await deleteBags(context.database, cart.id)
    return respondWithCart(context, cart.id)
  }),

  route(removeItemsAndSetRecipes, async (context, { params, body, caller }) => {
    const { database } = context
    const cart = await lockOpenCart(context, params.id, caller.id)
    for (const [index, id] of body.cartItemIds.entries())
      if (!(await removeLine(database, cart.id, id))) throw noSuchLine(context, `cartItemIds.${index}`)
    await database
      .deleteFrom("cart_recipes")
      .where("cart_id", "=", cart.id)
      .where("basket", "=", "flexkassen")
      .execute()
    for (const [index, recipe] of body.recipes.entries())
      await insertEntry(database, {
        ...(await toCheckedEntry(context, cart, recipe, `recipes.${index}`)),
        basket: "flexkassen",
        cartBagId: null
      })
    return respondWithCart(context, cart.id)
  }),

  route(addCateredMeal, async (context, { params, body, caller }) => {
    const cart = await lockOpenCart(context, params.id, caller.id)
    const error = await addMeal(context, cart, body)
    return respondWithCart(context, cart.id, error === null ? [] : [error])
  })
]
