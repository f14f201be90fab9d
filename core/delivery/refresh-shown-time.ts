import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { isSamePlace } from "../assortment/rules.ts"
import { CartState } from "../cart/cart-state.ts"
import type { CallContext } from "../contract/call.ts"
import { RequestPolicy } from "../contract/policy.ts"
import { withoutToast } from "../contract/requests.ts"
import { CachePort } from "../ports/cache.ts"
import { slotsOf } from "./find-slots.ts"
import type { ShownTime } from "./model.ts"
import { failureKept, timeToShow } from "./shown-time.ts"
import { ShownTimeState } from "./shown-time-state.ts"

/** ms: for so long it is known which time is the next free one. */
const timeKept = 60_000

type Known = { readonly time: ShownTime | null } | "failed"

/**
 * Finds out the time that the frame of every shopping page names: the cart's own, else the next free one. Where that fails, what is shown
 * of the same place stays. Who cannot wait says for how many ms.
 */
export const refreshShownTime = (
  { patience = Number.POSITIVE_INFINITY }: { readonly patience?: number }
): Effect.Effect<void, never, ShownTimeState | AssortmentState | CartState | CallContext> =>
  Effect.gen(function*() {
    const assortment = yield* AssortmentState
    const cart = yield* CartState
    const place = assortment.current().choice
    if (place === null) return
    const slotId = cart.current().settled?.slotId ?? null
    const cache = yield* CachePort
    const about = JSON.stringify(["refreshShownTime", place.siteId, place.method, place.postalCode, slotId])
    const ask: Effect.Effect<Known, never, CallContext> = slotsOf(place, null).pipe(
      Effect.map((days) => ({ time: timeToShow(days, slotId) })),
      Effect.catch((error) => Effect.as(Effect.logWarning(`No delivery time to show: ${error._tag}`), "failed" as const)),
      Effect.tap((found) => cache.set(about, found, found === "failed" ? failureKept : timeKept))
    )
    const known = ((yield* cache.get(about)) as Known | null) ?? (yield* ask)
    // Another place or another time was chosen meanwhile.
    if (known === "failed" || !isSamePlace(assortment.current().choice, place) || (cart.current().settled?.slotId ?? null) !== slotId) return
    const state = yield* ShownTimeState
    state.set({ place, slotId, time: known.time })
  }).pipe(
    withoutToast,
    Effect.updateService(RequestPolicy, (policy) => ({ ...policy, waitAfter: () => null, timeout: Math.min(policy.timeout, patience) }))
  )
