import { sql } from "kysely"

const inOre = (kronor: string) => sql<number>`round((shop.value ->> ${sql.lit(kronor)})::numeric * 100)`

/** The shop's own fees in öre, in a query that names the row of its settings `shop`. */
export const shopPickingFee = inOre("pickingFee")
export const shopPickingFeeLimit = inOre("lowestPickingFeeLimit")
