import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CachePort } from "#core/ports/cache.ts"

/** An in-memory cache that evicts the oldest entry when full. Expired entries are removed during writes, at most once per `checkPeriod` ms. */
export const makeMemoryCache = ({
  entries,
  checkPeriod = 100_000
}: {
  readonly entries: number
  readonly checkPeriod?: number
}): CachePort["Service"] => {
  const stored = new Map<string, { readonly value: unknown; readonly expires: number }>()
  let nextCheck = 0
  const removeExpired = (now: number) => {
    if (now < nextCheck) return
    nextCheck = now + checkPeriod
    for (const [key, { expires }] of stored) if (expires <= now) stored.delete(key)
  }
  return {
    get: (key) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const found = stored.get(key)
        return found !== undefined && found.expires > now ? found.value : null
      }),
    set: (key, value, millis) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        removeExpired(now)
        stored.delete(key)
        stored.set(key, { value, expires: now + millis })
        if (stored.size > entries) stored.delete(stored.keys().next().value ?? "")
      })
  }
}
