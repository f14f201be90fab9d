import { Effect } from "effect"
import { call } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import type { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { changeEntry } from "./change-entry.ts"
import { visibleBags } from "./entries.ts"
import { EntryNotFound, type EntryNotChanged } from "./errors.ts"
import { setBagRecipes } from "./recipes-and-meals-api.ts"

export interface SelectBagRecipesInput {
  /** The id of the bag's line. */
  readonly id: string
  /** The gtins of the recipes that the bag has afterwards; at least one. */
  readonly recipeGtins: ReadonlyArray<string>
}

/** Selects the recipes of a bag in the cart, each for the bag's portions. */
export const selectBagRecipes = ({
  id,
  recipeGtins
}: SelectBagRecipesInput): Effect.Effect<void, EntryNotFound | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    const bag = visibleBags((yield* stateOf(cartState)).current()).find((visibleBag) => visibleBag.id === id)?.bag
    if (bag === undefined || bag === null) return yield* new EntryNotFound()
    yield* changeEntry({ kind: "bag", name: bag.name, quantity: 1, target: id }, (cart, options) =>
      cart.bags.some((cartBag) => cartBag.id === id)
        ? call(
            setBagRecipes,
            { params: { id: cart.id }, body: { cartItemId: id, recipesEAN: recipeGtins, recipes: [] } },
            options
          )
        : null
    )
  })
