import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "./cart-state.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { addItems, changeItem, getCart, removeItem } from "./api.ts"
import { addItemsBody, type Batch, batchKey, batchOf } from "./batch.ts"
import { withServerCart, withoutChanges, withProblem } from "./cart-view.ts"
import { cartFromWire } from "./from-wire.ts"
import type { CartProblem, PendingChange } from "./model.ts"
import { openCart } from "./open-cart.ts"
import type { WireCartView } from "./wire.ts"

/** State that all sends of one queue share. */
export interface SendState {
  /** The gtins of products with a change in flight; a parallel send skips them. */
  readonly gtinsInFlight: Set<string>
  /** Whether a change got no response, or the cart could not be read after a failed one. The server may then have applied the change, so the cart is read before the next change. */
  outcomeUnknown: boolean
  /** Whether the session has ended. Changes then stay pending, and stored on the device, until the customer logs in again. */
  sessionEnded: boolean
}

export interface SendOptions {
  /** Sends the changes due by this time, ms since 1970. */
  readonly until: number
  /** Whether the page is unloading; the requests are then sent in parallel. */
  readonly unloading: boolean
  readonly sendState: SendState
}

const limitProblem = (
  response: WireCartView,
  sentChanges: ReadonlyArray<PendingChange>
): Omit<CartProblem, "id"> | null => {
  const limitError = response.errors?.find(({ code }) => code === "ERR_QUANTITY_LIMIT")
  return limitError === undefined
    ? null
    : { kind: "limit-reached", names: sentChanges.map(({ product }) => product.name), code: limitError.code }
}

/** The API's error code; null when there is no error response. */
export const codeOf = (error: CallError): string | null => (error._tag === "ApiErrorResponse" ? error.code : null)

export const isCartUnusable = (error: CallError): boolean =>
  codeOf(error) === "ERR_CART_NOT_FOUND" || codeOf(error) === "ERR_CART_LOCKED"

export const isSessionEnd = (error: CallError): boolean =>
  error._tag === "MissingToken" || (error._tag === "ApiErrorResponse" && error.status === 401)

/** Reads the server's cart, if there is one, and forgets it if it was deleted or locked. Returns false when it cannot be read. */
export const readCart = Effect.fnUntraced(function* (sendState: SendState) {
  const cart = yield* stateOf(cartState)
  const id = cart.current().serverCart?.id
  if (id === undefined) return true
  const result = yield* Effect.result(call(getCart, { params: { id } }))
  if (result._tag === "Success") cart.update((state) => withServerCart(state, cartFromWire(result.success)))
  else if (isCartUnusable(result.failure)) cart.update((state) => withServerCart(state, null))
  else {
    sendState.sessionEnded = isSessionEnd(result.failure)
    return false
  }
  return true
})

/** After a change that the server refused or answered unreadably, reads the cart. Without a response, or when the cart cannot be read, the outcome is unknown. */
export const rereadAfterFailure = Effect.fnUntraced(function* (error: CallError, sendState: SendState) {
  const responded = error._tag === "ApiErrorResponse" || error._tag === "ContractBroken"
  sendState.outcomeUnknown = !responded || !(yield* readCart(sendState))
})

/**
 * After ERR_ITEM_NOT_FOUND, reads the cart again; true if the products' lines are gone, so that the next send adds the
 * products.
 */
const rereadAfterMissingLine = Effect.fnUntraced(function* (
  error: CallError,
  sentChanges: ReadonlyArray<PendingChange>,
  sendState: SendState
) {
  if (codeOf(error) !== "ERR_ITEM_NOT_FOUND" || !(yield* readCart(sendState))) return false
  const serverCart = (yield* stateOf(cartState)).current().serverCart
  const gtins = new Set(serverCart?.lines.map(({ gtin }) => gtin))
  return !sentChanges.some(({ product }) => gtins.has(product.gtin))
})

/** Applies the server's response, or undoes only these changes (CART-44, CART-46, CART-47). They stay pending when the session has ended, or when the cart or their lines no longer exist. */
const settle = (
  sentChanges: ReadonlyArray<PendingChange>,
  kind: CartProblem["kind"],
  sendState: SendState,
  request: Effect.Effect<WireCartView, CallError, CallContext>
) =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const outcome = yield* Effect.result(request)
    if (outcome._tag === "Success") {
      const problem = limitProblem(outcome.success, sentChanges)
      cart.update((state) => {
        const next = withServerCart(withoutChanges(state, sentChanges), cartFromWire(outcome.success))
        return problem === null ? next : withProblem(next, problem)
      })
      return
    }
    const error = outcome.failure
    if (isSessionEnd(error)) {
      sendState.sessionEnded = true
      return
    }
    if (isCartUnusable(error)) return cart.update((state) => withServerCart(state, null))
    if (yield* rereadAfterMissingLine(error, sentChanges, sendState)) return
    const revert = (failedChanges: ReadonlyArray<PendingChange>) =>
      cart.update((state) =>
        failedChanges.length === 0
          ? withoutChanges(state, sentChanges)
          : withProblem(withoutChanges(state, sentChanges), {
              kind,
              names: failedChanges.map(({ product }) => product.name),
              code: codeOf(error)
            })
      )
    if (error._tag !== "ContractBroken") {
      revert(sentChanges)
      return yield* rereadAfterFailure(error, sendState)
    }
    // An unreadable response does not tell whether the server has made the changes, but the cart does.
    yield* rereadAfterFailure(error, sendState)
    const confirmedQuantities = new Map(cart.current().serverCart?.lines.map(({ gtin, quantity }) => [gtin, quantity]))
    revert(sentChanges.filter(({ product, quantity }) => (confirmedQuantities.get(product.gtin) ?? 0) !== quantity))
  })

/** Marks these changes as in flight during the work. */
const withInFlight = <A, E, R>(
  sentChanges: ReadonlyArray<PendingChange>,
  { gtinsInFlight }: SendState,
  work: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  Effect.suspend(() => {
    for (const { product } of sentChanges) gtinsInFlight.add(product.gtin)
    return work
  }).pipe(
    Effect.ensuring(
      Effect.sync(() => {
        for (const { product } of sentChanges) gtinsInFlight.delete(product.gtin)
      })
    )
  )

const sendAdditions = Effect.fnUntraced(function* (additions: ReadonlyArray<PendingChange>, sendState: SendState) {
  const openedCart = yield* openCart()
  yield* settle(
    additions,
    "add-failed",
    sendState,
    call(
      addItems,
      { params: { id: openedCart.id }, body: addItemsBody(additions) },
      { keepalive: true, idempotencyKey: batchKey(openedCart.id, additions) }
    )
  )
})

const sendBatch = Effect.fnUntraced(function* ({ additions, changes }: Batch, { unloading, sendState }: SendOptions) {
  const requests: Array<Effect.Effect<void, CallError, CallContext | States>> = []
  if (additions.length > 0) requests.push(withInFlight(additions, sendState, sendAdditions(additions, sendState)))
  const cartId = (yield* stateOf(cartState)).current().serverCart?.id ?? ""
  for (const { change, lineId } of changes) {
    const params = { id: cartId, itemId: lineId }
    requests.push(
      withInFlight(
        [change],
        sendState,
        settle(
          [change],
          "change-failed",
          sendState,
          change.quantity === 0
            ? call(removeItem, { params }, { keepalive: true })
            : call(changeItem, { params, body: { quantity: change.quantity } }, { keepalive: true })
        )
      )
    )
  }
  yield* Effect.all(requests, { concurrency: unloading ? "unbounded" : 1 })
})

/** Drops every pending change and reports them as one problem. */
const revertAll = Effect.fnUntraced(function* (code: string | null) {
  const cart = yield* stateOf(cartState)
  const pending = Object.values(cart.current().pending)
  if (pending.length === 0) return
  cart.update((state) =>
    withProblem(withoutChanges(state, pending), {
      kind: "add-failed",
      names: pending.map(({ product }) => product.name),
      code
    })
  )
})

/** Sends the changes that are due. When the cart has been deleted or locked elsewhere, opens a new one, once, for the pending changes. */
export const sendPending = (options: SendOptions): Effect.Effect<void, never, CallContext | States> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const { sendState } = options
    if (sendState.outcomeUnknown) {
      if (!(yield* readCart(sendState))) return yield* sendState.sessionEnded ? Effect.void : revertAll(null)
      sendState.outcomeUnknown = false
    }
    const sendDue = Effect.gen(function* () {
      const batch = batchOf(cart.current(), options.until, sendState.gtinsInFlight)
      cart.update((state) => withoutChanges(state, batch.noopChanges))
      yield* sendBatch(batch, options)
    })
    const cartBefore = cart.current().serverCart
    yield* sendDue
    if (cartBefore !== null && cart.current().serverCart === null) {
      yield* sendDue
      if (cart.current().serverCart === null) yield* revertAll("ERR_CART_NOT_FOUND")
    }
  }).pipe(
    Effect.catch((error: CallError) => {
      options.sendState.sessionEnded = isSessionEnd(error)
      return options.sendState.sessionEnded ? Effect.void : revertAll(codeOf(error))
    })
  )
