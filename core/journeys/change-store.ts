import { Effect } from "effect"
import { writeChoice } from "../assortment/assortment-cookie.ts"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { AssortmentUnavailable } from "../assortment/errors.ts"
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
    }))
  })

/** A cart that was filled elsewhere, on another device or before the log-in, comes along to the store that is shopped in now. */
export const alignCart: Effect.Effect<void, never, AssortmentState | CartState | CartQueue | CallContext> = Effect.gen(function*() {
  const { choice } = (yield* AssortmentState).current()
  if (choice !== null) yield* Effect.catch(moveAlong(choice), (error) => Effect.logWarning(`The cart did not move along: ${error._tag}`))
})

/**
 * Chooses where the goods come from and takes the cart along. Changes that are under way are sent to the old store first. When the cart
 * cannot move, nothing has changed (DELIV-44).
 */
export const changeStore = (
  input: SelectAssortmentInput
): Effect.Effect<Choice, SelectAssortmentError, AssortmentState | SessionState | CartState | CartQueue | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const assortment = yield* AssortmentState
    const before = assortment.current()
    yield* (yield* CartQueue).flush
    const choice = yield* selectAssortment(input)
    yield* moveAlong(choice).pipe(Effect.catch((error) =>
      Effect.gen(function*() {
        assortment.set({ ...before, loading: false })
        if (before.choice !== null) yield* writeChoice(before.choice)
        return yield* new AssortmentUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag })
      })
    ))
    return choice
  })
