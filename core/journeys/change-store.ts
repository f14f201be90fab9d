import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { type SelectAssortmentError, type SelectAssortmentInput, unavailable } from "../assortment/find-choice.ts"
import type { Choice, DeliveryMethod } from "../assortment/model.ts"
import { selectAssortment, takeBackChoice } from "../assortment/select-assortment.ts"
import { moveCart } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { settled, withProblem } from "../cart/cart-view.ts"
import { cartOf } from "../cart/from-wire.ts"
import type { Cart } from "../cart/model.ts"
import type { WireCartView } from "../cart/wire.ts"
import { productsByIds } from "../catalogue/api.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { inChunks } from "../contract/in-chunks.ts"
import { leftOut } from "../contract/policy.ts"
import type { CookieStorage } from "../ports/storage.ts"
import type { SessionState } from "../session/session-state.ts"

/** `accepted`: the gtins of which the shopper knows already that they will not come along. */
export type ChangeStoreInput = SelectAssortmentInput & { readonly accepted?: ReadonlyArray<string> }

/** A cart has to be moved to another store, and looked through anew where the goods come another way or cannot be had at all (DELIV-26). */
export const mustMove = (cart: { readonly storeNumber: string; readonly lines: ReadonlyArray<unknown> }, from: DeliveryMethod | null, to: Choice): boolean =>
  cart.storeNumber !== to.storeNumber || from !== to.method || (!to.groceries && cart.lines.length > 0)

/** Goods that were put in by another page are known by the answer alone: their names are asked for. */
const namesOf = Effect.fnUntraced(function*(gtins: ReadonlyArray<string>, before: Cart) {
  const known = new Map(before.lines.map(({ gtin, name }) => [gtin, name]))
  const unknown = gtins.filter((gtin) => !known.has(gtin))
  const found = yield* inChunks(unknown, (chunk) =>
    call(productsByIds, { params: { ids: chunk.join(",") }, query: { take: chunk.length } }).pipe(Effect.map(({ items }) => items), leftOut, Effect.orElseSucceed(() => [])))
  for (const { gtin, name } of found) known.set(gtin, name)
  return gtins.map((gtin) => known.get(gtin) ?? gtin)
})

/** What did not come along: lines that are gone, and those that the answer says it took out. */
const leftBehind = (before: Cart, moved: WireCartView): ReadonlyArray<string> => {
  const left = new Set(moved.items.map(({ gtin }) => gtin))
  const told = (moved.errors ?? []).flatMap(({ field }) => (field === undefined ? [] : [field]))
  return [...new Set([...before.lines.map(({ gtin }) => gtin), ...told])].filter((gtin) => !left.has(gtin))
}

const isGone = (error: CallError): boolean =>
  error._tag === "ApiRefused" && (error.code === "ERR_CART_NOT_FOUND" || error.code === "ERR_CART_LOCKED")

/** A cart belongs to one store: it moves along in one call, and the goods that the new store lacks are named unless they were accepted. */
const moveAlong = (choice: Choice, from: DeliveryMethod | null, accepted: ReadonlyArray<string> = []) =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const before = cart.current().settled
    if (before === null || !mustMove(before, from, choice)) return
    const moved = yield* call(moveCart, { params: { id: before.id }, body: { storeNumber: choice.storeNumber, keepCart: true } })
    const names = yield* namesOf(leftBehind(before, moved).filter((gtin) => !accepted.includes(gtin)), before)
    const now = cartOf(moved)
    cart.update((view) => (names.length === 0 ? settled(view, now) : withProblem(settled(view, now), { kind: "left-behind", names, code: null })))
  }).pipe(Effect.catch((error) =>
    // Emptied or ordered on another page: there is nothing to take along.
    isGone(error) ? Effect.map(CartState, (cart) => cart.update((view) => settled(view, null))) : Effect.fail(error)
  ))

/** A cart that was filled elsewhere, on another device or before the log-in, comes along to the store that is shopped in now. */
export const alignCart: Effect.Effect<void, never, AssortmentState | CartState | CartQueue | CallContext> = Effect.gen(function*() {
  const { choice } = (yield* AssortmentState).current()
  if (choice === null) return
  yield* (yield* CartQueue).alone(moveAlong(choice, choice.method)).pipe(Effect.catch((error) => Effect.logWarning(`The cart did not move along: ${error._tag}`)))
})

/**
 * Chooses where the goods come from and takes the cart along. Changes that are under way are sent to the old store first. When the cart
 * cannot move, nothing has changed; whoever asked says so (DELIV-44).
 */
export const changeStore = (
  { accepted, ...input }: ChangeStoreInput
): Effect.Effect<Choice, SelectAssortmentError, AssortmentState | SessionState | CartState | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const before = (yield* AssortmentState).current()
    const queue = yield* CartQueue
    yield* queue.flush
    // The cart is busy from the choice until it stands: whoever follows the choice waits for both.
    return yield* queue.alone(Effect.gen(function*() {
      const choice = yield* selectAssortment(input)
      yield* moveAlong(choice, before.choice?.method ?? null, accepted).pipe(
        Effect.catch((error) => Effect.andThen(takeBackChoice(before), Effect.fail(unavailable(moveCart)(error))))
      )
      return choice
    }))
  })
