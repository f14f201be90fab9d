import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { addItems, changeItem, createCart, getCart, removeItem } from "./api.ts"
import { CartState } from "./cart-state.ts"
import { settled, withoutSent, withProblem } from "./cart-view.ts"
import { cartOf } from "./from-wire.ts"
import type { Cart, CartProblem, CartView, PendingChange } from "./model.ts"
import type { WireCartView } from "./wire.ts"

export interface SendOptions {
  /** Changes due at this time or before are sent, ms since 1970. */
  readonly until: number
  /** The page is about to go: everything at once, without waiting for answers in between. */
  readonly keepalive: boolean
}

interface Batch {
  readonly adds: ReadonlyArray<PendingChange>
  readonly changes: ReadonlyArray<{ readonly change: PendingChange; readonly lineId: string }>
  readonly moot: ReadonlyArray<PendingChange>
}

/** Goods without a line are added together, the whole queue once its first is due; lines are changed one by one. */
const batchOf = ({ settled: cart, pending }: CartView, until: number): Batch => {
  const all = Object.values(pending)
  const lines = new Map(cart?.lines.map((line) => [line.gtin, line]))
  const adds = all.filter((change) => !lines.has(change.product.gtin) && change.quantity > 0)
  const changes = all.flatMap((change) => {
    const line = lines.get(change.product.gtin)
    return line !== undefined && line.quantity !== change.quantity && change.due <= until ? [{ change, lineId: line.id }] : []
  })
  const moot = all.filter((change) => (lines.get(change.product.gtin)?.quantity ?? 0) === change.quantity)
  return { adds: adds.some((change) => change.due <= until) ? adds : [], changes, moot }
}

const addBody = (adds: ReadonlyArray<PendingChange>) => ({
  items: adds.map(({ product, quantity }) => ({
    gtin: product.gtin,
    itemNo: product.id,
    quantity: { value: quantity, unit: product.unit === "kilogram" ? "Kilogram" : "Piece", originalUnit: product.unit === "kilogram" ? "Kilogram" : "Piece" },
    name: product.name
  }))
})

const limitProblem = (answer: WireCartView, sent: ReadonlyArray<PendingChange>): Omit<CartProblem, "id"> | null => {
  const limit = answer.errors?.find(({ code }) => code === "ERR_QUANTITY_LIMIT")
  return limit === undefined ? null : { kind: "limit-reached", names: sent.map(({ product }) => product.name), code: limit.code }
}

const gone = (error: CallError): boolean =>
  error._tag === "ApiRefused" && (error.code === "ERR_CART_NOT_FOUND" || error.code === "ERR_CART_LOCKED")

const openCart = Effect.fnUntraced(function*() {
  const cart = yield* CartState
  const known = cart.current().settled
  if (known !== null) return known
  const choice = (yield* AssortmentState).current().choice
  const opened: Cart = cartOf(yield* call(createCart, { body: { storeNumber: choice?.storeNumber ?? "" } }, { keepalive: true }))
  cart.update((view) => settled(view, opened))
  return opened
})

/** Settles what the server answered, or takes back these changes alone (CART-44, CART-46, CART-47). */
const settle = (sent: ReadonlyArray<PendingChange>, kind: CartProblem["kind"], request: Effect.Effect<WireCartView, CallError, CallContext>) =>
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
    if (gone(error)) return cart.update((view) => settled(view, null))
    cart.update((view) => withProblem(withoutSent(view, sent), {
      kind,
      names: sent.map(({ product }) => product.name),
      code: error._tag === "ApiRefused" ? error.code : null
    }))
    const settledCart = cart.current().settled
    if (settledCart === null || error._tag === "HttpUnavailable" || error._tag === "MissingToken") return
    const fresh = yield* Effect.result(call(getCart, { params: { id: settledCart.id } }))
    if (fresh._tag === "Success") cart.update((view) => settled(view, cartOf(fresh.success)))
  })

const sendBatch = Effect.fnUntraced(function*({ adds, changes }: Batch, keepalive: boolean) {
  const requests: Array<Effect.Effect<void, never, CallContext | CartState>> = []
  if (adds.length > 0) {
    const opened = yield* openCart()
    requests.push(settle(adds, "add-failed", call(addItems, { params: { id: opened.id }, body: addBody(adds) }, { keepalive: true })))
  }
  const cartId = (yield* CartState).current().settled?.id ?? ""
  for (const { change, lineId } of changes) {
    const params = { id: cartId, itemId: lineId }
    requests.push(settle(
      [change],
      "change-failed",
      change.quantity === 0
        ? call(removeItem, { params }, { keepalive: true })
        : call(changeItem, { params, body: { quantity: change.quantity } }, { keepalive: true })
    ))
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
export const sendPending = ({ until, keepalive }: SendOptions): Effect.Effect<void, never, CallContext | CartState | AssortmentState> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const once = Effect.gen(function*() {
      const batch = batchOf(cart.current(), until)
      cart.update((view) => withoutSent(view, batch.moot))
      yield* sendBatch(batch, keepalive)
    })
    const before = cart.current().settled
    yield* once
    if (before !== null && cart.current().settled === null) {
      yield* once
      if (cart.current().settled === null) yield* takeBackAll("ERR_CART_NOT_FOUND")
    }
  }).pipe(Effect.catch((error: CallError) => takeBackAll(error._tag === "ApiRefused" ? error.code : null)))
