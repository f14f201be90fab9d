import { Effect } from "effect"
import { canAddRecipeBags } from "../assortment/rules.ts"
import { cartUnits } from "../catalogue/units.ts"
import { call } from "../contract/call.ts"
import type { States } from "../kernel/state-of.ts"
import { addItems } from "./api.ts"
import type { CartQueue } from "./cart-queue.ts"
import { changeEntry } from "./change-entry.ts"
import type { EntryNotChanged } from "./errors.ts"
import type { RecipeBag } from "./model.ts"
import { type CannotAdd, requireCanAdd } from "./require-can-add.ts"

export type AddRecipeBagInput = Pick<RecipeBag, "gtin" | "itemNo" | "name">

/** Adds a recipe bag with all of its recipes, which is possible for pickup only (DELIV-27). */
export const addRecipeBag = ({
  gtin,
  itemNo,
  name
}: AddRecipeBagInput): Effect.Effect<void, CannotAdd | EntryNotChanged, States | CartQueue> =>
  Effect.gen(function* () {
    yield* requireCanAdd(canAddRecipeBags)
    const quantity = { value: 1, unit: cartUnits.piece, originalUnit: cartUnits.piece }
    yield* changeEntry({ kind: "bag", name, quantity: 1, target: null }, ({ id }, options) =>
      call(addItems, { params: { id }, body: { items: [{ gtin, itemNo, quantity, name }] } }, options)
    )
  })
