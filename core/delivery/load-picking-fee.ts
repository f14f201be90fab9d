import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "../assortment/assortment-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { notRetriedByCaller } from "../contract/policy.ts"
import type { Ore } from "../kernel/money.ts"
import { getPickingFee } from "./api.ts"
import { usualPickingFee, usualPickingFeeLimit } from "./rules.ts"

export interface PickingFee {
  /** The fee below `freeFrom`. */
  readonly fee: Ore
  /** Picking is free when the items total reaches this amount. */
  readonly freeFrom: Ore
}

/** Loads the picking fee of the selection; without one, that of home delivery. A failed look-up is logged and returns 49 kr, free from 1,500 kr (DELIV-38). */
export const loadPickingFee = (): Effect.Effect<PickingFee, never, States | CallContext> =>
  Effect.gen(function* () {
    const { selection } = (yield* stateOf(assortmentState)).current()
    const { originalPickingFee, pickingFeeLimit } = yield* call(getPickingFee, {
      query: {
        deliveryType: selection?.method ?? "homeDelivery",
        ...(selection === null ? {} : { siteId: selection.siteId }),
        ...(selection === null || selection.postalCode === null ? {} : { postalCode: selection.postalCode })
      }
    }).pipe(
      notRetriedByCaller,
      Effect.catch((error) =>
        Effect.as(Effect.logWarning(`The picking fee could not be fetched: ${error._tag}`), {
          originalPickingFee: usualPickingFee,
          pickingFeeLimit: usualPickingFeeLimit
        })
      )
    )
    return { fee: originalPickingFee, freeFrom: pickingFeeLimit }
  })
