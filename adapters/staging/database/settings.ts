import { Schema } from "effect"
import type { Kysely } from "kysely"
import { getNavigation, getSettings } from "#core/navigation/api.ts"
import { WireLeaflet } from "#core/offers/api.ts"
import { toJsonText } from "./json-text.ts"
import type { Tables } from "./tables.ts"

const { tree: _, ...menus } = getNavigation.response.fields.data.fields

/** The schema of each setting, by its key. `calendar` holds the day that the demo data is relative to. */
const settingSchemas = {
  shop: Schema.toEncoded(getSettings.response),
  navigation: Schema.toEncoded(Schema.Struct(menus)),
  leaflets: Schema.Array(WireLeaflet),
  calendar: Schema.Struct({ today: Schema.String }),
  "signing-key": Schema.String
}

type Settings = typeof settingSchemas
type SettingOf<Key extends keyof Settings> = Settings[Key]["Type"]

const decoders: { readonly [Key in keyof Settings]: (value: unknown) => SettingOf<Key> } = {
  shop: Schema.decodeUnknownSync(settingSchemas.shop),
  navigation: Schema.decodeUnknownSync(settingSchemas.navigation),
  leaflets: Schema.decodeUnknownSync(settingSchemas.leaflets),
  calendar: Schema.decodeUnknownSync(settingSchemas.calendar),
  "signing-key": Schema.decodeUnknownSync(settingSchemas["signing-key"])
}

/** Reads a setting; null when it is missing. Fails when its value does not match its schema. */
export const findSetting = async <Key extends keyof Settings>(
  database: Kysely<Tables>,
  key: Key
): Promise<SettingOf<Key> | null> => {
  const row = await database.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst()
  return row === undefined ? null : decoders[key](row.value)
}

/** Reads a setting; fails when it is missing or does not match its schema. */
export const readSetting = async <Key extends keyof Settings>(
  database: Kysely<Tables>,
  key: Key
): Promise<SettingOf<Key>> => {
  const setting = await findSetting(database, key)
  if (setting === null) throw new Error(`The setting '${key}' is missing: the database is not seeded yet.`)
  return setting
}

export const saveSetting = async <Key extends keyof Settings>(
  database: Kysely<Tables>,
  key: Key,
  value: SettingOf<Key>
): Promise<void> => {
  const text = toJsonText(value)
  await database
    .insertInto("settings")
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: text }))
    .execute()
}
