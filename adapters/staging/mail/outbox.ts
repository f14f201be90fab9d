import { randomUUID } from "node:crypto"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Letter } from "./letter.ts"

export interface Posting {
  /** ms */
  readonly now: number
  /** ms: nobody needs the letter after this. */
  readonly expires: number
  /** To the mail server; else it stays in the mailbox. */
  readonly leaves: boolean
}

/** Puts a letter to a customer, picked by a condition on `c`, into the outbox within the caller's transaction; nobody found, nothing written. */
export const postLetter = async (database: Kysely<Tables>, { subject, text, html }: Letter, to: RawBuilder<unknown>, { now, expires, leaves }: Posting): Promise<void> => {
  await sql`
    insert into mail (recipient, subject, body, html, message_id, created, expires, next_try)
    select c.email, ${subject}, ${text}, ${html}, ${randomUUID()}, ${now}::bigint, ${expires}::bigint, ${leaves ? now : null}::bigint
    from customers c where ${to}`.execute(database)
}

export interface OutgoingMail extends Letter {
  readonly to: string
  /** The same at every try, so that a letter that came through twice shows once. */
  readonly id: string
  /** ms */
  readonly written: number
}

/** A mail server's no. `forGood`: it would not take this letter later either. */
export class MailRefused extends Error {
  override readonly name = "MailRefused"
  readonly forGood: boolean

  constructor(reason: string, forGood: boolean, cause?: unknown) {
    super(reason, { cause })
    this.forGood = forGood
  }
}

export type SendMail = (mail: OutgoingMail) => Promise<void>

const minute = 60_000
/** ms after each failed try; the last one again and again until the letter is no use any more. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute] as const
/** ms that one try has for itself; whoever took a letter and died gives it back after this. */
const lease = 5 * minute

interface Taken {
  readonly id: number
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly html: string
  readonly message_id: string
  readonly created: number
  readonly expires: number
  readonly tries: number
  readonly reason: string | null
}

/** Takes the letter that has waited longest, so that no other process takes it too. */
const take = async (database: Kysely<Tables>, now: number): Promise<Taken | undefined> => {
  const { rows: [letter] } = await sql<Taken>`
    update mail set tries = tries + 1, next_try = ${now + lease}::bigint
    where id = (select id from mail where next_try <= ${now} order by next_try, id limit 1 for update skip locked)
    returning id, recipient, subject, body, html, message_id, created, expires, tries, reason`.execute(database)
  return letter
}

/** What is over holds no words any more: a link in it is as good as a password. The number of tries tells whether it is still ours. */
const end = async (database: Kysely<Tables>, { id, tries }: Taken, outcome: RawBuilder<unknown>): Promise<void> => {
  await sql`update mail set next_try = null, body = '', html = '', ${outcome} where id = ${id} and tries = ${tries}`.execute(database)
}

const attempt = async (database: Kysely<Tables>, send: SendMail, letter: Taken, clock: () => number): Promise<string | null> => {
  const began = clock()
  if (letter.expires <= began) {
    const reason = letter.reason ?? "it came too late"
    await end(database, letter, sql`given_up = ${began}, reason = ${reason}`)
    return reason
  }
  try {
    await send({ to: letter.recipient, subject: letter.subject, text: letter.body, html: letter.html, id: letter.message_id, written: letter.created })
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 200)
    const now = clock()
    const next = now + (waits[letter.tries - 1] ?? waits[3])
    if ((error instanceof MailRefused && error.forGood) || next >= letter.expires) await end(database, letter, sql`given_up = ${now}, reason = ${reason}`)
    else await sql`update mail set next_try = ${next}, reason = ${reason} where id = ${letter.id} and tries = ${letter.tries}`.execute(database)
    return reason
  }
  await end(database, letter, sql`sent = ${clock()}, reason = null`)
  return null
}

/** Sends every letter that is due, one after the other; answers why the last one that failed did, null where none did. */
export const deliverDue = async (database: Kysely<Tables>, send: SendMail, clock: () => number, goOn: () => boolean = () => true): Promise<string | null> => {
  let problem: string | null = null
  while (goOn()) {
    const letter = await take(database, clock())
    if (letter === undefined) break
    problem = (await attempt(database, send, letter, clock)) ?? problem
  }
  return problem
}

/** ms that the record of a delivered or failed letter is kept. */
const kept = 30 * 86_400_000

export const forgetOldLetters = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from mail where sent < ${now - kept} or given_up < ${now - kept}`.execute(database)
}
