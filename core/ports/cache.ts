import { Context, type Effect } from "effect"

/** Caches responses by key until they expire, one cache per browser page or server process. Values are shared, so callers must not change them. */
export class CachePort extends Context.Service<
  CachePort,
  {
    /** Returns null when missing or expired. */
    readonly get: (key: string) => Effect.Effect<unknown>
    readonly set: (key: string, value: unknown, millis: number) => Effect.Effect<void>
  }
>()("core/ports/CachePort") {}
