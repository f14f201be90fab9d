import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Reads a setting, without validating it. */
export const readSetting = async <A>(database: Kysely<Tables>, key: string): Promise<A> => {
  const row = await database.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst()
  if (row === undefined) throw new Error(`The setting '${key}' is missing.`)
  return row.value as A
}

export const saveSetting = async (database: Kysely<Tables>, key: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value)
  await database
    .insertInto("settings")
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
    .execute()
}
