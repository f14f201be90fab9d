import { sql } from "kysely"
import type { Ore } from "#core/kernel/money.ts"

/** The amount of a shop setting in öre; settings are in kronor. */
const settingInOre = (setting: string) => sql<Ore>`round((shop.value ->> ${sql.lit(setting)})::numeric * 100)`

/** SQL expressions for the shop's own fees in öre; the query must name its settings row `shop`. */
export const shopPickingFee = settingInOre("pickingFee")
export const shopPickingFeeLimit = settingInOre("lowestPickingFeeLimit")
