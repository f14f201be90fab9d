import { Effect } from "effect"
import { CartQueue } from "./cart-queue.ts"

/** Sends every pending change: waits for the responses (before checkout), or sends without waiting (pagehide). */
export const flushCart = ({ leaving }: { readonly leaving: boolean }): Effect.Effect<void, never, CartQueue> =>
  Effect.flatMap(CartQueue, (queue) => (leaving ? queue.flushOnUnload : queue.flush))
