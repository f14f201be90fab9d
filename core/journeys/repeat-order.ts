import { Effect } from "effect"
import { addCateredMeal } from "../cart/add-catered-meal.ts"
import { addRecipeBag } from "../cart/add-recipe-bag.ts"
import { addRecipe } from "../cart/add-recipe.ts"
import { addToCart } from "../cart/add-to-cart.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import type { EntryNotChanged, NotSellable } from "../cart/errors.ts"
import { type CannotAdd, requireCanAdd } from "../cart/require-can-add.ts"
import type { CallContext } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import { loadRepeatableOrder, type RepeatableEntry, type RepeatableOrderError } from "./load-repeatable-order.ts"

export interface RepeatOrderInput {
  readonly id: string
  /** The keys of the entries to add; all of them by default. */
  readonly keys?: ReadonlyArray<string>
}

export interface RepeatedOrder {
  /** The names of the added entries. */
  readonly added: ReadonlyArray<string>
  /** The names of the entries that are no longer sold or could not be added. */
  readonly missing: ReadonlyArray<string>
}

export type RepeatOrderError = RepeatableOrderError | CannotAdd

const addEntry = (
  entry: RepeatableEntry
): Effect.Effect<void, CannotAdd | EntryNotChanged | NotSellable, States | CartQueue> => {
  switch (entry.kind) {
    case "product":
      return addToCart(entry)
    case "recipe":
      return addRecipe(entry.recipe)
    case "bag":
      return addRecipeBag(entry.bag)
    case "meal":
      return addCateredMeal({ ...entry.meal, sideId: entry.meal.side?.id ?? null })
  }
}

/** 'Handla igen': adds an order's products, recipes, bags and meals to the cart, and names those that are no longer sold or could not be added. */
export const repeatOrder = ({
  id,
  keys
}: RepeatOrderInput): Effect.Effect<RepeatedOrder, RepeatOrderError, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    yield* requireCanAdd(() => true)
    const { entries, missing } = yield* loadRepeatableOrder({ id })
    const chosenEntries = keys === undefined ? entries : entries.filter(({ key }) => keys.includes(key))
    const results = yield* Effect.forEach(chosenEntries, (entry) =>
      Effect.map(Effect.result(addEntry(entry)), ({ _tag }) => ({ name: entry.name, isAdded: _tag === "Success" }))
    )
    return {
      added: results.filter(({ isAdded }) => isAdded).map(({ name }) => name),
      missing: [...missing, ...results.filter(({ isAdded }) => !isAdded).map(({ name }) => name)]
    }
  })
