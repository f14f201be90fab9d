import { sql } from "kysely"
import { type DatabaseChoice, openChosen } from "../database.ts"
import { makeProgress } from "../progress.ts"

export interface MailOptions extends DatabaseChoice {
  readonly json?: boolean
}

interface Letter {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly created: number
}

/** Prints what the shop has mailed, newest last; works beside a running shop. */
export const mail = async ({ json = false, ...choice }: MailOptions): Promise<void> => {
  const progress = makeProgress(true)
  const database = await openChosen(choice, progress.step, true)
  try {
    const { rows } = await sql<Letter>`select recipient, subject, body, created from mail order by id`.execute(database.sql)
    const letters = rows.map(({ created, ...letter }) => ({ ...letter, created: new Date(created).toISOString() }))
    if (json) {
      process.stdout.write(`${JSON.stringify(letters, null, 2)}\n`)
      return
    }
    if (letters.length === 0) process.stdout.write("The mailbox is empty.\n")
    for (const { recipient, subject, body, created } of letters) process.stdout.write(`To: ${recipient}\nDate: ${created}\nSubject: ${subject}\n\n${body}\n\n`)
  } finally {
    progress.stop()
    await database.close()
  }
}
