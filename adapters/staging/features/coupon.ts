import { type Kysely, sql } from "kysely"
import { addDiscountCode, mapDiscountCode, removeDiscountCode } from "#core/coupon/api.ts"
import { openCartForChange, readCart, readLines } from "../cart/read-cart.ts"
import { wireCart } from "../cart/wire-cart.ts"
import type { Tables } from "../database/tables.ts"
import { invalid, refuse } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import { changedCart } from "./cart.ts"

interface CouponRow {
  readonly gtin: string
  readonly code: string
  readonly name: string
  readonly refusal: string | null
  readonly refusal_message: string | null
}

/** The coupon that holds the code or the goods number, if it may be used at all. */
const usableCoupon = async (database: Kysely<Tables>, codeOrGtin: string): Promise<CouponRow> => {
  const { rows: [coupon] } = await sql<CouponRow>`
    select gtin, code, name, refusal, refusal_message from coupons
      where code = upper(${codeOrGtin.replace(/\s/g, "")}) or gtin = ${codeOrGtin}`.execute(database)
  if (coupon === undefined) throw refuse(422, "ERR_COUPON_DOESNT_EXISTS", "There is no such coupon.")
  if (coupon.refusal !== null) throw refuse(422, coupon.refusal, coupon.refusal_message ?? "")
  return coupon
}

export const couponRoutes: ReadonlyArray<Route> = [
  route(mapDiscountCode, async ({ sql: database }, { query }) => {
    const { gtin, name, code } = await usableCoupon(database, query.code)
    return { gtin, name, code }
  }),

  route(addDiscountCode, async (context, { params, body, caller }) => {
    const { sql: database, now } = context
    const cart = await openCartForChange(database, params.id, caller.id)
    const coupon = await usableCoupon(database, body.gtin)
    const { rows } = await sql`
      insert into cart_discounts (cart_id, gtin, added) values (${cart.id}, ${coupon.gtin}, ${now})
        on conflict do nothing returning gtin`.execute(database)
    if (rows.length === 0) throw refuse(422, "ERR_COUPON_ALREADY_USED", "The coupon lies in the cart already.")
    await changedCart(context, cart)
    const changed = await readCart(database, cart.id, caller.id)
    return wireCart(changed, await readLines(database, changed), now)
  }),

  route(removeDiscountCode, async (context, { params, query: { gtin }, caller }) => {
    const { sql: database, now } = context
    if (gtin === undefined) throw invalid("The coupon's gtin is missing.", "gtin")
    const cart = await openCartForChange(database, params.id, caller.id)
    const { rows } = await sql`delete from cart_discounts where cart_id = ${cart.id} and gtin = ${gtin} returning gtin`.execute(database)
    if (rows.length === 0) throw refuse(422, "ERR_COUPON_DOESNT_EXISTS", "The coupon does not lie in the cart.")
    await changedCart(context, cart)
    const changed = await readCart(database, cart.id, caller.id)
    return wireCart(changed, await readLines(database, changed), now)
  })
]
