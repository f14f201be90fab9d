import { Effect } from "effect"
import { type CallError, call, type CallContext } from "../contract/call.ts"
import { recommendedStores } from "./api.ts"
import { storeOfSite } from "./list-stores.ts"
import type { Store } from "./model.ts"

/** Loads the five stores nearest to a postal code (STORE-07). */
export const recommendStores = (postalCode: string): Effect.Effect<ReadonlyArray<Store>, CallError, CallContext> =>
  Effect.map(call(recommendedStores, { query: { zip: postalCode, count: 5 } }), ({ sites }) => sites.map(storeOfSite))
