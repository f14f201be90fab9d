import { Effect, Fiber } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cartState } from "../cart/cart-state.ts"
import { displayedSlotState } from "./displayed-slot-state.ts"
import { isSameSelection } from "../assortment/rules.ts"
import type { CallContext } from "../contract/call.ts"
import { RequestPolicy } from "../contract/policy.ts"
import { suppressNotification } from "../contract/requests.ts"
import { CachePort } from "../ports/cache.ts"
import { requestSlots } from "./find-slots.ts"
import type { DisplayedSlot } from "./model.ts"
import { failureCacheMs, isSameCriteria, slotCriteria, slotToDisplay } from "./displayed-slot.ts"

/** How long the slot to display is cached. */
const slotCacheMs = 60_000

type LoadResult = { readonly time: DisplayedSlot | null } | "failed"

export interface RefreshDisplayedSlotInput {
  /** How long to wait for the response, in ms, from when `waitFor` has settled; by default as long as the policy allows. */
  readonly timeoutMs?: number
  /** What the caller waits for in any case, for example the data of its page. */
  readonly waitFor?: Promise<unknown>
}

/**
 * Updates the slot in the shell of every page: the cart's booked slot, otherwise the next free one. On a failure the displayed slot does not
 * change.
 */
export const refreshDisplayedSlot = ({
  timeoutMs,
  waitFor = Promise.resolve()
}: RefreshDisplayedSlotInput): Effect.Effect<void, never, States | CallContext> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    const cart = yield* stateOf(cartState)
    const selection = assortment.current().selection
    if (selection === null) return
    const { serverCart } = cart.current()
    const criteria = slotCriteria(serverCart)
    // The cart's meals determine which slots leave the kitchen enough time.
    const cartId = criteria.hasCatering ? (serverCart?.id ?? null) : null
    const cache = yield* CachePort
    const cacheKey = JSON.stringify([
      "refreshDisplayedSlot",
      selection.siteId,
      selection.method,
      selection.postalCode,
      criteria.slotId,
      cartId
    ])
    const failed = (reason: string): Effect.Effect<LoadResult> =>
      Effect.as(Effect.logWarning(`The displayed delivery time could not be fetched: ${reason}`), "failed")
    const cacheResult = (result: LoadResult) =>
      cache.set(cacheKey, result, result === "failed" ? failureCacheMs : slotCacheMs)
    const load: Effect.Effect<LoadResult, never, CallContext> = requestSlots(selection, cartId).pipe(
      Effect.map((days) => ({ time: slotToDisplay(days, criteria) })),
      Effect.catch((error) => failed(error._tag)),
      Effect.tap(cacheResult)
    )
    // The request goes on when its time is over, so that a slow response is cached for later pages. Until it arrives they do not wait for it again.
    const loadWithinTime = (limitMs: number) =>
      Effect.flatMap(Effect.forkDetach(load, { startImmediately: true }), (loading) =>
        Effect.raceFirst(
          Fiber.join(loading),
          Effect.promise(() => Promise.allSettled([waitFor])).pipe(
            Effect.andThen(Effect.sleep(limitMs)),
            Effect.andThen(failed(`no response within ${limitMs} ms`)),
            Effect.tap(cacheResult)
          )
        )
      )
    const loadResult =
      ((yield* cache.get(cacheKey)) as LoadResult | null) ??
      (yield* timeoutMs === undefined ? load : loadWithinTime(timeoutMs))
    // A slot for a selection or cart that has changed since the request is dropped.
    if (
      loadResult === "failed" ||
      !isSameSelection(assortment.current().selection, selection) ||
      !isSameCriteria(slotCriteria(cart.current().serverCart), criteria)
    )
      return
    const state = yield* stateOf(displayedSlotState)
    state.set({ selection, ...criteria, time: loadResult.time })
  }).pipe(
    suppressNotification,
    Effect.updateService(RequestPolicy, (policy) => ({ ...policy, retryDelay: () => null }))
  )
