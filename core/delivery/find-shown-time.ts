import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import type { CallContext } from "../contract/call.ts"
import { RequestPolicy } from "../contract/policy.ts"
import { withoutToast } from "../contract/requests.ts"
import { CachePort } from "../ports/cache.ts"
import { findSlots } from "./find-slots.ts"
import type { ShownTime } from "./model.ts"
import { timeToShow } from "./rules.ts"

/** ms: how long it is known which time is the next free one. */
const kept = 60_000

/** ms: no page waits longer for the line in its frame. */
const patience = 3_000

/** The time that the frame of every shopping page names: the cart's own, else the next free one; null where none can be found out. */
export const findShownTime = ({ slotId }: { readonly slotId: string | null }): Effect.Effect<ShownTime | null, never, AssortmentState | CallContext> =>
  Effect.gen(function*() {
    const { choice } = (yield* AssortmentState).current()
    if (choice === null) return null
    const cache = yield* CachePort
    const about = JSON.stringify(["findShownTime", choice.siteId, choice.method, choice.postalCode, slotId])
    const known = yield* cache.get(about)
    if (known !== null) return known as ShownTime
    const time = timeToShow(yield* findSlots({ cartId: null }), slotId)
    if (time !== null) yield* cache.set(about, time, kept)
    return time
  }).pipe(withoutToast, Effect.updateService(RequestPolicy, (policy) => ({ ...policy, timeout: Math.min(policy.timeout, patience) })))
