import { Effect } from "effect"
import { call } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import type { CartQueue } from "./cart-queue.ts"
import { changeEntry } from "./change-entry.ts"
import type { EntryNotChanged } from "./errors.ts"
import { addEditableRecipe } from "./recipes-and-meals-api.ts"
import type { ChosenRecipe } from "./model.ts"
import { recipePayload } from "./recipe-payload.ts"
import { type CannotAdd, requireCanAdd } from "./require-can-add.ts"

export type AddRecipeError = CannotAdd | EntryNotChanged

/** Adds a recipe with its products to 'flexkassen'; needs a store, a log-in and a delivery method that allows it (CROLE-06, CROLE-07). */
export const addRecipe = (recipe: ChosenRecipe): Effect.Effect<void, AddRecipeError, States | CartQueue> =>
  Effect.gen(function* () {
    yield* requireCanAdd()
    yield* changeEntry(
      { kind: "recipe", name: recipe.name, quantity: recipe.portions, target: null },
      ({ id }, options) =>
        call(
          addEditableRecipe,
          { params: { id }, body: { basket: "flexkassen", recipe: recipePayload(recipe) } },
          options
        )
    )
  })
