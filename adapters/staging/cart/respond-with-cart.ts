import type { WireCartJson } from "#core/cart/wire.ts"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import type { ErrorItem } from "../http/refusal.ts"
import type { Context } from "../http/route.ts"
import { type CartRow, readLines } from "./read-cart.ts"
import { wireCart } from "./wire-cart.ts"

type CartContext = Pick<Context, "database" | "now">

/** Creates the response of every call about a cart: the cart, with `errors` unless there are none. */
export const respondWithCart = async (
  { database, now }: CartContext,
  cart: CartRow,
  errors: ReadonlyArray<ErrorItem> = []
): Promise<WireCartJson> => wireCart(cart, await readLines(database, cart), now, errors)

const setModified = compileOnce((database, { cartId, now }: Placeholders<{ cartId: string; now: number }>) =>
  database.updateTable("carts").set({ modified: now }).where("id", "=", cartId)
)

/** Sets the time of a cart's latest change to now. */
export const touchCart = async ({ database, now }: CartContext, cart: CartRow): Promise<CartRow> => {
  await setModified(database, { cartId: cart.id, now })
  return { ...cart, modified: now }
}
