import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { type Kysely, type RawBuilder, sql } from "kysely"
import { rowReader } from "../database/row-reader.ts"
import { cutText } from "../database/storable-text.ts"
import type { Tables } from "../database/tables.ts"
import type { MailContent } from "./make-mail.ts"

export interface EnqueueOptions {
  /** The current time in ms since 1970. */
  readonly now: number
  /** The time after which the mail is no longer sent, in ms since 1970. */
  readonly expires: number
  /** Whether the mail is sent by a mail server; otherwise it is only stored in the table `mail`. */
  readonly sendsMail: boolean
}

interface MailTopic {
  /** What the mail is about, for example an order. */
  readonly name: string
  /** How long mails of the topic are joined: the first is held back until then, and later ones replace it. */
  readonly joinedMs: number
}

/** Deletes a mail of the topic that is held back, and returns since when; `now` without one. A mail that is being sent stays. */
const replaceHeldMail = async (
  database: Kysely<Tables>,
  { name, joinedMs }: MailTopic,
  now: number
): Promise<number> => {
  const heldMail = await database
    .deleteFrom("mail")
    .where("topic", "=", name)
    .where("sent", "is", null)
    .where("given_up", "is", null)
    .where("tries", "=", 0)
    .where("created", ">", now - joinedMs)
    .returning("created")
    .executeTakeFirst()
  return heldMail?.created ?? now
}

/** Adds a mail to the outbox in the caller's transaction. `recipientCondition` is an SQL condition on the customer `c`; without a matching customer no mail is added. */
export const enqueueMail = async (
  database: Kysely<Tables>,
  { subject, text, html }: MailContent,
  recipientCondition: RawBuilder<unknown>,
  { now, expires, sendsMail }: EnqueueOptions,
  topic: MailTopic | null = null
): Promise<void> => {
  const created = topic === null ? now : await replaceHeldMail(database, topic, now)
  const nextTry = sendsMail ? created + (topic?.joinedMs ?? 0) : null
  await sql`
    insert into mail (recipient, subject, body, html, message_id, created, expires, next_try, topic)
    select c.email, ${subject}, ${text}, ${html}, ${randomUUID()}, ${created}::bigint, ${expires}::bigint, ${nextTry}::bigint, ${topic?.name ?? null}
    from customers c where ${recipientCondition}`.execute(database)
}

interface AddressedMail extends MailContent {
  readonly to: string
  /** The address to which the recipient's reply goes; by default that of the sender. */
  readonly replyTo?: string
}

/** Adds a mail to the outbox, in the caller's transaction, for a recipient who is not a customer. */
export const enqueueMailTo = async (
  database: Kysely<Tables>,
  { to, replyTo, subject, text, html }: AddressedMail,
  { now, expires, sendsMail }: EnqueueOptions
): Promise<void> => {
  await database
    .insertInto("mail")
    .values({
      recipient: to,
      reply_to: replyTo ?? null,
      subject,
      body: text,
      html,
      message_id: randomUUID(),
      created: now,
      expires,
      next_try: sendsMail ? now : null
    })
    .execute()
}

export interface OutgoingMail extends MailContent {
  readonly to: string
  /** The address for replies; by default that of the sender. */
  readonly replyTo?: string
  /** The same for every attempt, so that mail clients show the mail only once, even if it was delivered twice. */
  readonly id: string
  /** The time when the mail was enqueued, in ms since 1970. */
  readonly created: number
}

/** Thrown when a mail cannot be sent. `isPermanent` means that a retry would fail too. */
export class MailSendFailed extends Error {
  override readonly name = "MailSendFailed"
  readonly isPermanent: boolean

  constructor(reason: string, isPermanent: boolean, cause?: unknown) {
    super(reason, { cause })
    this.isPermanent = isPermanent
  }
}

export type SendMail = (mail: OutgoingMail) => Promise<void>

const maxReasonLength = 200

const minuteMs = 60_000
/** The delay after each failed attempt; the last one repeats until the mail expires. */
const retryDelaysMs = [minuteMs, 5 * minuteMs, 15 * minuteMs, 60 * minuteMs] as const
/** How long one attempt may take. After that another process may claim the mail, since the first one has probably died. */
const leaseMs = 5 * minuteMs

const ClaimedMail = Schema.Struct({
  id: Schema.Finite,
  recipient: Schema.String,
  reply_to: Schema.NullOr(Schema.String),
  subject: Schema.String,
  body: Schema.String,
  html: Schema.String,
  message_id: Schema.String,
  created: Schema.Finite,
  expires: Schema.Finite,
  tries: Schema.Finite,
  reason: Schema.NullOr(Schema.String)
})
type ClaimedMail = typeof ClaimedMail.Type
const readClaimed = rowReader(ClaimedMail)

/** Claims the mail that has been due longest; no other process claims it during the lease. */
const claimMail = async (database: Kysely<Tables>, now: number): Promise<ClaimedMail | undefined> => {
  const [mail] = await readClaimed(
    database,
    sql`
    update mail set tries = tries + 1, next_try = ${now + leaseMs}::bigint
    where id = (select id from mail where next_try <= ${now} order by next_try, id limit 1 for update skip locked)
    returning id, recipient, reply_to, subject, body, html, message_id, created, expires, tries, reason`
  )
  return mail
}

/** Records the outcome and deletes the mail's text, since whoever has the link in it can set a password. Does nothing when `tries` has changed, since another process has claimed the mail. */
const finish = async (
  database: Kysely<Tables>,
  { id, tries }: ClaimedMail,
  outcome: RawBuilder<unknown>
): Promise<void> => {
  await sql`update mail set next_try = null, body = '', html = '', ${outcome} where id = ${id} and tries = ${tries}`.execute(
    database
  )
}

const trySend = async (
  database: Kysely<Tables>,
  send: SendMail,
  mail: ClaimedMail,
  clock: () => number
): Promise<string | null> => {
  const startTime = clock()
  if (mail.expires <= startTime) {
    const reason = mail.reason ?? "it expired"
    await finish(database, mail, sql`given_up = ${startTime}, reason = ${reason}`)
    return reason
  }
  try {
    await send({
      to: mail.recipient,
      ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: mail.body,
      html: mail.html,
      id: mail.message_id,
      created: mail.created
    })
  } catch (error) {
    const reason = cutText(error instanceof Error ? error.message : String(error), maxReasonLength)
    const now = clock()
    const nextTry = now + (retryDelaysMs[mail.tries - 1] ?? retryDelaysMs[3])
    if ((error instanceof MailSendFailed && error.isPermanent) || nextTry >= mail.expires)
      await finish(database, mail, sql`given_up = ${now}, reason = ${reason}`)
    else
      await sql`update mail set next_try = ${nextTry}, reason = ${reason} where id = ${mail.id} and tries = ${mail.tries}`.execute(
        database
      )
    return reason
  }
  await finish(database, mail, sql`sent = ${clock()}, reason = null`)
  return null
}

/** Sends all due mails, one after the other. Returns the reason of the last failure, or null. */
export const deliverDue = async (
  database: Kysely<Tables>,
  send: SendMail,
  clock: () => number,
  shouldContinue: () => boolean = () => true
): Promise<string | null> => {
  let lastReason: string | null = null
  while (shouldContinue()) {
    const mail = await claimMail(database, clock())
    if (mail === undefined) break
    lastReason = (await trySend(database, send, mail, clock)) ?? lastReason
  }
  return lastReason
}

/** How long a mail is stored after it was sent or failed; one that is never sent, after it has expired. */
const retentionMs = 30 * 86_400_000

export const deleteOldMail = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await sql`delete from mail where coalesce(sent, given_up, greatest(created, expires)) < ${now - retentionMs}`.execute(
    database
  )
}
