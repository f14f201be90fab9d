import type { Updateable } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Context } from "../http/route.ts"

/** Updates columns of a cart, and sets the time of its latest change to now. */
export const updateCart = async (
  { database, now }: Pick<Context, "database" | "now">,
  id: string,
  values: Omit<Updateable<Tables["carts"]>, "id" | "modified">
): Promise<void> => {
  await database
    .updateTable("carts")
    .set({ ...values, modified: now })
    .where("id", "=", id)
    .execute()
}
