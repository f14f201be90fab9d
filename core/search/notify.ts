import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { untold } from "../contract/requests.ts"
import { notifyAddingToCart, notifyClick } from "./api.ts"
import { queryOf } from "./query-of.ts"

export interface Noticed {
  /** Of the goods, the category, the page. */
  readonly id: string
  /** What had been typed; nothing where nothing was. */
  readonly query?: string
}

/** Sent once, past the end of the page too; a report that does not arrive is nobody's loss. */
const report = (endpoint: typeof notifyClick | typeof notifyAddingToCart) => ({ id, query = "" }: Noticed): Effect.Effect<void, never, CallContext> => {
  const asked = queryOf(query)
  return untold(Effect.ignore(call(endpoint, { query: { EntitytId: id, ...(asked === null ? {} : { q: asked }) } }, { keepalive: true })))
}

/** Tells the search service which hit was opened (API-70). */
export const reportClick = report(notifyClick)

/** Tells the search service what was added to the cart from its hits (API-71). */
export const reportAddingToCart = report(notifyAddingToCart)
