import { sql } from "kysely"
import { type DatabaseChoice, openExisting } from "../database.ts"
import { printable } from "../printable.ts"
import { makeProgress } from "../progress.ts"

export interface MailOptions extends DatabaseChoice {
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly quiet?: boolean
}

interface Row {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly created: number
  readonly next_try: number | null
  readonly tries: number
  readonly sent: number | null
  readonly given_up: number | null
  readonly reason: string | null
}

const time = (millis: number): string => new Date(millis).toISOString()

/** Kept here for want of a mail server, on its way, or over. */
const stateOf = ({ sent, given_up, next_try }: Row): "kept" | "waiting" | "sent" | "failed" =>
  sent !== null ? "sent" : given_up !== null ? "failed" : next_try !== null ? "waiting" : "kept"

const inWords = (row: Row): string => {
  const { sent, given_up, next_try, tries, reason } = row
  const because = reason === null ? "" : `: ${reason}`
  if (sent !== null) return `sent ${time(sent)}`
  if (given_up !== null) return `failed ${time(given_up)} after ${tries} ${tries === 1 ? "try" : "tries"}${because}`
  if (next_try !== null) return tries === 0 ? "waiting" : `waiting, try ${tries + 1} at ${time(next_try)}${because}`
  return "kept in this mailbox"
}

/** Prints what the shop has mailed, newest last, and how far each letter has come; works beside a running shop. */
export const mail = async ({ json = false, ndjson = false, quiet = false, ...choice }: MailOptions): Promise<void> => {
  const progress = makeProgress(true)
  const database = await openExisting(choice, progress.step)
  try {
    const { rows } = await sql<Row>`
      select recipient, subject, body, created, next_try, tries, sent, given_up, reason from mail order by id`.execute(database.sql)
    if (json || ndjson) {
      const letters = rows.map((row) => ({
        recipient: row.recipient,
        subject: row.subject,
        body: row.body,
        created: time(row.created),
        state: stateOf(row),
        tries: row.tries,
        reason: row.reason
      }))
      process.stdout.write(printable(ndjson ? letters.map((letter) => `${JSON.stringify(letter)}\n`).join("") : `${JSON.stringify(letters, null, 2)}\n`))
      return
    }
    if (rows.length === 0 && !quiet) process.stdout.write("The mailbox is empty.\n")
    for (const row of rows) {
      const head = [`To: ${row.recipient}`, `Date: ${time(row.created)}`, `Subject: ${row.subject}`, `State: ${inWords(row)}`]
      process.stdout.write(printable(`${[...head, ...(row.body === "" ? [] : ["", row.body])].join("\n")}\n\n`))
    }
  } finally {
    progress.stop()
    await database.close()
  }
}
