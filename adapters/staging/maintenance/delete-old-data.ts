import { sql } from "kysely"
import { deleteExpiredCaptchaTokens } from "../captcha/verify-captcha.ts"
import { deleteOldMessages } from "../customer-service/old-messages.ts"
import type { Database } from "../database/open-database.ts"
import { deleteOldKeys } from "../http/idempotency.ts"
import { deleteOldCounts } from "../http/rate-limit.ts"
import { deleteOldMail } from "../mail/outbox.ts"
import { deleteOldSearchEvents } from "../search/search-events.ts"
import { deleteOldFailures } from "../session/failed-log-ins.ts"

/**
 * Deletes what the shop stores for a limited time: idempotency keys, mails, search events, counters of calls and failed log-ins, captchas and messages to
 * customer service. Called at start and at every new date in Stockholm. `now` is in ms since 1970.
 */
export const deleteOldData = async ({ sql: database }: Pick<Database, "sql">, now: number): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    await deleteOldKeys(transaction, now)
    await deleteOldMail(transaction, now)
    await deleteOldSearchEvents(transaction, now)
    await deleteOldCounts(transaction, now)
    await deleteOldFailures(transaction, now)
    await deleteExpiredCaptchaTokens(transaction, now)
    await deleteOldMessages(transaction, now)
  })
  // The embedded database does not vacuum automatically the tables whose rows change daily.
  await sql`vacuum analyze carts, cart_items, sessions, idempotency_keys, mail, look_ups, login_failures, captcha_tokens, customer_messages, search_events`.execute(
    database
  )
}
