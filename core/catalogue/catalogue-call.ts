import { Effect } from "effect"
import { assortmentState } from "../assortment/assortment-state.ts"
import { cardQueryOf, storeQueryOf } from "../assortment/rules.ts"
import type { CallContext, CallError } from "../contract/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { CatalogueUnavailable } from "./errors.ts"

export type CatalogueContext = States | CallContext

/** The `store` query parameter of the chosen store, whose prices the response then contains; no parameter when no store is chosen. */
export const storeQuery = Effect.map(stateOf(assortmentState), (assortment) =>
  storeQueryOf(assortment.current().selection)
)

/** The query parameters of calls for products that are shown as cards, with the prices of the chosen store. */
export const cardQuery = Effect.map(stateOf(assortmentState), (assortment) =>
  cardQueryOf(assortment.current().selection)
)

export const toCatalogueUnavailable = (endpoint: Endpoint) => (error: CallError) =>
  new CatalogueUnavailable({ detail: failureDetail(endpoint, error) })

export const isNotFound = (error: CallError): boolean => error._tag === "ApiErrorResponse" && error.status === 404
