import { Context, type Effect } from "effect"

/** Caches responses by key until they expire, one cache per browser page or server process. Values are shared, so callers must not change them. */
export class CachePort extends Context.Service<
  CachePort,
  {
    /** Returns null when missing or expired. */
    readonly get: (key: string) => Effect.Effect<unknown>
    /** `characterCount` is the length of the response; a cache may limit the sum of all lengths. */
    readonly set: (key: string, value: unknown, maxAgeMs: number, characterCount?: number) => Effect.Effect<void>
  }
>()("core/ports/CachePort") {}
