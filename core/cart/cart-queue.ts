import { Context, Effect, Layer, Queue, Semaphore } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import { type CallContext, type CallError, newIdempotencyKey } from "../contract/call.ts"
import { now } from "../ports/clock.ts"
import { CartState } from "./cart-state.ts"
import { settled, withBusy, withPending } from "./cart-view.ts"
import type { Cart, PendingChange } from "./model.ts"
import { openCart } from "./open-cart.ts"
import { type Sending, sendPending } from "./send-pending.ts"

/** The one way to the server's cart: changes wait here, and one request goes out at a time. */
export class CartQueue extends Context.Service<CartQueue, {
  /** Shows the quantity at once; sends it when `delay` ms have passed without another change of these goods. `key` is that of a change taken up again. */
  readonly want: (product: PendingChange["product"], quantity: number, delay: number, key?: string) => Effect.Effect<void>
  /** Sends everything now and waits until it is settled. */
  readonly flush: Effect.Effect<void>
  /** Sends everything from a page that is about to go. */
  readonly leave: Effect.Effect<void>
  /** The shopper's cart, opened where there is none yet; for what runs `alone`. */
  readonly open: Effect.Effect<Cart, CallError>
  /** Runs another change of the cart between the queue's own. */
  readonly alone: <A, E, R>(change: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Takes over the cart that such a change was answered with; null when it left none. */
  readonly settle: (answered: Cart | null) => Effect.Effect<void>
}>()("core/cart/CartQueue") {}

const nextDue = (pending: Readonly<Record<string, PendingChange>>): number | null => {
  const due = Object.values(pending).map((change) => change.due)
  return due.length === 0 ? null : Math.min(...due)
}

/** ms */
const untilNextLook = 100

const make = Effect.gen(function*() {
  const cart = yield* CartState
  const context = yield* Effect.context<CallContext | CartState | AssortmentState>()
  const wakes = yield* Queue.sliding<void>(1)
  const turn = yield* Semaphore.make(1)
  const sending: Sending = { onTheWay: new Set(), doubtful: false, ended: false }
  let revision = 0

  const busy = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.andThen(
      Effect.flatMap(now, (since) => Effect.sync(() => cart.update((view) => withBusy(view, since)))),
      work
    ).pipe(Effect.ensuring(Effect.sync(() => cart.update((view) => withBusy(view, null)))))

  const alone = <A, E, R>(change: Effect.Effect<A, E, R>) => turn.withPermits(1)(busy(change))
  const send = (until: number, keepalive = false) => Effect.provide(sendPending({ until, keepalive, sending }), context)

  const flush: Effect.Effect<void> = Effect.suspend(() =>
    Object.keys(cart.current().pending).length === 0 && cart.current().busySince === null
      ? Effect.void
      : Effect.andThen(alone(send(Number.POSITIVE_INFINITY)), Effect.suspend(() => (Object.keys(cart.current().pending).length === 0 || sending.ended ? Effect.void : flush)))
  )

  yield* Effect.forkScoped(Effect.forever(Effect.gen(function*() {
    const due = nextDue(cart.current().pending)
    if (due === null || sending.ended) return yield* Queue.take(wakes)
    const wait = due - (yield* now)
    if (wait > 0) return yield* Effect.race(Effect.sleep(wait), Queue.take(wakes))
    yield* alone(Effect.flatMap(now, (time) => send(time)))
    // Still due: it is on its way from a page that was leaving and came back.
    if (nextDue(cart.current().pending) === due) yield* Effect.sleep(untilNextLook)
  })))

  return {
    want: Effect.fnUntraced(function*(product: PendingChange["product"], quantity: number, delay: number, knownKey?: string) {
      const key = knownKey ?? (yield* newIdempotencyKey)
      const due = (yield* now) + delay
      revision += 1
      sending.ended = false
      const { gtin, id, name, brand, size, picture, url, unit, maximum } = product
      cart.update((view) => withPending(view, { product: { gtin, id, name, brand, size, picture, url, unit, maximum }, quantity, due, key, revision }))
      yield* Queue.offer(wakes, undefined)
    }),
    flush,
    leave: Effect.suspend(() => send(Number.POSITIVE_INFINITY, true)),
    open: Effect.provide(openCart(), context),
    alone,
    settle: (answered: Cart | null) => Effect.sync(() => cart.update((view) => settled(view, answered)))
  }
})

export const cartQueue: Layer.Layer<CartQueue, never, CallContext | CartState | AssortmentState> = Layer.effect(CartQueue, make)
