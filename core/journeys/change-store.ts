import { Effect } from "effect"
import type { AssortmentState } from "../assortment/assortment-state.ts"
import type { Choice } from "../assortment/model.ts"
import { selectAssortment, type SelectAssortmentError, type SelectAssortmentInput } from "../assortment/select-assortment.ts"
import { moveCart } from "../cart/api.ts"
import { CartQueue } from "../cart/cart-queue.ts"
import { CartState } from "../cart/cart-state.ts"
import { settled, withProblem } from "../cart/cart-view.ts"
import { cartOf } from "../cart/from-wire.ts"
import { call, type CallContext } from "../contract/call.ts"
import type { CookieStorage } from "../ports/storage.ts"
import type { SessionState } from "../session/session-state.ts"

/** A cart belongs to one store: it moves along in one call, and the goods that the new store lacks are named. */
const moveAlong = (choice: Choice) =>
  Effect.gen(function*() {
    const cart = yield* CartState
    const queue = yield* CartQueue
    const before = cart.current().settled
    if (before === null || before.storeNumber === choice.storeNumber) return
    yield* queue.alone(Effect.gen(function*() {
      const moved = cartOf(yield* call(moveCart, { params: { id: before.id }, body: { storeNumber: choice.storeNumber, keepCart: true } }))
      const left = new Set(moved.lines.map(({ gtin }) => gtin))
      const lost = before.lines.filter(({ gtin }) => !left.has(gtin)).map(({ name }) => name)
      cart.update((view) => (lost.length === 0 ? settled(view, moved) : withProblem(settled(view, moved), { kind: "left-behind", names: lost, code: null })))
    })).pipe(Effect.catch((error) => Effect.logWarning(`The cart did not move along: ${error._tag}`)))
  })

/** Chooses where the goods come from and takes the cart along. Changes that are under way are sent to the old store first. */
export const changeStore = (
  input: SelectAssortmentInput
): Effect.Effect<Choice, SelectAssortmentError, AssortmentState | SessionState | CartState | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    yield* (yield* CartQueue).flush
    const choice = yield* selectAssortment(input)
    yield* moveAlong(choice)
    return choice
  })
