import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { parsePostalCode } from "../kernel/postal-code.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { SessionState } from "../session/session-state.ts"
import { saveDeliverySettings, storeNumberOfZip } from "./api.ts"
import { writeChoice } from "./assortment-cookie.ts"
import { AssortmentState } from "./assortment-state.ts"
import { AssortmentUnavailable, InvalidPostalCode, NoHomeDelivery, StoreNotSelectable } from "./errors.ts"
import { listStores } from "./list-stores.ts"
import type { Choice } from "./model.ts"

export type SelectAssortmentInput =
  | { readonly method: "homeDelivery"; readonly postalCode: string }
  | { readonly method: "pickupAtStore"; readonly siteId: string; readonly postalCode?: string | null }

export type SelectAssortmentError = InvalidPostalCode | NoHomeDelivery | StoreNotSelectable | AssortmentUnavailable

const unavailable = (error: CallError) => new AssortmentUnavailable({ detail: error._tag === "ApiRefused" ? `${error.status} ${error.code}` : error._tag })

const homeDelivery = Effect.fnUntraced(function*(typed: string) {
  const postalCode = parsePostalCode(typed)
  if (postalCode === null) return yield* new InvalidPostalCode()
  const { siteId, storeNumber, city } = yield* call(storeNumberOfZip, { params: { zip: postalCode } }).pipe(
    Effect.mapError((error) => (error._tag === "ApiRefused" && error.status === 404 ? new NoHomeDelivery({ postalCode }) : unavailable(error)))
  )
  const stores = yield* listStores.pipe(Effect.mapError(unavailable))
  const storeName = stores.find((store) => store.siteId === siteId)?.name ?? city
  return { method: "homeDelivery", siteId, storeNumber, storeName, postalCode, city } satisfies Choice
})

const pickup = Effect.fnUntraced(function*(siteId: string, postalCode: string | null) {
  const stores = yield* listStores.pipe(Effect.mapError(unavailable))
  const store = stores.find((candidate) => candidate.siteId === siteId && candidate.selectable)
  if (store === undefined) return yield* new StoreNotSelectable()
  return { method: "pickupAtStore", siteId, storeNumber: store.storeNumber, storeName: store.name, postalCode, city: store.city } satisfies Choice
})

/** Only logged when it fails: the shopper has the assortment all the same (DELIV-23, DELIV-24). */
const saveSettings = Effect.fnUntraced(function*(choice: Choice) {
  const session = yield* SessionState
  if (session.current().status !== "customer") return
  yield* call(saveDeliverySettings, {
    body: { userDeliveryMethod: choice.method, userPostalCode: choice.postalCode, userSiteId: choice.siteId }
  }).pipe(Effect.catch((error) => Effect.logWarning(`The delivery settings were not saved: ${error._tag}`)))
})

/** Decides what is shown: loading on, fetch the store, set the assortment, save the customer's settings (DELIV-20..24). */
export const selectAssortment = (
  input: SelectAssortmentInput
): Effect.Effect<Choice, SelectAssortmentError, AssortmentState | SessionState | CookieStorage | CallContext> =>
  Effect.gen(function*() {
    const assortment = yield* AssortmentState
    assortment.update((view) => ({ ...view, loading: true, failed: false }))
    const wanted: Effect.Effect<Choice, SelectAssortmentError, CallContext> =
      input.method === "homeDelivery" ? homeDelivery(input.postalCode) : pickup(input.siteId, input.postalCode ?? null)
    const choice = yield* wanted.pipe(
      Effect.tapError((error) => Effect.sync(() => assortment.update((view) => ({ ...view, loading: false, failed: error._tag === "AssortmentUnavailable" })))),
      Effect.onInterrupt(() => Effect.sync(() => assortment.update((view) => ({ ...view, loading: false }))))
    )
    assortment.set({ choice, loading: false, failed: false })
    yield* writeChoice(choice)
    yield* saveSettings(choice)
    return choice
  })
