import { Effect } from "effect"
import type { States } from "../kernel/state-of.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { confirmedSince } from "../cart/confirmed-since.ts"
import type { CallContext } from "../contract/call.ts"
import type { DeviceStorage } from "../ports/storage.ts"
import { fetchCart } from "./fetch-cart.ts"

export interface RefetchChangedCartInput {
  /** When the page was requested or last hidden, in ms since 1970. */
  readonly since: number
}

/**
 * Fetches the cart again when changes of another page of this device have been confirmed since: the previous page stays active while this
 * one is rendered, so this one may lack the previous page's last changes. When that fails, for example without a network, the shown cart stays and can be changed.
 */
export const refetchChangedCart = ({
  since
}: RefetchChangedCartInput): Effect.Effect<void, never, CartQueue | States | DeviceStorage | CallContext> =>
  Effect.gen(function* () {
    if (!(yield* confirmedSince(since))) return
    yield* (yield* CartQueue).runExclusive(fetchCart({ deleteStaleCarts: false, keepOnFailure: true }))
  })
