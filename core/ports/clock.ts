import { Clock, type Effect } from "effect"

/** Milliseconds since 1970 by Effect's clock, the only source of time in core, so that a virtual clock controls everything. */
export const now: Effect.Effect<number> = Clock.currentTimeMillis
