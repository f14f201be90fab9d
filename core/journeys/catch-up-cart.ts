import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import type { CartState } from "../cart/cart-state.ts"
import { settledSince } from "../cart/keep-pending.ts"
import type { CallContext } from "../contract/call.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import type { SessionState } from "../session/session-state.ts"
import { fetchCart } from "./fetch-cart.ts"

export interface CatchUpCartInput {
  /** When the page was asked for, or left before it came back; ms since 1970. */
  readonly since: number
}

/**
 * Fetches the cart anew where another page of this device has had changes confirmed since: the page before this one lives on while this one is
 * drawn, and what it is still told by the server this one was drawn without.
 */
export const catchUpCart = ({ since }: CatchUpCartInput): Effect.Effect<void, never, CartQueue | CartState | SessionState | DeviceStorage | CallContext> =>
  Effect.gen(function*() {
    if (!(yield* settledSince(since))) return
    yield* (yield* CartQueue).alone(fetchCart({ cleanUp: false }))
  })
