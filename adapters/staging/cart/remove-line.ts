import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Removes the line of a product, a recipe bag or a catered meal from a cart; returns false when the cart has no such line. */
export const removeLine = async (database: Kysely<Tables>, cartId: string, lineId: string): Promise<boolean> => {
  for (const table of ["cart_items", "cart_bags", "cart_catered_meals"] as const) {
    const removedLine = await database
      .deleteFrom(table)
      .where("id", "=", lineId)
      .where("cart_id", "=", cartId)
      .returning("id")
      .executeTakeFirst()
    if (removedLine !== undefined) return true
  }
  return false
}
