import { sql } from "kysely"

const inOre = (kronor: string) => sql<number>`round((shop.value ->> ${sql.lit(kronor)})::numeric * 100)`

/** SQL expressions for the shop's own fees in öre; the query must name its settings row `shop`. */
export const shopPickingFee = inOre("pickingFee")
export const shopPickingFeeLimit = inOre("lowestPickingFeeLimit")
