import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { listLeaflets as listLeafletsCall } from "./api.ts"
import { LeafletsUnavailable } from "./errors.ts"
import type { Leaflet } from "./model.ts"

/** Lists the current leaflets (OFFER-02). */
export const listLeaflets = (): Effect.Effect<ReadonlyArray<Leaflet>, LeafletsUnavailable, CallContext> =>
  call(listLeafletsCall, {}).pipe(
    Effect.mapError((error) => new LeafletsUnavailable({ detail: failureDetail(listLeafletsCall, error) }))
  )
