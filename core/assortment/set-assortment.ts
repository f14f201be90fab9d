import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { assortmentState } from "./assortment-state.ts"
import { sessionState } from "../session/session-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { suppressNotification } from "../contract/requests.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"
import { saveDeliverySettings } from "./api.ts"
import { writeSelection } from "./assortment-cookie.ts"
import { resolveSelection, type SelectAssortmentError, type SelectionRequest } from "./resolve-selection.ts"
import type { AssortmentState, DeliverySelection } from "./model.ts"

type Context = States | CookieStorage | CallContext

/** Saves a customer's selection on the server. A failure is only logged; the selection still applies (DELIV-23, DELIV-24). */
export const saveSettings = Effect.fnUntraced(function* (selection: DeliverySelection) {
  const session = yield* stateOf(sessionState)
  if (session.current().status !== "customer") return
  yield* call(saveDeliverySettings, {
    body: { userDeliveryMethod: selection.method, userPostalCode: selection.postalCode, userSiteId: selection.siteId }
  }).pipe(
    suppressNotification,
    Effect.catch((error) => Effect.logWarning(`The delivery settings were not saved: ${error._tag}`))
  )
})

/** Selects an assortment: marks it as loading, fetches the store, sets the state and the cookie, and saves a customer's settings (DELIV-20..24). */
export const setAssortment = (
  input: SelectionRequest
): Effect.Effect<DeliverySelection, SelectAssortmentError, Context> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    assortment.update((state) => ({ ...state, loading: true, failed: false }))
    const selection = yield* resolveSelection(input).pipe(
      Effect.tapError((error) =>
        Effect.sync(() =>
          assortment.update((state) => ({ ...state, loading: false, failed: error._tag === "AssortmentUnavailable" }))
        )
      ),
      Effect.onInterrupt(() => Effect.sync(() => assortment.update((state) => ({ ...state, loading: false }))))
    )
    assortment.set({ selection, loading: false, failed: false })
    yield* writeSelection(selection)
    yield* saveSettings(selection)
    return selection
  })

/** Restores the previous selection after a failed change: on the page, in the cookie and on the server. If there was none, only the page and the cookie are reset. */
export const revertSelection = (previousState: AssortmentState): Effect.Effect<void, never, Context> =>
  Effect.gen(function* () {
    const assortment = yield* stateOf(assortmentState)
    assortment.set({ ...previousState, loading: false })
    if (previousState.selection === null) return yield* (yield* CookieStorage).remove(cookieNames.assortment)
    yield* writeSelection(previousState.selection)
    yield* saveSettings(previousState.selection)
  })
