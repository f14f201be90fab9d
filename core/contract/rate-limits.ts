import type { ErrorCode } from "./error-codes.ts"

/** How often callers may use the calls that declare the limit; these calls share one count. */
export interface RateLimit {
  /** 'events' above the limit are accepted but not counted; other requests are refused until the window ends. */
  readonly counts: "requests" | "failures" | "events"
  /** For each IPv4 address or /64 network of IPv6, ten times as many for each /48 network, and for each e-mail address to which messages are sent. */
  readonly perAddress: number
  readonly perAccount?: number
  /** The window starts with the first counted request, failure or event. */
  readonly windowMs: number
  readonly errorCode: ErrorCode | null
}

const minuteMs = 60_000

export const rateLimits = {
  /** Look-ups of people, by personal number or e-mail address. */
  lookUps: { counts: "requests", perAddress: 10, windowMs: 10 * minuteMs, errorCode: "too_many_lookups" },
  /** Failed log-ins. The limit per IP address is higher, since many people may share one. */
  logIns: {
    counts: "failures",
    perAccount: 5,
    perAddress: 50,
    windowMs: 15 * minuteMs,
    errorCode: "too_many_attempts"
  },
  /** Looking up and adding discount codes; adding a code includes a look-up. */
  discountCodes: {
    counts: "requests",
    perAccount: 60,
    perAddress: 300,
    windowMs: 10 * minuteMs,
    errorCode: "too_many_codes"
  },
  /** Orders and changes of orders. */
  checkOuts: {
    counts: "requests",
    perAccount: 30,
    perAddress: 300,
    windowMs: 10 * minuteMs,
    errorCode: "too_many_orders"
  },
  /** Messages to customer service. */
  customerMessages: { counts: "requests", perAddress: 10, windowMs: 10 * minuteMs, errorCode: "too_many_messages" },
  searchEvents: { counts: "events", perAddress: 300, windowMs: 24 * 60 * minuteMs, errorCode: null }
} as const satisfies Readonly<Record<string, RateLimit>>

export type RateLimitName = keyof typeof rateLimits
export type RateLimits = { readonly [Name in RateLimitName]: RateLimit }
