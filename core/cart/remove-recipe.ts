import { Effect } from "effect"
import { call, type CallOptions } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import type { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { changeEntry } from "./change-entry.ts"
import { visibleBaskets, recipeEntryId } from "./entries.ts"
import { EntryNotFound, type EntryNotChanged } from "./errors.ts"
import { removeEditableRecipe, setBagRecipes } from "./recipes-and-meals-api.ts"
import type { Cart, CartRecipe } from "./model.ts"
import { recipePayload } from "./recipe-payload.ts"
import { removeBagCall } from "./remove-recipe-bag.ts"

export interface RemoveRecipeInput {
  /** As `recipeEntryId` returns it. */
  readonly id: string
}

/** Removes an editable recipe by its index in the basket at the time of sending (CART-43). The parameter `a` is the name of the basket, `b` the index. */
const removeByIndex = (cart: Cart, entryId: string, options: CallOptions) => {
  for (const { name, editableRecipes } of cart.baskets) {
    const index = editableRecipes.findIndex((recipe) => recipeEntryId(name, recipe, false) === entryId)
    if (index >= 0) return call(removeEditableRecipe, { params: { id: cart.id, a: name, b: String(index) } }, options)
  }
  return null
}

/** Removes a recipe of a bag by setting the bag's recipes to the others, unchanged. Without others, it removes the bag. */
const removeFromBag = (cart: Cart, recipe: CartRecipe, options: CallOptions) => {
  const bag = cart.bags.find(({ recipeGtins }) => recipe.gtin !== null && recipeGtins.includes(recipe.gtin))
  if (bag === undefined) return null
  const recipesEAN = bag.recipeGtins.filter((gtin) => gtin !== recipe.gtin)
  if (recipesEAN.length === 0) return removeBagCall(cart, bag.id, options)
  const others = cart.baskets
    .flatMap(({ recipes }) => recipes)
    .filter(({ gtin }) => gtin !== null && recipesEAN.includes(gtin))
  return call(
    setBagRecipes,
    { params: { id: cart.id }, body: { cartItemId: bag.id, recipesEAN, recipes: others.map(recipePayload) } },
    options
  )
}

/** Removes a recipe from its basket; the cart's other recipes stay (CART-42). */
export const removeRecipe = ({
  id
}: RemoveRecipeInput): Effect.Effect<void, EntryNotFound | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    const entry = visibleBaskets((yield* stateOf(cartState)).current())
      .flatMap(({ recipes }) => recipes)
      .find((visibleRecipe) => visibleRecipe.id === id)
    const recipe = entry?.recipe ?? null
    if (entry === undefined || recipe === null) return yield* new EntryNotFound()
    yield* changeEntry({ kind: "recipe", name: entry.name, quantity: 0, target: id }, (cart, options) =>
      entry.fromBag ? removeFromBag(cart, recipe, options) : removeByIndex(cart, id, options)
    )
  })
