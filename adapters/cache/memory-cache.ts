import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CachePort } from "#core/ports/cache.ts"

/** Answers in memory, the oldest out first. Makes its own rounds as it is used; `checkPeriod` in ms. */
export const makeMemoryCache = ({ entries, checkPeriod = 100_000 }: { readonly entries: number; readonly checkPeriod?: number }): CachePort["Service"] => {
  const kept = new Map<string, { readonly value: unknown; readonly until: number }>()
  let nextCheck = 0
  const drop = (now: number) => {
    if (now < nextCheck) return
    nextCheck = now + checkPeriod
    for (const [key, { until }] of kept) if (until <= now) kept.delete(key)
  }
  return {
    get: (key) => Effect.map(Clock.currentTimeMillis, (now) => {
      const found = kept.get(key)
      return found !== undefined && found.until > now ? found.value : null
    }),
    set: (key, value, millis) => Effect.map(Clock.currentTimeMillis, (now) => {
      drop(now)
      kept.delete(key)
      kept.set(key, { value, until: now + millis })
      if (kept.size > entries) kept.delete(kept.keys().next().value ?? "")
    })
  }
}
