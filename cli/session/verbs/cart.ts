import { Data, Effect } from "effect"
import { addToCart } from "#core/cart/add-to-cart.ts"
import { CartState } from "#core/cart/cart-state.ts"
import { emptyCart as emptyCartCase } from "#core/cart/empty-cart.ts"
import { flushCart } from "#core/cart/flush-cart.ts"
import type { PendingChange } from "#core/cart/model.ts"
import { visibleLines, type VisibleLine, visibleQuantity } from "#core/cart/rules.ts"
import { setQuantity as setQuantityCase } from "#core/cart/set-quantity.ts"
import type { Product } from "#core/catalogue/model.ts"
import { emptyCartFailures } from "#web/features/cart/empty-cart-failures.ts"
import { addButton, emptied } from "#web/text/cart.ts"
import { plainProduct } from "../plain.ts"
import { findProduct, goodsFailures, product } from "./goods.ts"
import { amount, optional, verb } from "./verb.ts"

class NotSellable extends Data.TaggedError("NotSellable")<{ readonly product: Product }> {}

/** More than any goods' maximum: the shop itself decides what is too much. */
const most = 10_000

export const add = verb({
  name: "add",
  summary: "Puts goods into the cart; the server hears of it half a second later, as from the page.",
  example: "add: { product: mellanmjölk, quantity: 2 }",
  input: { product, quantity: optional(amount("Pieces, or kilograms; one step of the goods unless given", 0, most)) },
  short: "product",
  run: ({ product: named, quantity }) =>
    Effect.gen(function*() {
      const found = yield* findProduct(named)
      yield* addToCart({ product: found, ...(quantity === undefined ? {} : { quantity }) }).pipe(
        Effect.catchTag("NotSellable", () => Effect.fail(new NotSellable({ product: found })))
      )
      return { ...plainProduct(found), quantity: visibleQuantity((yield* CartState).current(), found.gtin) }
    }),
  failures: {
    ...goodsFailures,
    NoStoreChosen: addButton.chooseStore,
    NotLoggedIn: addButton.logIn,
    CannotAddHere: addButton.changeDelivery,
    NotSellable: ({ product: { sellable } }) => (sellable ? addButton.soldOut : addButton.discontinued)
  }
})

const names = (line: VisibleLine, named: string): boolean =>
  line.gtin === named || line.itemNo.toUpperCase() === named.toUpperCase() || line.name.toLocaleLowerCase("sv").includes(named.toLocaleLowerCase("sv"))

const ofLine = ({ gtin, itemNo, name, brand, size, picture, url, unit, maximum }: VisibleLine): PendingChange["product"] => ({
  gtin, id: itemNo, name, brand, size, picture, url: url ?? "", unit, maximum
})

export const setQuantity = verb({
  name: "set-quantity",
  summary: "Sets how much of some goods the cart holds, as the stepper does; 0 takes them out.",
  example: "set-quantity: { product: mellanmjölk, quantity: 3 }",
  input: { product, quantity: amount("Pieces, or kilograms", 0, most) },
  run: ({ product: named, quantity }) =>
    Effect.gen(function*() {
      const line = visibleLines((yield* CartState).current()).find((candidate) => names(candidate, named.trim()))
      const goods = line === undefined ? yield* findProduct(named) : ofLine(line)
      yield* setQuantityCase({ product: goods, quantity })
      return { id: goods.id, gtin: goods.gtin, name: goods.name, quantity: visibleQuantity((yield* CartState).current(), goods.gtin) }
    }),
  failures: goodsFailures
})

export const emptyCart = verb({
  name: "empty-cart",
  summary: "Empties the cart.",
  example: "empty-cart:",
  input: {},
  run: () => emptyCartCase,
  failures: emptyCartFailures,
  says: () => emptied
})

export const flush = verb({
  name: "flush",
  summary: "Sends what the cart still holds back and waits until it is in step with the server.",
  example: "flush:",
  input: {},
  run: () => flushCart({ leaving: false }),
  failures: {}
})
