import { Effect } from "effect"
import { CartQueue } from "./cart-queue.ts"

/** Sends every pending change: one request after another (before checkout), or all requests in parallel when the shopper is leaving the page (pagehide). */
export const flushCart = ({ leaving }: { readonly leaving: boolean }): Effect.Effect<void, never, CartQueue> =>
  Effect.flatMap(CartQueue, (queue) => (leaving ? queue.flushOnUnload : queue.flush))
