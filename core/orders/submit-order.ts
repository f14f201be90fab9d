import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { cartState } from "../cart/cart-state.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import type { Cart } from "../cart/model.ts"
import { countRecipeProductsAndMeals } from "../cart/rules.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { type ApiErrorResponse, type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { toKronor } from "../kernel/money.ts"
import { checkOutCart } from "./api.ts"
import type { DeliveryAddress } from "./delivery-address.ts"
import {
  AddressOutOfArea,
  CartChangeRefused,
  CartGone,
  CouponsUsedUp,
  LinesRefused,
  MealNotPrepared,
  OrderLocked,
  OrderUnavailable,
  SlotMismatch,
  SlotFull,
  SlotMissing,
  SlotOrdered,
  TooManyOrders,
  TotalChanged
} from "./errors.ts"
import { orderFromWire } from "./from-wire.ts"
import type { Order } from "./model.ts"
import { ordersState } from "./orders-state.ts"
import { withoutReplacement } from "./replacement-mode.ts"

export interface PlaceOrderInput {
  /** The note to the order picker. When an order is changed, an empty note removes the earlier one; without a note, the earlier one stays. */
  readonly message?: string
  /** Where to deliver to instead of the customer's registered address. */
  readonly deliveryAddress?: DeliveryAddress
}

export type PlaceOrderError =
  | TotalChanged
  | SlotFull
  | SlotOrdered
  | TooManyOrders
  | TooManyAttempts
  | SlotMismatch
  | SlotMissing
  | MealNotPrepared
  | LinesRefused
  | AddressOutOfArea
  | CouponsUsedUp
  | CartChangeRefused
  | CartGone
  | OrderLocked
  | OrderUnavailable

const toLinesRefused = (errors: ApiErrorResponse["errors"], { lines, bags }: Cart): LinesRefused => {
  const lineIds = errors.flatMap(({ field }) => (field === undefined ? [] : [field]))
  const names = [...lines, ...bags].filter(({ id }) => lineIds.includes(id)).map(({ name }) => name)
  return new LinesRefused({ lineIds, names, reasons: errors.map(({ code }) => code) })
}

/** An API that does not say which codes are used up means all of the cart's. */
const toCouponsUsedUp = (errors: ApiErrorResponse["errors"], { coupons }: Cart): CouponsUsedUp => {
  const namedGtins = errors.flatMap(({ field }) => (field === undefined ? [] : [field]))
  const gtins = namedGtins.length === 0 ? coupons.map(({ gtin }) => gtin) : namedGtins
  return new CouponsUsedUp({
    gtins,
    codes: coupons.filter(({ gtin }) => gtins.includes(gtin)).map(({ code }) => code)
  })
}

const failureOf = (error: CallError, cart: Cart): PlaceOrderError => {
  if (error._tag !== "ApiErrorResponse") return new OrderUnavailable({ detail: error._tag })
  switch (error.code) {
    case "ERR_SLOT_FULL":
      return new SlotFull()
    case "ERR_SLOT_ORDERED":
      return new SlotOrdered()
    case "ERR_TOO_MANY_ORDERS":
      return new TooManyOrders()
    case "too_many_orders":
      return tooManyAttempts(error)
    case "ERR_SLOT_OTHER_DELIVERY":
      return new SlotMismatch()
    case "ERR_MEAL_NOT_PREPARED":
      return new MealNotPrepared()
    case "ERR_TOTAL_CHANGED":
      return new TotalChanged()
    case "ERR_SLOT_MISSING":
      return new SlotMissing()
    case "ERR_ITEM_NOT_IN_ASSORTMENT":
    case "ERR_METHOD_NOT_ALLOWED_FOR_ITEM":
      return toLinesRefused(error.errors, cart)
    case "ERR_COUPON_ALREADY_USED":
      return toCouponsUsedUp(error.errors, cart)
    case "ERR_ADDRESS_OUT_OF_AREA":
      return new AddressOutOfArea()
    case "ERR_CART_NOT_FOUND":
    case "ERR_CART_LOCKED":
    case "ERR_CART_EMPTY":
      return new CartGone()
    case "ERR_ORDER_LOCKED":
    case "ERR_ORDER_NOT_FOUND":
      return new OrderLocked()
    default:
      return new OrderUnavailable({ detail: `${error.status} ${error.code}` })
  }
}

/** The failures after which the server's cart may differ from the displayed one. */
const staleCartFailures: ReadonlySet<PlaceOrderError["_tag"]> = new Set(["TotalChanged", "CartGone", "CouponsUsedUp"])

/**
 * Flushes the cart and orders it for the displayed total. When the API refuses a change, no order is placed, since the shopper has seen another cart. A cart that
 * replaces an order changes that order (CART-15). When the order is rejected, the cart and the selections stay; after TotalChanged,
 * CartGone and CouponsUsedUp the cart is read again. A second submit waits for the first and finds no cart.
 */
export const submitOrder = ({
  message,
  deliveryAddress
}: PlaceOrderInput): Effect.Effect<Order, PlaceOrderError, States | CartQueue | CallContext> =>
  Effect.gen(function* () {
    const cart = yield* stateOf(cartState)
    const orders = yield* stateOf(ordersState)
    const queue = yield* CartQueue
    const knownProblems = new Set(cart.current().problems)
    yield* queue.flush
    if (cart.current().problems.some((problem) => !knownProblems.has(problem))) return yield* new CartChangeRefused()
    return yield* queue.runExclusive(
      Effect.gen(function* () {
        const serverCart = cart.current().serverCart
        if (serverCart === null || serverCart.lines.length + countRecipeProductsAndMeals(serverCart) === 0)
          return yield* new CartGone()
        const body = {
          payment: "onDelivery" as const,
          totalAmount: toKronor(serverCart.total),
          ...(deliveryAddress && { homeDelivery: deliveryAddress }),
          ...(message !== undefined && (message !== "" || serverCart.replacesOrderId !== null) && { message })
        }
        const order = yield* call(checkOutCart, { params: { id: serverCart.id }, body }).pipe(
          Effect.mapError((error) => failureOf(error, serverCart)),
          Effect.tapError(({ _tag }) => (staleCartFailures.has(_tag) ? queue.reread : Effect.void))
        )
        yield* queue.setServerCart(null)
        orders.update((state) => withoutReplacement(state, serverCart.id))
        return orderFromWire(order)
      })
    )
  })
