import { Context, Effect, Layer, Queue, Semaphore } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import { type CallContext, type CallError, newIdempotencyKey } from "../contract/call.ts"
import { now } from "../ports/clock.ts"
import { withServerCart, withBusy, withPending } from "./cart-view.ts"
import type { Cart, PendingChange } from "./model.ts"
import { openCart } from "./open-cart.ts"
import { type CartRequest, sendChange } from "./send-change.ts"
import { readCart, type SendState, sendPending } from "./send-pending.ts"
import type { WireCartView } from "./wire.ts"

/** All changes of the server's cart go through this queue, one request at a time; while the page unloads, they are sent in parallel. */
export class CartQueue extends Context.Service<
  CartQueue,
  {
    /** Shows the quantity immediately and sends it when `delayMs` have passed without another change of this product; a new product is sent earlier if another new product is due. A resumed change passes its earlier `key`. */
    readonly enqueue: (
      product: PendingChange["product"],
      quantity: number,
      delayMs: number,
      key?: string
    ) => Effect.Effect<void>
    /** Sends all pending changes immediately and waits for the responses. */
    readonly flush: Effect.Effect<void>
    /** Sends all pending changes while the page unloads. */
    readonly flushOnUnload: Effect.Effect<void>
    /** Returns the shopper's cart, or opens one when there is none; for use inside `runExclusive`. */
    readonly open: Effect.Effect<Cart, CallError>
    /** Runs another change of the cart between the queue's own requests. */
    readonly runExclusive: <A, E, R>(change: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Sends a change of the cart's recipes, bags or meals after the requests before it, with the policy of the queue's own requests; returns null when no request was needed. */
    readonly change: (request: CartRequest) => Effect.Effect<WireCartView | null, CallError>
    /** Reads the server's cart after a change in `runExclusive` got no readable response; if this read fails, the cart is read before the next change. */
    readonly reread: Effect.Effect<void>
    /** Sets the cart from the response to a change in `runExclusive`; null when the cart no longer exists. */
    readonly setServerCart: (serverCart: Cart | null) => Effect.Effect<void>
  }
>()("core/cart/CartQueue") {}

/** When the first of these changes may be sent; undefined when there are none. */
const nextDue = (pending: Readonly<Record<string, PendingChange>>): number | undefined =>
  Object.values(pending)
    .map(({ due }) => due)
    .toSorted((a, b) => a - b)[0]

const inFlightPollMs = 100

const make = Effect.gen(function* () {
  const cart = yield* stateOf(cartState)
  const context = yield* Effect.context<CallContext | States>()
  const wakeUps = yield* Queue.sliding<void>(1)
  const lock = yield* Semaphore.make(1)
  const sendState: SendState = { gtinsInFlight: new Set(), outcomeUnknown: false, sessionEnded: false }
  let revision = 0

  const markBusyDuring = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.andThen(
      Effect.flatMap(now, (since) => Effect.sync(() => cart.update((state) => withBusy(state, since)))),
      work
    ).pipe(Effect.ensuring(Effect.sync(() => cart.update((state) => withBusy(state, null)))))

  const runExclusive = <A, E, R>(change: Effect.Effect<A, E, R>) => lock.withPermits(1)(markBusyDuring(change))
  const send = (until: number, unloading = false) =>
    Effect.provide(sendPending({ until, unloading, sendState }), context)

  const flush: Effect.Effect<void> = Effect.suspend(() =>
    Object.keys(cart.current().pending).length === 0 &&
    cart.current().pendingEntries.length === 0 &&
    cart.current().busySince === null
      ? Effect.void
      : Effect.andThen(
          runExclusive(send(Number.POSITIVE_INFINITY)),
          Effect.suspend(() => (sendState.sessionEnded ? Effect.void : flush))
        )
  )

  yield* Effect.forkScoped(
    Effect.forever(
      Effect.gen(function* () {
        const due = nextDue(cart.current().pending)
        if (due === undefined || sendState.sessionEnded) return yield* Queue.take(wakeUps)
        const remainingMs = due - (yield* now)
        if (remainingMs > 0) return yield* Effect.race(Effect.sleep(remainingMs), Queue.take(wakeUps))
        yield* runExclusive(Effect.flatMap(now, (time) => send(time)))
        // After a cancelled page unload a due change may still be in flight.
        if (nextDue(cart.current().pending) === due) yield* Effect.sleep(inFlightPollMs)
      })
    )
  )

  return {
    enqueue: Effect.fnUntraced(function* (
      product: PendingChange["product"],
      quantity: number,
      delayMs: number,
      earlierKey?: string
    ) {
      const key = earlierKey ?? (yield* newIdempotencyKey)
      const due = (yield* now) + delayMs
      // Stryker disable next-line AssignmentOperator: revisions are only compared for equality, so they may also fall.
      revision += 1
      sendState.sessionEnded = false
      const { gtin, id, name, brand, size, picture, url, unit, maximum } = product
      cart.update((state) =>
        withPending(state, {
          product: { gtin, id, name, brand, size, picture, url, unit, maximum },
          quantity,
          due,
          key,
          revision
        })
      )
      yield* Queue.offer(wakeUps, undefined)
    }),
    flush,
    flushOnUnload: Effect.suspend(() => send(Number.POSITIVE_INFINITY, true)),
    open: Effect.provide(openCart(), context),
    runExclusive,
    change: (request: CartRequest) => Effect.provide(runExclusive(sendChange(request, sendState)), context),
    reread: Effect.provide(
      Effect.map(readCart(sendState), (isRead) => {
        sendState.outcomeUnknown = !isRead
      }),
      context
    ),
    setServerCart: (serverCart: Cart | null) =>
      Effect.sync(() => cart.update((state) => withServerCart(state, serverCart)))
  }
})

export const cartQueue: Layer.Layer<CartQueue, never, CallContext | States> = Layer.effect(CartQueue, make)
