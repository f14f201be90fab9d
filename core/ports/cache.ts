import { Context, type Effect } from "effect"

/** Answers by key with a time: one a browser page, one a server process. What is kept is shared by all who ask, so nobody changes it. */
export class CachePort extends Context.Service<CachePort, {
  /** null: never kept, or not any more. */
  readonly get: (key: string) => Effect.Effect<unknown>
  readonly set: (key: string, value: unknown, millis: number) => Effect.Effect<void>
}>()("core/ports/CachePort") {}
