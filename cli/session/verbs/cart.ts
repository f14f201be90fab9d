import { stateOf } from "#core/kernel/state-of.ts"
import { cartState } from "#core/cart/cart-state.ts"
import { Data, Effect } from "effect"
import type { PendingChange } from "#core/cart/model.ts"
import { visibleLines, type VisibleLine, visibleQuantity } from "#core/cart/rules.ts"
import type { Product } from "#core/catalogue/model.ts"
import { emptyCartFailures } from "#web/features/cart/empty-cart-failures.ts"
import { addButton, emptied } from "#web/text/cart.ts"
import { plainProduct } from "../plain.ts"
import { findProduct, productFailures, productField } from "./products.ts"
import { checkUnit, optional, quantityField, useCaseVerb, toQuantity } from "./verb.ts"

class NotSellable extends Data.TaggedError("NotSellable")<{ readonly product: Product }> {}

export const add = useCaseVerb("addToCart", {
  name: "add",
  summary: "Puts products into the cart; the change is sent half a second later, as from the page.",
  example: "add: { product: mellanmjölk, quantity: 2 }",
  input: {
    product: productField,
    quantity: optional(quantityField("Pieces, or kilograms; by default one step of the product"))
  },
  shorthand: "product",
  run: ({ product: input, quantity }, addToCart) =>
    Effect.gen(function* () {
      const match = yield* findProduct(input)
      yield* checkUnit(quantity, match)
      yield* addToCart({
        product: match,
        ...(quantity === undefined ? {} : { quantity: toQuantity(quantity, match) })
      }).pipe(Effect.catchTag("NotSellable", () => Effect.fail(new NotSellable({ product: match }))))
      return { ...plainProduct(match), quantity: visibleQuantity((yield* stateOf(cartState)).current(), match.gtin) }
    }),
  failures: {
    ...productFailures,
    WrongUnit: null,
    NoStoreChosen: addButton.chooseStore,
    NotLoggedIn: addButton.logIn,
    DeliveryMethodNotAllowed: addButton.changeDelivery,
    NotSellable: ({ product: { sellable } }) => (sellable ? addButton.soldOut : addButton.discontinued)
  }
})

const matchesLine = (line: VisibleLine, input: string): boolean =>
  line.gtin === input ||
  line.itemNo.toUpperCase() === input.toUpperCase() ||
  line.name.toLocaleLowerCase("sv").includes(input.toLocaleLowerCase("sv"))

const productOfLine = ({
  gtin,
  itemNo,
  name,
  brand,
  size,
  picture,
  url,
  unit,
  maximum
}: VisibleLine): PendingChange["product"] => ({
  gtin,
  id: itemNo,
  name,
  brand,
  size,
  picture,
  url: url ?? "",
  unit,
  maximum
})

export const setQuantity = useCaseVerb("setQuantity", {
  name: "set-quantity",
  summary: "Sets the quantity of a product in the cart, like the stepper; 0 removes it.",
  example: "set-quantity: { product: mellanmjölk, quantity: 3 }",
  input: { product: productField, quantity: quantityField("Pieces, or kilograms") },
  run: ({ product: input, quantity }, setQuantity) =>
    Effect.gen(function* () {
      const line = visibleLines((yield* stateOf(cartState)).current()).find((candidate) =>
        matchesLine(candidate, input.trim())
      )
      const target = line === undefined ? yield* findProduct(input) : productOfLine(line)
      yield* checkUnit(quantity, target)
      yield* setQuantity({ product: target, quantity: toQuantity(quantity, target) })
      return {
        id: target.id,
        gtin: target.gtin,
        name: target.name,
        quantity: visibleQuantity((yield* stateOf(cartState)).current(), target.gtin)
      }
    }),
  failures: { ...productFailures, WrongUnit: null }
})

export const emptyCart = useCaseVerb("emptyCart", {
  name: "empty-cart",
  summary: "Empties the cart.",
  example: "empty-cart:",
  input: {},
  run: (_, emptyCart) => emptyCart(),
  failures: emptyCartFailures,
  successMessage: () => emptied
})

export const flush = useCaseVerb("flushCart", {
  name: "flush",
  summary: "Sends pending cart changes and waits until the server has confirmed them.",
  example: "flush:",
  input: {},
  run: (_, flushCart) => flushCart({ leaving: false }),
  failures: {}
})
