import type { WireOrderJson } from "#core/orders/api.ts"

/** An order as it was placed; later changes in the shop do not affect it. Its status follows from the time, its VAT from its content. */
export type OrderSnapshot = Omit<WireOrderJson, "id" | "orderNo" | "status" | "modifiedDate" | "deletedDate" | "taxes">
