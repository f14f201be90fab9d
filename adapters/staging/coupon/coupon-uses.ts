import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

export interface CouponUser {
  readonly customerId: string
  /** The order that is being changed: its own uses do not count against it; null for a new order. */
  readonly replacedOrderId: string | null
}

/** Returns those of the GTINs whose discount code this customer can no longer use, because other orders that are not cancelled have used it up. */
export const findUsedUpCoupons = async (
  database: Kysely<Tables>,
  gtins: ReadonlyArray<string>,
  { customerId, replacedOrderId }: CouponUser
): Promise<ReadonlyArray<string>> => {
  if (gtins.length === 0) return []
  const usedUpCoupons = await database
    .selectFrom("coupons as k")
    .select("k.gtin")
    .where("k.gtin", "in", gtins)
    .where("k.use_limit", "<>", "unlimited")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("coupon_uses as u")
          .innerJoin("orders as o", "o.id", "u.order_id")
          .select(eb.lit(1).as("used"))
          .whereRef("u.gtin", "=", "k.gtin")
          .where("o.cancelled", "is", null)
          .where("o.id", "is distinct from", replacedOrderId)
          .where((use) => use.or([use("k.use_limit", "=", "once"), use("o.customer_id", "=", customerId)]))
      )
    )
    .execute()
  return usedUpCoupons.map(({ gtin }) => gtin)
}

/**
 * Locks the discount codes that only one order may use until the transaction ends, so that of two concurrent checkouts the second sees the use of the first. Uses of one
 * customer are ordered by the lock of the customer's row.
 */
export const lockSingleUseCoupons = async (database: Kysely<Tables>, gtins: ReadonlyArray<string>): Promise<void> => {
  if (gtins.length === 0) return
  // In the order of their GTINs, so that two checkouts never wait for each other. The weaker lock does not delay the adding of the code to carts.
  await database
    .selectFrom("coupons")
    .select("gtin")
    .where("gtin", "in", gtins)
    .where("use_limit", "=", "once")
    .orderBy("gtin")
    .forNoKeyUpdate()
    .execute()
}

/** Stores which discount codes an order uses, instead of those of its earlier version. */
export const storeCouponUses = async (
  database: Kysely<Tables>,
  orderId: string,
  gtins: ReadonlyArray<string>
): Promise<void> => {
  await database.deleteFrom("coupon_uses").where("order_id", "=", orderId).execute()
  if (gtins.length === 0) return
  await sql`insert into coupon_uses (gtin, order_id) select unnest(${gtins}::text[]), ${orderId}`.execute(database)
}
