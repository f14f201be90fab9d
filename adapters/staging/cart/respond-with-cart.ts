import type { WireCartJson } from "#core/cart/wire.ts"
import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { type CartRow, findCart, readLines } from "./read-cart.ts"
import { toWireCart } from "./wire-cart.ts"

type CartContext = Pick<Context, "database" | "now">

/** Returns the response of a call that changes only a cart's product lines: the cart, and the errors if there are any. */
export const respondWithChangedLines = async (
  { database, now }: CartContext,
  cart: CartRow,
  errors: ReadonlyArray<ErrorItem>
): Promise<WireCartJson> => toWireCart({ ...cart, lines: await readLines(database, cart) }, now, errors)

/** The same for a call that may have changed anything of the cart, which is read again. The cart exists: the transaction has locked or inserted it. */
export const respondWithCart = async (
  { database, now }: CartContext,
  cartId: string,
  errors: ReadonlyArray<ErrorItem> = []
): Promise<WireCartJson> => {
  const cart = await findCart(database, cartId)
  if (cart === undefined) throw new Error("The cart is missing.")
  return toWireCart(cart, now, errors)
}
