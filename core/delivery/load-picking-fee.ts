import { Effect } from "effect"
import { AssortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { leftOut } from "../contract/policy.ts"
import type { Ore } from "../kernel/money.ts"
import { getPickingFee } from "./api.ts"
import { usualPickingFee, usualPickingFeeLimit } from "./rules.ts"

export interface PickingFee {
  readonly fee: Ore
  /** From this total of goods on picking is free. */
  readonly limit: Ore
}

/** What picking costs where the shopper shops; 49 kr, logged, when it cannot be looked up (DELIV-38). */
export const loadPickingFee: Effect.Effect<PickingFee, never, AssortmentState | CallContext> = Effect.gen(function*() {
  const { choice } = (yield* AssortmentState).current()
  const { originalPickingFee, pickingFeeLimit } = yield* call(getPickingFee, {
    query: {
      deliveryType: choice?.method ?? "homeDelivery",
      ...(choice === null ? {} : { siteId: choice.siteId }),
      ...(choice === null || choice.postalCode === null ? {} : { postalCode: choice.postalCode })
    }
  }).pipe(
    leftOut,
    Effect.catch((error) => Effect.as(Effect.logWarning(`No picking fee: ${error._tag}`), { originalPickingFee: usualPickingFee, pickingFeeLimit: usualPickingFeeLimit }))
  )
  return { fee: originalPickingFee, limit: pickingFeeLimit }
})
