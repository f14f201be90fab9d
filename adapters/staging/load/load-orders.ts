import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

export const loadOrders = async (_database: Kysely<Tables>, _now: number): Promise<void> => undefined
