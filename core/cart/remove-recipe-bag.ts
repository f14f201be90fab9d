import { Effect } from "effect"
import { call, type CallOptions } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { removeItem } from "./api.ts"
import type { CartQueue } from "./cart-queue.ts"
import { cartState } from "./cart-state.ts"
import { changeEntry } from "./change-entry.ts"
import { visibleBags } from "./entries.ts"
import { EntryNotFound, type EntryNotChanged } from "./errors.ts"
import { removeBagRecipes } from "./recipes-and-meals-api.ts"
import type { Cart } from "./model.ts"

/** Empties 'receptkassen' when this bag is all that it contains, otherwise removes the bag's line; null when the cart does not have the bag. */
export const removeBagCall = (cart: Cart, bagId: string, options: CallOptions) => {
  if (cart.bags.every(({ id }) => id !== bagId)) return null
  const basket = cart.baskets.find(({ name }) => name === "receptkassen")
  return cart.bags.length === 1 && basket?.editableRecipes.length === 0
    ? call(removeBagRecipes, { params: { id: cart.id } }, options)
    : call(removeItem, { params: { id: cart.id, itemId: bagId } }, options)
}

/** Removes a recipe bag with its recipes; `id` is that of its line. */
export const removeRecipeBag = ({
  id
}: {
  readonly id: string
}): Effect.Effect<void, EntryNotFound | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    const bag = visibleBags((yield* stateOf(cartState)).current()).find((visibleBag) => visibleBag.id === id)?.bag
    if (bag === undefined || bag === null) return yield* new EntryNotFound()
    yield* changeEntry({ kind: "bag", name: bag.name, quantity: 0, target: id }, (cart, options) =>
      removeBagCall(cart, id, options)
    )
  })
