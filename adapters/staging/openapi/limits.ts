import { maxListLength, maxTextLength } from "#core/contract/request-limits.ts"
import type { Endpoint } from "#core/contract/endpoint.ts"
import type { RateLimit, RateLimitName } from "#core/contract/rate-limits.ts"
import type { StagingSettings } from "../staging-settings.ts"

type Settings = Pick<StagingSettings, "rateLimits" | "maxBodyBytes">

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const formatCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"}`

const formatDuration = (ms: number): string =>
  ms % hourMs === 0 ? formatCount(ms / hourMs, "hour") : formatCount(Math.ceil(ms / minuteMs), "minute")

const describeLimit = ({ counts, perAddress, perAccount, windowMs, errorCode }: RateLimit, subject: string): string => {
  const duration = formatDuration(windowMs)
  const maximum = `${perAccount === undefined ? "" : `${perAccount} per account and `}${perAddress} per IP address`
  if (counts === "events")
    return `${subject}: at most ${maximum} are counted in ${duration}; further events are accepted but not counted.`
  if (counts === "failures")
    return `${subject}: after ${perAccount === undefined ? "" : `${perAccount} failures per account, or `}${perAddress} failures per IP address, requests get 429 ${errorCode} for ${duration}.`
  return `${subject}: at most ${maximum} in ${duration}; further requests get 429 ${errorCode}.`
}

/** Describes the rate limit of a call in a sentence; null without one. */
export const describeCallLimit = ({ rateLimit }: Endpoint, { rateLimits }: Settings): string | null =>
  rateLimit === undefined ? null : describeLimit(rateLimits[rateLimit], "All calls with this limit count together")

const isLimitName = (limits: Settings["rateLimits"], name: string): name is RateLimitName => Object.hasOwn(limits, name)

/** Describes each rate limit with its calls, and the maximum size of a body, one per line. */
export const describeLimits = (
  endpoints: ReadonlyArray<Endpoint>,
  { rateLimits, maxBodyBytes }: Settings
): ReadonlyArray<string> => [
  ...Object.keys(rateLimits).flatMap((name) => {
    if (!isLimitName(rateLimits, name)) return []
    const calls = endpoints.filter(({ rateLimit }) => rateLimit === name)
    return calls.length === 0
      ? []
      : [describeLimit(rateLimits[name], `\`${calls.map((call) => call.name).join("`, `")}\` together`)]
  }),
  `A body has at most ${maxBodyBytes / 1_048_576} MiB, and each text in a body at most ${maxTextLength} characters unless the call states another limit, and each list at most ${maxListLength} elements. With 429, \`Retry-After\` is the time to wait.`
]
