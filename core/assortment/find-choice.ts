import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { parsePostalCode } from "../kernel/postal-code.ts"
import { groceryAssortment, listSites, storeNumberOfZip } from "./api.ts"
import { AssortmentUnavailable, InvalidPostalCode, NoHomeDelivery, StoreNotSelectable } from "./errors.ts"
import { listStores } from "./list-stores.ts"
import type { Choice } from "./model.ts"

export type SelectAssortmentInput =
  | { readonly method: "homeDelivery"; readonly postalCode: string }
  | { readonly method: "pickupAtStore"; readonly siteId: string; readonly postalCode?: string | null }

export type SelectAssortmentError = InvalidPostalCode | NoHomeDelivery | StoreNotSelectable | AssortmentUnavailable

export const unavailable = (endpoint: Endpoint) => (error: CallError) => new AssortmentUnavailable({ detail: failureDetail(endpoint, error) })

const homeDelivery = Effect.fnUntraced(function*(typed: string) {
  const postalCode = parsePostalCode(typed)
  if (postalCode === null) return yield* new InvalidPostalCode()
  const { siteId, storeNumber, city, homeDeliveryAssortmentValues: driven } = yield* call(storeNumberOfZip, { params: { zip: postalCode } }).pipe(
    Effect.mapError((error) => (error._tag === "ApiRefused" && error.status === 404 ? new NoHomeDelivery({ postalCode }) : unavailable(storeNumberOfZip)(error)))
  )
  const stores = yield* listStores.pipe(Effect.mapError(unavailable(listSites)))
  const storeName = stores.find((store) => store.siteId === siteId)?.name ?? city
  return { method: "homeDelivery", siteId, storeNumber, storeName, postalCode, city, groceries: driven?.includes(groceryAssortment) ?? true } satisfies Choice
})

const pickup = Effect.fnUntraced(function*(siteId: string, postalCode: string | null) {
  const stores = yield* listStores.pipe(Effect.mapError(unavailable(listSites)))
  const store = stores.find((candidate) => candidate.siteId === siteId && candidate.selectable)
  if (store === undefined) return yield* new StoreNotSelectable()
  return { method: "pickupAtStore", siteId, storeNumber: store.storeNumber, storeName: store.name, postalCode, city: store.city, groceries: true } satisfies Choice
})

/** What a choice would be; nothing is changed by asking. */
export const findChoice = (input: SelectAssortmentInput): Effect.Effect<Choice, SelectAssortmentError, CallContext> =>
  input.method === "homeDelivery" ? homeDelivery(input.postalCode) : pickup(input.siteId, input.postalCode ?? null)
