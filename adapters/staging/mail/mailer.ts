import type { Database } from "../database/open-database.ts"
import { deliverDue, type SendMail } from "./outbox.ts"

export interface Mailer {
  /** Stops; resolves when the mail that is being sent is done. */
  readonly stop: () => Promise<void>
}

export interface MailerOptions {
  readonly database: Pick<Database, "sql">
  readonly send: SendMail
  readonly clock: () => number
  /** Called with the reason of a failure when it differs from the last reported one. */
  readonly report: (problem: string) => void
}

/** The interval between two polls of the outbox. */
const pollIntervalMs = 2_000

/** Sends the outbox's mails in the background, never within a request. Several processes may run it at the same time. */
export const startMailer = ({ database, send, clock, report }: MailerOptions): Mailer => {
  let isStopped = false
  let lastProblem: string | null = null
  let timer: NodeJS.Timeout
  let currentPoll: Promise<void> = Promise.resolve()
  const poll = async () => {
    const problem = await deliverDue(database.sql, send, clock, () => !isStopped).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error)
    )
    if (problem !== null && problem !== lastProblem) report(problem)
    lastProblem = problem ?? lastProblem
    if (!isStopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => (currentPoll = poll()), pollIntervalMs)
    timer.unref()
  }
  schedule()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await currentPoll
    }
  }
}
