import type { ErrorCode } from "./error-codes.ts"

/** How often callers may use the calls that declare the limit; these count together. */
export interface RateLimit {
  /** 'events' above the limit are accepted but not counted; other requests are refused until the window ends. */
  readonly counts: "requests" | "failures" | "events"
  readonly perIpAddress: number
  readonly perAccount?: number
  /** In ms, from the first that is counted. */
  readonly window: number
  readonly refusal: ErrorCode | null
}

const minute = 60_000

export const rateLimits = {
  /** Look-ups of people, by personal number or e-mail address. */
  lookUps: { counts: "requests", perIpAddress: 10, window: 10 * minute, refusal: "too_many_lookups" },
  /** Many people may share an IP address. */
  logIns: { counts: "failures", perAccount: 5, perIpAddress: 50, window: 15 * minute, refusal: "too_many_attempts" },
  /** Trying and adding discount codes; a code that is added is tried first. */
  discountCodes: {
    counts: "requests",
    perAccount: 60,
    perIpAddress: 300,
    window: 10 * minute,
    refusal: "too_many_codes"
  },
  searchEvents: { counts: "events", perIpAddress: 300, window: 24 * 60 * minute, refusal: null }
} as const satisfies Readonly<Record<string, RateLimit>>

export type RateLimitName = keyof typeof rateLimits
export type RateLimits = { readonly [Name in RateLimitName]: RateLimit }
