/** The settings of a staging API, which the composition root may override. */
export interface StagingSettings {
  /** Failed log-ins of an account before it is locked; an IP address may fail ten times as often. */
  readonly maxLoginFailures: number
  /** How long an account or IP address stays locked, in ms. */
  readonly loginLockout: number
  /** Lookups by personal number or e-mail address that one IP address may make in `lookupWindow` ms. */
  readonly maxLookups: number
  readonly lookupWindow: number
  /** Search events counted from one IP address in a day. */
  readonly maxSearchEvents: number
  /** How long a password reset link is valid, in ms. */
  readonly resetLinkTtl: number
  /** The shop's origin, for links in mails; null to use the request's. */
  readonly origin: string | null
  /** Whether mails are sent by a mail server; otherwise they stay in the mailbox table. */
  readonly sendsMail: boolean
  /** Seconds until a session expires. */
  readonly sessionTtlSeconds: number
  /** Seconds until a session of staff acting as a customer expires. */
  readonly impersonationTtlSeconds: number
  /** Maximum bytes of a request's body. */
  readonly maxBodyBytes: number
}

export const defaultStagingSettings: StagingSettings = {
  maxLoginFailures: 5,
  loginLockout: 15 * 60_000,
  maxLookups: 10,
  lookupWindow: 10 * 60_000,
  maxSearchEvents: 300,
  resetLinkTtl: 60 * 60_000,
  origin: null,
  sendsMail: false,
  sessionTtlSeconds: 24 * 3_600,
  impersonationTtlSeconds: 30 * 60,
  maxBodyBytes: 1_048_576
}
