import { Context, type Effect } from "effect"

/** Answers by key with a time: one a browser page, one a server process. */
export class CachePort extends Context.Service<CachePort, {
  readonly get: (key: string) => Effect.Effect<string | null>
  readonly set: (key: string, text: string, millis: number) => Effect.Effect<void>
}>()("core/ports/CachePort") {}
