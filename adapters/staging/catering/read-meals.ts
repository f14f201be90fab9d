import { type Kysely, type RawBuilder, sql } from "kysely"
import { jsonRows } from "../database/json-rows.ts"
import type { Tables } from "../database/tables.ts"

/** The id of the folder that contains all categories. Given in place of a category's id, it selects the meals of all categories. */
export const cateringFolderId = "catering"

const variantsOf = (database: Kysely<Tables>) =>
  database
    .selectFrom("catered_meal_variants as v")
    .select(["v.gtin", "v.name", "v.quantity_from", "v.quantity_to", "v.price", "v.ordinary_price", "v.position"])
    .select(["v.contents", "v.freshness", "v.storage", "v.content_information", "v.allergens"])
    .select(["v.other_information", "v.ingredients"])
    .where("v.meal_id", "=", sql.ref<string>("m.id"))
    .orderBy("v.position")

/** The meals that match a condition, in the order of the menu. */
export const readMenu = (database: Kysely<Tables>, condition: RawBuilder<boolean>) =>
  database
    .selectFrom("catered_meals as m")
    .innerJoin("catering_categories as c", "c.id", "m.category")
    .select(["m.id", "m.name", "m.url", "m.brand", "m.image_url", "m.unit", "m.sellable", "m.description", "m.sides"])
    .select(["m.lead_days", "m.season_from", "m.season_to"])
    .select(jsonRows(variantsOf(database)).as("variants"))
    .where(condition)
    .orderBy("c.position")
    .orderBy("m.position")
    .execute()

export type MenuRow = Awaited<ReturnType<typeof readMenu>>[number]
