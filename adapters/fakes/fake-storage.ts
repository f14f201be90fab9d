import { Clock, Effect } from "effect"
import type { Storage } from "#core/ports/storage.ts"

/** In-memory storage whose entries expire by the test's clock. */
export const makeFakeStorage = (initial: Readonly<Record<string, string>> = {}): Storage => {
  const stored = new Map<string, { readonly value: string; readonly expires: number }>(
    Object.entries(initial).map(([name, value]) => [name, { value, expires: Number.POSITIVE_INFINITY }])
  )
  return {
    get: (name) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        const found = stored.get(name)
        return found !== undefined && found.expires > now ? found.value : null
      }),
    set: (name, value, maxAge) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        if (maxAge <= 0) stored.delete(name)
        else stored.set(name, { value, expires: now + maxAge * 1000 })
      }),
    remove: (name) => Effect.sync(() => void stored.delete(name))
  }
}
