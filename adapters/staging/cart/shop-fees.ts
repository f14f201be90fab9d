import { sql } from "kysely"
import type { Ore } from "#core/kernel/money.ts"

const inOre = (kronor: string) => sql<Ore>`round((shop.value ->> ${sql.lit(kronor)})::numeric * 100)`

/** SQL expressions for the shop's own fees in öre; the query must name its settings row `shop`. */
export const shopPickingFee = inOre("pickingFee")
export const shopPickingFeeLimit = inOre("lowestPickingFeeLimit")
