import type { Database } from "../database/open-database.ts"
import { deliverDue, type SendMail } from "./outbox.ts"

export interface Mailer {
  /** Lets the letter under way arrive and takes no more. */
  readonly stop: () => Promise<void>
}

export interface MailerOptions {
  readonly database: Pick<Database, "sql">
  readonly send: SendMail
  readonly clock: () => number
  /** Told once of each new reason why letters wait. */
  readonly report: (problem: string) => void
}

/** ms between two looks into the outbox. */
const pause = 2_000

/** Carries what is in the outbox to the mail server, beside the API and never within an answer. Any number of processes may do so at once. */
export const startMailer = ({ database, send, clock, report }: MailerOptions): Mailer => {
  let stopped = false
  let said: string | null = null
  let timer: NodeJS.Timeout
  let round: Promise<void> = Promise.resolve()
  const look = async () => {
    const problem = await deliverDue(database.sql, send, clock, () => !stopped).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    if (problem !== null && problem !== said) report(problem)
    said = problem ?? said
    if (!stopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => (round = look()), pause)
    timer.unref()
  }
  plan()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await round
    }
  }
}
