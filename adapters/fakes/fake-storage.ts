import { Clock, Effect } from "effect"
import type { Storage } from "#core/ports/storage.ts"

/** In-memory storage whose entries expire by the test's clock; the initial entries never expire. */
export const makeFakeStorage = (initialValues: Readonly<Record<string, string>> = {}): Storage => {
  const entries = new Map<string, { readonly value: string; readonly expires: number }>(
    Object.entries(initialValues).map(([name, value]) => [name, { value, expires: Number.POSITIVE_INFINITY }])
  )
  return {
    get: (name) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const entry = entries.get(name)
        return entry !== undefined && entry.expires > now ? entry.value : null
      }),
    set: (name, value, maxAgeSeconds) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        if (maxAgeSeconds <= 0) entries.delete(name)
        else entries.set(name, { value, expires: now + maxAgeSeconds * 1000 })
      }),
    remove: (name) => Effect.sync(() => void entries.delete(name))
  }
}
