import { listMail, type StoredMail } from "#adapters/staging/mail/mailbox.ts"
import { type DatabaseChoice, openExisting } from "../database.ts"
import { printable } from "../printable.ts"
import { makeProgress } from "../progress.ts"

export interface MailOptions extends DatabaseChoice {
  readonly json?: boolean
  readonly ndjson?: boolean
  readonly quiet?: boolean
}

const isoTime = (millis: number): string => new Date(millis).toISOString()

/** 'kept' means that there was no mail server when the e-mail was written: it stays in this mailbox. */
const stateOf = ({ sent, given_up, next_try }: StoredMail): "kept" | "waiting" | "sent" | "failed" => {
  if (sent !== null) return "sent"
  if (given_up !== null) return "failed"
  return next_try !== null ? "waiting" : "kept"
}

const describeState = (row: StoredMail): string => {
  const { sent, given_up, next_try, tries, reason } = row
  const reasonSuffix = reason === null ? "" : `: ${reason}`
  if (sent !== null) return `sent ${isoTime(sent)}`
  if (given_up !== null)
    return `failed ${isoTime(given_up)} after ${tries} ${tries === 1 ? "try" : "tries"}${reasonSuffix}`
  if (next_try !== null)
    return tries === 0 ? "waiting" : `waiting, try ${tries + 1} at ${isoTime(next_try)}${reasonSuffix}`
  return "kept in this mailbox"
}

/** Prints the shop's e-mails, newest last, with the state of each; works while the shop is running. */
export const printMail = async ({
  json = false,
  ndjson = false,
  quiet = false,
  ...choice
}: MailOptions): Promise<void> => {
  const progress = makeProgress(true)
  const database = await openExisting(choice, progress.report)
  try {
    const rows = await listMail(database.sql)
    if (json || ndjson) {
      const emails = rows.map((row) => ({
        recipient: row.recipient,
        subject: row.subject,
        body: row.body,
        created: isoTime(row.created),
        state: stateOf(row),
        tries: row.tries,
        reason: row.reason
      }))
      process.stdout.write(
        printable(
          ndjson ? emails.map((email) => `${JSON.stringify(email)}\n`).join("") : `${JSON.stringify(emails, null, 2)}\n`
        )
      )
      return
    }
    if (rows.length === 0 && !quiet) process.stdout.write("The mailbox is empty.\n")
    for (const row of rows) {
      const head = [
        `To: ${row.recipient}`,
        `Date: ${isoTime(row.created)}`,
        `Subject: ${row.subject}`,
        `State: ${describeState(row)}`
      ]
      process.stdout.write(printable(`${[...head, ...(row.body === "" ? [] : ["", row.body])].join("\n")}\n\n`))
    }
  } finally {
    progress.stop()
    await database.close()
  }
}
