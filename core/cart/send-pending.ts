import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { addItems, changeItem, getCart, removeItem } from "./api.ts"
import { addBody, type Batch, batchKey, batchOf } from "./batch.ts"
import { CartState } from "./cart-state.ts"
import { settled, withoutSent, withProblem } from "./cart-view.ts"
import { cartOf } from "./from-wire.ts"
import type { CartProblem, PendingChange } from "./model.ts"
import { openCart } from "./open-cart.ts"
import type { WireCartView } from "./wire.ts"

/** What the queue remembers between two sendings. */
export interface Sending {
  /** Goods whose change is on its way at this moment; another sending leaves them out. */
  readonly onTheWay: Set<string>
  /** A change was given up without an answer: the server may have made it all the same, so its cart is read before the next change. */
  doubtful: boolean
  /** The session has ended: what is wanted waits, on the device too, until its customer is back. */
  ended: boolean
}

export interface SendOptions {
  /** Changes due at this time or before are sent, ms since 1970. */
  readonly until: number
  /** The page is about to go: everything at once, without waiting for answers in between. */
  readonly keepalive: boolean
  readonly sending: Sending
}

const limitProblem = (answer: WireCartView, sent: ReadonlyArray<PendingChange>): Omit<CartProblem, "id"> | null => {
  const limit = answer.errors?.find(({ code }) => code === "ERR_QUANTITY_LIMIT")
  return limit === undefined ? null : { kind: "limit-reached", names: sent.map(({ product }) => product.name), code: limit.code }
}

const gone = (error: CallError): boolean =>
  error._tag === "ApiRefused" && (error.code === "ERR_CART_NOT_FOUND" || error.code === "ERR_CART_LOCKED")

const sessionEnded = (error: CallError): boolean => error._tag === "MissingToken" || (error._tag === "ApiRefused" && error.status === 401)

/** Reads the cart as the server has it now; false when it does not say. */
const readCart = Effect.fnUntraced(function*(id: string, sending: Sending) {
  const cart = yield* CartState
  const fresh = yield* Effect.result(call(getCart, { params: { id } }))
  if (fresh._tag === "Success") cart.update((view) => settled(view, cartOf(fresh.success)))
  else if (gone(fresh.failure)) cart.update((view) => settled(view, null))
  else {
    sending.ended = sessionEnded(fresh.failure)
    return false
  }
  return true
})

/** Another tab has removed the line that was to be changed: what is wanted of it is added in the next round. */
const isAddNow = Effect.fnUntraced(function*(error: CallError, sent: ReadonlyArray<PendingChange>, sending: Sending) {
  const cart = yield* CartState
  const [change] = sent
  const known = cart.current().settled
  if (error._tag !== "ApiRefused" || error.code !== "ERR_ITEM_NOT_FOUND" || change === undefined || known === null) return false
  return (yield* readCart(known.id, sending)) && !(cart.current().settled?.lines.some((line) => line.gtin === change.product.gtin) ?? false)
})

/** Settles what the server answered, or takes back these changes alone (CART-44, CART-46, CART-47). */
const settle = (
  sent: ReadonlyArray<PendingChange>,
  kind: CartProblem["kind"],
  sending: Sending,
  request: Effect.Effect<WireCartView, CallError, CallContext>
) =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const outcome = yield* Effect.result(request)
    if (outcome._tag === "Success") {
      const problem = limitProblem(outcome.success, sent)
      cart.update((view) => {
        const next = settled(withoutSent(view, sent), cartOf(outcome.success))
        return problem === null ? next : withProblem(next, problem)
      })
      return
    }
    const error = outcome.failure
    if (sessionEnded(error)) {
      sending.ended = true
      return
    }
    if (gone(error)) return cart.update((view) => settled(view, null))
    if (yield* isAddNow(error, sent, sending)) return
    cart.update((view) => withProblem(withoutSent(view, sent), {
      kind,
      names: sent.map(({ product }) => product.name),
      code: error._tag === "ApiRefused" ? error.code : null
    }))
    const known = cart.current().settled
    const answered = error._tag === "ApiRefused" || error._tag === "ContractBroken"
    if (known === null) return
    sending.doubtful = !answered || !(yield* readCart(known.id, sending))
  })

/** Marks these changes for as long as the work takes. */
const marking = <A, E, R>(sent: ReadonlyArray<PendingChange>, { onTheWay }: Sending, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    for (const { product } of sent) onTheWay.add(product.gtin)
    return work
  }).pipe(Effect.ensuring(Effect.sync(() => {
    for (const { product } of sent) onTheWay.delete(product.gtin)
  })))

const sendAdds = Effect.fnUntraced(function*(adds: ReadonlyArray<PendingChange>, sending: Sending) {
  const opened = yield* openCart()
  yield* settle(adds, "add-failed", sending, call(addItems, { params: { id: opened.id }, body: addBody(adds) }, { keepalive: true, idempotencyKey: batchKey(opened.id, adds) }))
})

const sendBatch = Effect.fnUntraced(function*({ adds, changes }: Batch, { keepalive, sending }: SendOptions) {
  const requests: Array<Effect.Effect<void, CallError, CallContext | CartState | AssortmentState>> = []
  if (adds.length > 0) requests.push(marking(adds, sending, sendAdds(adds, sending)))
  const cartId = (yield* CartState).current().settled?.id ?? ""
  for (const { change, lineId } of changes) {
    const params = { id: cartId, itemId: lineId }
    requests.push(marking([change], sending, settle(
      [change],
      "change-failed",
      sending,
      change.quantity === 0
        ? call(removeItem, { params }, { keepalive: true })
        : call(changeItem, { params, body: { quantity: change.quantity } }, { keepalive: true })
    )))
  }
  yield* Effect.all(requests, { concurrency: keepalive ? "unbounded" : 1, discard: true })
})

/** Without a cart nothing of what is pending can stand. */
const takeBackAll = Effect.fnUntraced(function*(code: string | null) {
  const cart = yield* CartState
  const wanted = Object.values(cart.current().pending)
  if (wanted.length === 0) return
  cart.update((view) => withProblem(withoutSent(view, wanted), { kind: "add-failed", names: wanted.map(({ product }) => product.name), code }))
})

/** Sends what is due. When the cart itself has gone in another tab, a new one is opened once and takes what was wanted. */
export const sendPending = (options: SendOptions): Effect.Effect<void, never, CallContext | CartState | AssortmentState> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const { sending } = options
    const known = cart.current().settled
    if (sending.doubtful && known !== null) {
      if (!(yield* readCart(known.id, sending))) return yield* sending.ended ? Effect.void : takeBackAll(null)
      sending.doubtful = false
    }
    const once = Effect.gen(function*() {
      const batch = batchOf(cart.current(), options.until, sending.onTheWay)
      cart.update((view) => withoutSent(view, batch.moot))
      yield* sendBatch(batch, options)
    })
    const before = cart.current().settled
    yield* once
    if (before !== null && cart.current().settled === null) {
      yield* once
      if (cart.current().settled === null) yield* takeBackAll("ERR_CART_NOT_FOUND")
    }
  }).pipe(Effect.catch((error: CallError) => {
    options.sending.ended = sessionEnded(error)
    return options.sending.ended ? Effect.void : takeBackAll(error._tag === "ApiRefused" ? error.code : null)
  }))
