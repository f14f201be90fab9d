import type { Context } from "../http/route.ts"

/** Refuses a store number that does not exist; `field` is the field of the request that contains it. */
export const requireStore = async (
  { database, refuse }: Pick<Context<"ERR_STORE_NOT_FOUND">, "database" | "refuse">,
  storeNumber: string,
  field = "storeNumber"
): Promise<void> => {
  const store = await database
    .selectFrom("stores")
    .select("store_number")
    .where("store_number", "=", storeNumber)
    .executeTakeFirst()
  if (store === undefined) throw refuse("ERR_STORE_NOT_FOUND", "There is no such store.", { field })
}
