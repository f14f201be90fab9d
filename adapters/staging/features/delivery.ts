import { sql } from "kysely"
import { getPickingFee } from "#core/delivery/api.ts"
import { pickingFeeFor } from "#core/cart/pricing.ts"
import { type Ore, toKronor } from "#core/kernel/money.ts"
import { priceLines } from "../cart/price-lines.ts"
import { readCart, readLines } from "../cart/read-cart.ts"
import { shopPickingFee, shopPickingFeeLimit } from "../cart/shop-fees.ts"
import { type Route, route } from "../http/route.ts"

interface Fee {
  readonly fee: number
  readonly picking_limit: number
}

export const deliveryRoutes: ReadonlyArray<Route> = [
  route(getPickingFee, async ({ sql: database, now }, { query, caller }) => {
    const { rows: [fees] } = await sql<Fee>`
      select ${shopPickingFee} as fee, ${shopPickingFeeLimit} as picking_limit from settings shop where shop.key = 'shop'`.execute(database)
    const fee = (fees?.fee ?? 0) as Ore
    const limit = (fees?.picking_limit ?? 0) as Ore
    // Somebody else's cart says nothing here: a visitor gets the fee of an empty one.
    const cart = query.cartId === undefined || caller === null ? null : await readCart(database, query.cartId, caller.id)
    const itemsTotal = cart === null ? (0 as Ore) : priceLines(cart, await readLines(database, cart), now).itemsTotal
    return { pickingFee: toKronor(pickingFeeFor(itemsTotal, fee, limit, false)), pickingFeeLimit: toKronor(limit), originalPickingFee: toKronor(fee) }
  })
]
