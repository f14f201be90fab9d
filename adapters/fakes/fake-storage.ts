import { Clock, Effect } from "effect"
import type { Storage } from "#core/ports/storage.ts"

/** A store in memory that forgets by the clock of the test. */
export const makeFakeStorage = (initial: Readonly<Record<string, string>> = {}): Storage => {
  const kept = new Map<string, { readonly value: string; readonly until: number }>(
    Object.entries(initial).map(([name, value]) => [name, { value, until: Number.POSITIVE_INFINITY }])
  )
  return {
    get: (name) => Effect.map(Clock.currentTimeMillis, (now) => {
      const found = kept.get(name)
      return found !== undefined && found.until > now ? found.value : null
    }),
    set: (name, value, maxAge) => Effect.map(Clock.currentTimeMillis, (now) => {
      if (maxAge <= 0) kept.delete(name)
      else kept.set(name, { value, until: now + maxAge * 1000 })
    }),
    remove: (name) => Effect.sync(() => void kept.delete(name))
  }
}
