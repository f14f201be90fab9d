import { incrementCounters } from "../http/rate-limit.ts"
import type { Context } from "../http/route.ts"
import type { OrderRow } from "./changeable-order.ts"

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** After this many changes of a customer's orders in a day, their mails are joined for an hour instead of ten minutes. */
const quickChangesPerDay = 20

/** The topic of the mail about a changed order: several changes in a row are one mail, with the last state of the order. */
export const changeMailTopic = async (
  context: Pick<Context, "database" | "now">,
  { id, customer_id: customerId }: OrderRow
) => {
  const [counter] = await incrementCounters(context, "order change", [customerId], dayMs)
  const isFrequent = (counter?.count ?? 0) > quickChangesPerDay
  return { name: `order ${id}`, joinedMs: (isFrequent ? 60 : 10) * minuteMs }
}
