import { Effect } from "effect"
import { stateOf } from "../kernel/state-of.ts"
import { cartState } from "../cart/cart-state.ts"
import type { DeliverySelection, DeliveryMethod } from "../assortment/model.ts"
import { moveCart } from "../cart/api.ts"
import { withServerCart, withProblem } from "../cart/cart-view.ts"
import { cartFromWire } from "../cart/from-wire.ts"
import type { Cart } from "../cart/model.ts"
import type { WireCartView } from "../cart/wire.ts"
import { productsByIds } from "../catalogue/api.ts"
import { call, type CallError } from "../contract/call.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { notRetriedByCaller } from "../contract/policy.ts"

/** Whether the API must move the cart to another store, or check its contents because the delivery method changes or groceries are not delivered (DELIV-26). */
export const mustMove = (
  cart: { readonly storeNumber: string; readonly contents: ReadonlyArray<unknown> },
  previousMethod: DeliveryMethod | null,
  selection: DeliverySelection
): boolean =>
  cart.storeNumber !== selection.storeNumber ||
  previousMethod !== selection.method ||
  (!selection.deliversGroceries && cart.contents.length > 0)

/**
 * Returns the names of the products, recipes, bags and meals with these gtins. Products that another tab has added are not in the
 * previous cart, so their names are fetched.
 */
const loadNames = Effect.fnUntraced(function* (gtins: ReadonlyArray<string>, previousCart: Cart) {
  const recipes = previousCart.baskets.flatMap((basket) => [...basket.recipes, ...basket.editableRecipes])
  const names = new Map([
    ...[...previousCart.lines, ...previousCart.bags, ...previousCart.meals].map(
      ({ gtin, name }) => [gtin, name] as const
    ),
    // The API reports a recipe without a gtin by its id.
    ...recipes.map(({ gtin, recipeId, name }) => [gtin ?? recipeId, name] as const)
  ])
  const gtinsWithoutName = gtins.filter((gtin) => !names.has(gtin))
  const products = yield* inChunks(gtinsWithoutName, (chunk) =>
    call(productsByIds, { params: { ids: chunk.join(",") }, query: { take: chunk.length, fields: "card" } }).pipe(
      Effect.map(({ items }) => items),
      notRetriedByCaller,
      Effect.orElseSucceed(() => [])
    )
  )
  for (const { gtin, name } of products) names.set(gtin, name)
  return gtins.map((gtin) => names.get(gtin) ?? gtin)
})

/**
 * The gtins of what the cart has lost: lines that are missing in the response, and entries that it reports as removed. A recipe without a
 * gtin is reported by its id.
 */
const lostGtins = (previousCart: Cart, response: WireCartView): ReadonlyArray<string> => {
  const remainingGtins = new Set(response.items.map(({ gtin }) => gtin))
  const reportedGtins = (response.errors ?? []).flatMap(({ field }) => (field === undefined ? [] : [field]))
  return [...new Set([...previousCart.lines.map(({ gtin }) => gtin), ...reportedGtins])].filter(
    (gtin) => !remainingGtins.has(gtin)
  )
}

const isCartUnusable = (error: CallError): boolean =>
  error._tag === "ApiErrorResponse" && (error.code === "ERR_CART_NOT_FOUND" || error.code === "ERR_CART_LOCKED")

/** Moves the cart to a store in one call, and reports the products, recipes, bags and meals whose loss the shopper has not accepted. */
export const moveCartToStore = (
  selection: DeliverySelection,
  previousMethod: DeliveryMethod | null,
  acceptedGtins: ReadonlyArray<string> = []
) =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const previousCart = cart.current().serverCart
    if (previousCart === null) return
    const contents = [...previousCart.lines, ...previousCart.baskets.flatMap(({ editableRecipes }) => editableRecipes)]
    if (!mustMove({ storeNumber: previousCart.storeNumber, contents }, previousMethod, selection)) return
    const response = yield* call(moveCart, {
      params: { id: previousCart.id },
      body: { storeNumber: selection.storeNumber, keepCart: true }
    })
    const names = yield* loadNames(
      lostGtins(previousCart, response).filter((gtin) => !acceptedGtins.includes(gtin)),
      previousCart
    )
    const movedCart = cartFromWire(response)
    cart.update((state) =>
      names.length === 0
        ? withServerCart(state, movedCart)
        : withProblem(withServerCart(state, movedCart), { kind: "products-lost", names, code: null })
    )
  }).pipe(
    Effect.catch((error) =>
      // Another tab has emptied or ordered the cart.
      isCartUnusable(error)
        ? Effect.map(stateOf(cartState), (cart) => cart.update((state) => withServerCart(state, null)))
        : Effect.fail(error)
    )
  )
