/** What a composition root may set; the defaults are the shop's. */
export interface Limits {
  /** Failed log-ins of an account or an address before it must wait. */
  readonly loginFailures: number
  /** ms that it must wait. */
  readonly loginLock: number
  /** Look-ups by personal number or e-mail that an address may make in `lookUpTime` ms. */
  readonly lookUps: number
  readonly lookUpTime: number
  /** Reports of used hits that are counted from one address in a day. */
  readonly notices: number
  /** ms that a link to a new password holds. */
  readonly resetTime: number
  /** Where the shop is, for links in mail; null: where the request came to. */
  readonly origin: string | null
  /** Letters leave by a mail server; else they stay in the mailbox table. */
  readonly mailLeaves: boolean
  /** Seconds that a session lasts. */
  readonly session: number
  /** Seconds that a session lasts in which staff act as a customer. */
  readonly sessionAsCustomer: number
  /** Bytes of a request's body. */
  readonly body: number
}

export const defaultLimits: Limits = { loginFailures: 5, loginLock: 15 * 60_000, lookUps: 10, lookUpTime: 10 * 60_000, notices: 300, resetTime: 60 * 60_000, origin: null, mailLeaves: false, session: 24 * 3_600, sessionAsCustomer: 30 * 60, body: 1_048_576 }
