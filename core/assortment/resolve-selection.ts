import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { parsePostalCode } from "../kernel/postal-code.ts"
import { groceryAssortment, listSites, storeNumberOfZip } from "./api.ts"
import { AssortmentUnavailable, InvalidPostalCode, NoHomeDelivery, StoreNotSelectable } from "./errors.ts"
import { listStores } from "./list-stores.ts"
import type { DeliverySelection } from "./model.ts"

export type SelectionRequest =
  | { readonly method: "homeDelivery"; readonly postalCode: string }
  | { readonly method: "pickupAtStore"; readonly siteId: string; readonly postalCode?: string | null }

export type SelectAssortmentError = InvalidPostalCode | NoHomeDelivery | StoreNotSelectable | AssortmentUnavailable

export const toAssortmentUnavailable = (endpoint: Endpoint) => (error: CallError) =>
  new AssortmentUnavailable({ detail: failureDetail(endpoint, error) })

const resolveHomeDelivery = Effect.fnUntraced(function* (input: string) {
  const postalCode = parsePostalCode(input)
  if (postalCode === null) return yield* new InvalidPostalCode()
  const {
    siteId,
    storeNumber,
    city,
    homeDeliveryAssortmentValues: deliveredAssortments
  } = yield* call(storeNumberOfZip, { params: { zip: postalCode } }).pipe(
    Effect.mapError((error) =>
      error._tag === "ApiErrorResponse" && error.status === 404
        ? new NoHomeDelivery({ postalCode })
        : toAssortmentUnavailable(storeNumberOfZip)(error)
    )
  )
  const stores = yield* listStores().pipe(Effect.mapError(toAssortmentUnavailable(listSites)))
  const storeName = stores.find((store) => store.siteId === siteId)?.name ?? city
  return {
    method: "homeDelivery",
    siteId,
    storeNumber,
    storeName,
    postalCode,
    city,
    deliversGroceries: deliveredAssortments?.includes(groceryAssortment) ?? true
  } satisfies DeliverySelection
})

const resolvePickup = Effect.fnUntraced(function* (siteId: string, postalCode: string | null) {
  const stores = yield* listStores().pipe(Effect.mapError(toAssortmentUnavailable(listSites)))
  const store = stores.find((candidate) => candidate.siteId === siteId && candidate.selectable)
  if (store === undefined) return yield* new StoreNotSelectable()
  return {
    method: "pickupAtStore",
    siteId,
    storeNumber: store.storeNumber,
    storeName: store.name,
    postalCode,
    city: store.city,
    deliversGroceries: true
  } satisfies DeliverySelection
})

/** Resolves a selection without applying it. */
export const resolveSelection = (
  request: SelectionRequest
): Effect.Effect<DeliverySelection, SelectAssortmentError, CallContext> =>
  request.method === "homeDelivery"
    ? resolveHomeDelivery(request.postalCode)
    : resolvePickup(request.siteId, request.postalCode ?? null)
