import { sql } from "kysely"
import { addDiscountCode, couponErrors, mapDiscountCode, removeDiscountCode } from "#core/coupon/api.ts"
import { respondWithCart } from "../cart/respond-with-cart.ts"
import { lockOpenCart } from "../cart/read-cart.ts"
import { countCodeAttempt } from "../http/rate-limit.ts"
import { invalid } from "../http/refusal.ts"
import { type Context, type Route, route } from "../http/route.ts"
import { findUsedUpCoupons } from "./coupon-uses.ts"

type CouponErrorCode = (typeof couponErrors)[number]

/** Finds the coupon with this code or GTIN; refuses when it does not exist or cannot be used. */
const requireCoupon = async (
  { database, refuse }: Pick<Context<CouponErrorCode>, "database" | "refuse">,
  codeOrGtin: string
) => {
  const coupon = await database
    .selectFrom("coupons")
    .select(["gtin", "code", "name", "refusal", "refusal_message"])
    .where((eb) =>
      eb.or([eb("code", "=", sql<string>`upper(${codeOrGtin.replace(/\s/g, "")})`), eb("gtin", "=", codeOrGtin)])
    )
    .executeTakeFirst()
  if (coupon === undefined) throw refuse("ERR_COUPON_DOESNT_EXISTS", "There is no such coupon.")
  if (coupon.refusal !== null) {
    const code = couponErrors.find((error) => error === coupon.refusal) ?? "ERR_INVALID_COUPON"
    throw refuse(code, coupon.refusal_message ?? "")
  }
  return coupon
}

export const couponRoutes: ReadonlyArray<Route> = [
  route(
    mapDiscountCode,
    async (context, { query }) => {
      const { gtin, name, code } = await requireCoupon(context, query.code)
      return { gtin, name, code }
    },
    { before: (context, caller) => countCodeAttempt(context, caller.id) }
  ),

  route(
    addDiscountCode,
    async (context, { params, body, caller }) => {
      const { database, now, refuse } = context
      const cart = await lockOpenCart(context, params.id, caller.id)
      const coupon = await requireCoupon(context, body.gtin)
      const user = { customerId: caller.id, replacedOrderId: cart.replaces_order_id }
      const usedUpCoupons = await findUsedUpCoupons(database, [coupon.gtin], user)
      if (usedUpCoupons.length > 0) throw refuse("ERR_COUPON_ALREADY_USED", "The coupon is already used.")
      const addedDiscount = await database
        .insertInto("cart_discounts")
        .values({ cart_id: cart.id, gtin: coupon.gtin, added: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning("gtin")
        .executeTakeFirst()
      if (addedDiscount === undefined) throw refuse("ERR_COUPON_ALREADY_USED", "The coupon is in the cart already.")
      return respondWithCart(context, cart.id)
    },
    { before: (context, caller) => countCodeAttempt(context, caller.id) }
  ),

  route(removeDiscountCode, async (context, { params, query: { gtin }, caller }) => {
    const { database, refuse } = context
    if (gtin === undefined) throw invalid("gtin is missing", "gtin")
    const cart = await lockOpenCart(context, params.id, caller.id)
    const removedDiscount = await database
      .deleteFrom("cart_discounts")
      .where("cart_id", "=", cart.id)
      .where("gtin", "=", gtin)
      .returning("gtin")
      .executeTakeFirst()
    if (removedDiscount === undefined) throw refuse("ERR_COUPON_DOESNT_EXISTS", "The coupon is not in the cart.")
    return respondWithCart(context, cart.id)
  })
]
