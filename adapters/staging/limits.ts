/** What a composition root may set; the defaults are the shop's. */
export interface Limits {
  /** Failed log-ins of an account or an address before it must wait. */
  readonly loginFailures: number
  /** ms that it must wait. */
  readonly loginLock: number
  /** Seconds that a session lasts. */
  readonly session: number
  /** Bytes of a request's body. */
  readonly body: number
}

export const defaultLimits: Limits = { loginFailures: 5, loginLock: 15 * 60_000, session: 24 * 3_600, body: 1_048_576 }
