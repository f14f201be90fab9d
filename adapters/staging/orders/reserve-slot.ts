import { type Kysely, sql } from "kysely"
import type { CartRow } from "../cart/read-cart.ts"
import type { Tables } from "../database/tables.ts"

/** The number of catering places that an order takes in its delivery time. */
export const cateringPlaceCount = ({ meals }: Pick<CartRow, "meals">): number => (meals.length > 0 ? 1 : 0)

/**
 * Reserves one place in the cart's delivery time, and one catering place when the cart has catered meals. Returns the data of the slot, store and
 * customer that an order needs; undefined when the slot or its catering is full, when it is past its cutoff or of another store. Of two concurrent checkouts only one gets the last place.
 */
export const reserveSlot = (
  database: Kysely<Tables>,
  cart: Pick<CartRow, "store_number" | "customer_id" | "meals"> & { readonly slot_id: string },
  now: number
) =>
  database
    .with("reserved", (query) =>
      query
        .updateTable("slots")
        .set({
          taken: sql<number>`taken + 1`,
          catering_taken: sql<number>`catering_taken + ${cateringPlaceCount(cart)}`
        })
        .where("id", "=", cart.slot_id)
        .where(
          sql<boolean>`catering_taken + ${cateringPlaceCount(cart)} <= greatest(catering_capacity, catering_taken)`
        )
        .where("taken", "<", sql<number>`capacity`)
        .where("cutoff", ">", now)
        .where("store_number", "=", cart.store_number)
        .returning(["date", "from_time", "to_time", "cutoff", "ends", "store_number"])
    )
    .selectFrom("reserved as r")
    .innerJoin("stores as s", "s.store_number", "r.store_number")
    .innerJoin("customers as u", (join) => join.on("u.id", "=", cart.customer_id))
    .select(["r.date", "r.from_time", "r.to_time", "r.cutoff", "r.ends"])
    .select(["s.name", "s.street_address", "s.city", "u.firstname", "u.addresses"])
    .executeTakeFirst()
