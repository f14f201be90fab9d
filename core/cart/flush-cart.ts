import { Effect } from "effect"
import { CartQueue } from "./cart-queue.ts"

/** Sends every pending change: and waits for the answers (before the checkout), or at once from a page that goes (pagehide). */
export const flushCart = ({ leaving }: { readonly leaving: boolean }): Effect.Effect<void, never, CartQueue> =>
  Effect.flatMap(CartQueue, (queue) => (leaving ? queue.leave : queue.flush))
