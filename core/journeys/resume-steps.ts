import { Effect } from "effect"
import { addToCart } from "../cart/add-to-cart.ts"
import type { CartQueue } from "../cart/cart-queue.ts"
import { cartState } from "../cart/cart-state.ts"
import { withProblem } from "../cart/cart-view.ts"
import { visibleQuantity } from "../cart/rules.ts"
import { setQuantity } from "../cart/set-quantity.ts"
import type { CatalogueUnavailable } from "../catalogue/errors.ts"
import { loadProducts } from "../catalogue/load-products.ts"
import { stepQuantity } from "../catalogue/quantity.ts"
import type { CallContext } from "../contract/call.ts"
import { stateOf, type States } from "../kernel/state-of.ts"

/** A press of a product's add button or plus (1), or of its minus (-1). */
export interface ProductStep {
  readonly productId: string
  readonly direction: 1 | -1
}

/** Repeats presses of a page that was left before they changed the cart. Names the products that can no longer be added as a problem of the cart. */
export const resumeSteps = (
  steps: ReadonlyArray<ProductStep>
): Effect.Effect<void, CatalogueUnavailable, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const products = yield* loadProducts([...new Set(steps.map(({ productId }) => productId))])
    const productById = new Map(products.map((product) => [product.id, product]))
    const failedNames = new Set<string>()
    for (const { productId, direction } of steps) {
      const product = productById.get(productId)
      if (product === undefined) continue
      const quantity = visibleQuantity(cart.current(), product.gtin)
      if (direction === 1) {
        const result = yield* Effect.result(addToCart({ product }))
        if (result._tag === "Failure") failedNames.add(product.name)
      } else if (quantity > 0) yield* setQuantity({ product, quantity: stepQuantity(quantity, -1, product) })
    }
    if (failedNames.size > 0)
      cart.update((state) => withProblem(state, { kind: "add-failed", names: [...failedNames], code: null }))
  })
