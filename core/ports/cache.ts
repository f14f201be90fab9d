import { Context, type Effect } from "effect"

/** Caches responses by key until they expire, one cache per browser page or server process. Values are shared, so callers must not change them. */
export class CachePort extends Context.Service<
  CachePort,
  {
    /** Returns null when missing or expired. */
    readonly get: (key: string) => Effect.Effect<unknown>
    /** `size` is the length of the response in characters, which a cache may limit in total. */
    readonly set: (key: string, value: unknown, maxAgeMs: number, size?: number) => Effect.Effect<void>
  }
>()("core/ports/CachePort") {}
