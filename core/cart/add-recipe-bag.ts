import { Effect } from "effect"
import { canAddRecipeBags } from "../assortment/rules.ts"
import { cartUnits } from "../catalogue/units.ts"
import { call } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { addItems } from "./api.ts"
import type { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { changeEntry } from "./change-entry.ts"
import type { EntryNotChanged } from "./errors.ts"
import type { RecipeBag } from "./model.ts"
import { type CannotAdd, requireCanAdd } from "./require-can-add.ts"
import { selectBagRecipes } from "./select-bag-recipes.ts"

export interface AddRecipeBagInput extends Pick<RecipeBag, "gtin" | "itemNo" | "name"> {
  /** The gtins of the chosen recipes; by default all of the bag's recipes. */
  readonly recipeGtins?: ReadonlyArray<string>
}

/** Adds a recipe bag with the chosen recipes; needs pickup (DELIV-27). */
export const addRecipeBag = ({
  gtin,
  itemNo,
  name,
  recipeGtins
}: AddRecipeBagInput): Effect.Effect<void, CannotAdd | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    yield* requireCanAdd(canAddRecipeBags)
    const quantity = { value: 1, unit: cartUnits.piece, originalUnit: cartUnits.piece }
    yield* changeEntry({ kind: "bag", name, quantity: 1, target: null }, ({ id }, options) =>
      call(addItems, { params: { id }, body: { items: [{ gtin, itemNo, quantity, name }] } }, options)
    )
    if (recipeGtins === undefined) return
    const { serverCart } = (yield* stateOf(cartState)).current()
    const addedBag = serverCart?.bags.find((bag) => bag.gtin === gtin)
    if (addedBag?.recipeGtins.some((recipeGtin) => !recipeGtins.includes(recipeGtin)))
      // A bag that another tab has removed meanwhile needs no recipes.
      yield* Effect.catchTag(selectBagRecipes({ id: addedBag.id, recipeGtins }), "EntryNotFound", () => Effect.void)
  })
