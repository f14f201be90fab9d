import { type RateLimit, type RateLimitName, type RateLimits, rateLimits } from "#core/contract/rate-limits.ts"
import { maxBodyBytes } from "#core/contract/request-limits.ts"

/** The parameters of scrypt, which uses 128 · N · r bytes of memory. */
export interface PasswordCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** The settings of a staging API, which the composition root may override. */
export interface StagingSettings {
  /** The rate limits, which calls refer to by name. */
  readonly rateLimits: RateLimits
  /** How many orders that can still be changed a customer may have. */
  readonly maxOpenOrders: number
  /** How many of them in one delivery time. */
  readonly maxOrdersPerSlot: number
  /** How many changes of the e-mail address a customer may request in a day. */
  readonly emailChangesPerDay: number
  /** How long a password reset link is valid. */
  readonly resetLinkTtlMs: number
  /** The shop's origin, for links in mails; null to use the request's. */
  readonly origin: string | null
  /** Whether mails are sent by a mail server; otherwise they are only stored in the table `mail`. */
  readonly sendsMail: boolean
  /** Seconds until a session expires. */
  readonly sessionTtlSeconds: number
  /** Seconds until a session of staff acting as a customer expires. */
  readonly impersonationTtlSeconds: number
  /** The cost of new password hashes. */
  readonly passwordCost: PasswordCost
  /** Maximum bytes of a request's body. */
  readonly maxBodyBytes: number
}

export const defaultStagingSettings: StagingSettings = {
  rateLimits,
  maxOpenOrders: 5,
  maxOrdersPerSlot: 1,
  emailChangesPerDay: 3,
  resetLinkTtlMs: 60 * 60_000,
  origin: null,
  sendsMail: false,
  sessionTtlSeconds: 24 * 3_600,
  impersonationTtlSeconds: 30 * 60,
  // The OWASP recommendation for scrypt with 16 MiB per hash.
  passwordCost: { N: 16_384, r: 8, p: 5 },
  maxBodyBytes
}

/** The declared limits with some values replaced. */
export const rateLimitsWith = (changes: {
  readonly [Name in RateLimitName]?: Partial<RateLimit>
}): RateLimits => ({
  lookUps: { ...rateLimits.lookUps, ...changes.lookUps },
  logIns: { ...rateLimits.logIns, ...changes.logIns },
  discountCodes: { ...rateLimits.discountCodes, ...changes.discountCodes },
  checkOuts: { ...rateLimits.checkOuts, ...changes.checkOuts },
  customerMessages: { ...rateLimits.customerMessages, ...changes.customerMessages },
  searchEvents: { ...rateLimits.searchEvents, ...changes.searchEvents }
})
