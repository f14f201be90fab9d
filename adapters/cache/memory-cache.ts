import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CachePort } from "#core/ports/cache.ts"

interface Entry {
  readonly value: unknown
  /** When the value was stored and when it expires, in ms since 1970. */
  readonly stored: number
  readonly expires: number
  readonly characterCount: number
}

/**
 * An in-memory cache that evicts the oldest entries when it has more than `maxEntries`, or when their character counts exceed `maxCharacters` in total. Expired entries
 * are removed during writes, at most once per `checkPeriodMs`.
 */
export const makeMemoryCache = ({
  maxEntries,
  maxCharacters = Number.POSITIVE_INFINITY,
  checkPeriodMs = 100_000
}: {
  readonly maxEntries: number
  readonly maxCharacters?: number
  readonly checkPeriodMs?: number
}): CachePort["Service"] => {
  const entries = new Map<string, Entry>()
  let totalCharacterCount = 0
  let nextCheckTime = 0
  const remove = (key: string) => {
    totalCharacterCount -= entries.get(key)?.characterCount ?? 0
    entries.delete(key)
  }
  const removeExpired = (now: number) => {
    if (now < nextCheckTime) return
    nextCheckTime = now + checkPeriodMs
    for (const [key, { expires }] of entries) if (expires <= now) remove(key)
  }
  return {
    get: (key) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const entry = entries.get(key)
        // A clock that was set back must not extend the time.
        return entry !== undefined && entry.stored <= now && now < entry.expires ? entry.value : null
      }),
    set: (key, value, maxAgeMs, characterCount = 0) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        removeExpired(now)
        remove(key)
        entries.set(key, { value, stored: now, expires: now + maxAgeMs, characterCount })
        totalCharacterCount += characterCount
        for (const oldestKey of entries.keys()) {
          if (entries.size <= maxEntries && totalCharacterCount <= maxCharacters) break
          remove(oldestKey)
        }
      })
  }
}
