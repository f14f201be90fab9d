import { Effect } from "effect"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { call, type CallContext, type CallError, newIdempotencyKey } from "../contract/call.ts"
import { checkOutCart } from "./api.ts"
import { AddressOutOfArea, CartGone, LinesRefused, OrderUnavailable, SlotElsewhere, SlotFull, SlotMissing } from "./errors.ts"
import { orderOf } from "./from-wire.ts"
import type { Order } from "./model.ts"

export interface PlaceOrderInput {
  readonly message?: string
}

export type PlaceOrderError = SlotFull | SlotElsewhere | SlotMissing | LinesRefused | AddressOutOfArea | CartGone | OrderUnavailable

const failureOf = (error: CallError): PlaceOrderError => {
  if (error._tag !== "ApiRefused") return new OrderUnavailable({ detail: error._tag })
  switch (error.code) {
    case "ERR_SLOT_FULL":
      return new SlotFull()
    case "ERR_SLOT_OTHER_DELIVERY":
      return new SlotElsewhere()
    case "ERR_SLOT_MISSING":
      return new SlotMissing()
    case "ERR_ITEM_NOT_IN_ASSORTMENT":
    case "ERR_METHOD_NOT_ALLOWED_FOR_ITEM":
      return new LinesRefused({ lineIds: error.errors.flatMap(({ field }) => (field === undefined ? [] : [field])), reasons: error.errors.map(({ code }) => code) })
    case "ERR_ADDRESS_OUT_OF_AREA":
      return new AddressOutOfArea()
    case "ERR_CART_NOT_FOUND":
    case "ERR_CART_LOCKED":
    case "ERR_CART_EMPTY":
      return new CartGone()
    default:
      return new OrderUnavailable({ detail: `${error.status} ${error.code}` })
  }
}

/** Flushes the cart and orders it; a refused order keeps cart and choices. A second press while one is under way waits and finds the cart gone. */
export const placeOrder = ({ message }: PlaceOrderInput): Effect.Effect<Order, PlaceOrderError, CartState | CartQueue | CallContext> =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const queue = yield* CartQueue
    yield* queue.flush
    return yield* queue.alone(Effect.gen(function*() {
      const known = cart.current().settled
      if (known === null || known.lines.length === 0) return yield* new CartGone()
      const idempotencyKey = yield* newIdempotencyKey
      const body = { payment: "onDelivery" as const, ...(message === undefined || message === "" ? {} : { message }) }
      const order = yield* call(checkOutCart, { params: { id: known.id }, body }, { idempotencyKey }).pipe(Effect.mapError(failureOf))
      yield* queue.settle(null)
      return orderOf(order)
    }))
  })
