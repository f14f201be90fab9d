import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { withoutToast } from "../contract/requests.ts"
import { cookieNames, CookieStorage } from "../ports/storage.ts"
import { SessionState } from "../session/session-state.ts"
import { saveDeliverySettings } from "./api.ts"
import { writeChoice } from "./assortment-cookie.ts"
import { AssortmentState } from "./assortment-state.ts"
import { findChoice, type SelectAssortmentError, type SelectAssortmentInput } from "./find-choice.ts"
import type { AssortmentView, Choice } from "./model.ts"

type Context = AssortmentState | SessionState | CookieStorage | CallContext

/** A customer's choice on the server; only logged when it fails: the shopper has the assortment all the same (DELIV-23, DELIV-24). */
export const saveSettings = Effect.fnUntraced(function*(choice: Choice) {
  const session = yield* SessionState
  if (session.current().status !== "customer") return
  yield* call(saveDeliverySettings, {
    body: { userDeliveryMethod: choice.method, userPostalCode: choice.postalCode, userSiteId: choice.siteId }
  }).pipe(withoutToast, Effect.catch((error) => Effect.logWarning(`The delivery settings were not saved: ${error._tag}`)))
})

/** Decides what is shown: loading on, fetch the store, set the assortment, save the customer's settings (DELIV-20..24). */
export const selectAssortment = (input: SelectAssortmentInput): Effect.Effect<Choice, SelectAssortmentError, Context> =>
  Effect.gen(function*() {
    const assortment = yield* AssortmentState
    assortment.update((view) => ({ ...view, loading: true, failed: false }))
    const choice = yield* findChoice(input).pipe(
      Effect.tapError((error) => Effect.sync(() => assortment.update((view) => ({ ...view, loading: false, failed: error._tag === "AssortmentUnavailable" })))),
      Effect.onInterrupt(() => Effect.sync(() => assortment.update((view) => ({ ...view, loading: false }))))
    )
    assortment.set({ choice, loading: false, failed: false })
    yield* writeChoice(choice)
    yield* saveSettings(choice)
    return choice
  })

/** Takes a choice back that could not be carried through: what stood before stands again, on the page, in the cookie and on the server. */
export const takeBackChoice = (before: AssortmentView): Effect.Effect<void, never, Context> =>
  Effect.gen(function*() {
    const assortment = yield* AssortmentState
    assortment.set({ ...before, loading: false })
    if (before.choice === null) return yield* (yield* CookieStorage).remove(cookieNames.assortment)
    yield* writeChoice(before.choice)
    yield* saveSettings(before.choice)
  })
