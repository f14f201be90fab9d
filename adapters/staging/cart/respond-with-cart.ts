import type { WireCartJson } from "#core/cart/wire.ts"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import { deferred } from "../database/deferred.ts"
import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { type CartRow, findCart, readLines } from "./read-cart.ts"
import { toWireCart } from "./wire-cart.ts"

type CartContext = Pick<Context, "database" | "now">

/** Returns the response of a call that reads or changes a cart: the cart, and the errors if there are any. */
export const respondWithCart = async (
  { database, now }: CartContext,
  cart: CartRow,
  errors: ReadonlyArray<ErrorItem> = []
): Promise<WireCartJson> => toWireCart(cart, await readLines(database, cart), now, errors)

const setModified = compileOnce((database, { cartId, now }: Placeholders<{ cartId: string; now: number }>) =>
  database.updateTable("carts").set({ modified: now }).where("id", "=", cartId).modifyEnd(deferred)
)

/** Sets the cart's time of modification to now. */
export const markCartModified = async ({ database, now }: CartContext, cart: CartRow): Promise<CartRow> => {
  await setModified(database, { cartId: cart.id, now })
  return { ...cart, modified: now }
}

/** Marks a cart as modified, and reads it again for the response. Needed when more than the quantities of its product lines changed. */
export const respondWithChangedCart = async (
  context: CartContext,
  oldCart: CartRow,
  errors: ReadonlyArray<ErrorItem> = []
): Promise<WireCartJson> => {
  await markCartModified(context, oldCart)
  const cart = await findCart(context.database, oldCart.id)
  if (cart === undefined) throw new Error("The changed cart is missing.")
  return respondWithCart(context, cart, errors)
}
