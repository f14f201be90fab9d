import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { untracked } from "../contract/requests.ts"
import type { notifyAddingToCart, notifyClick } from "./api.ts"
import { normalizeQuery } from "./normalize-query.ts"

export interface SearchEvent {
  /** Id of the product, category, page, recipe or store. */
  readonly id: string
  /** The query as the shopper entered it; may be empty. */
  readonly query?: string
}

/** Sends an event once, even while the page unloads; a lost event is ignored. */
export const trackSearchEvent =
  (endpoint: typeof notifyClick | typeof notifyAddingToCart) =>
  ({ id, query = "" }: SearchEvent): Effect.Effect<void, never, CallContext> => {
    const normalizedQuery = normalizeQuery(query)
    return untracked(
      Effect.ignore(
        call(
          endpoint,
          { query: { EntitytId: id, ...(normalizedQuery === null ? {} : { q: normalizedQuery }) } },
          { keepalive: true }
        )
      )
    )
  }
