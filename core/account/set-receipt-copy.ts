import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { NotLoggedIn } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { setEmailReceiptCopy } from "./api.ts"
import { ReceiptCopyNotChanged } from "./errors.ts"

export type SetReceiptCopyError = NotLoggedIn | ReceiptCopyNotChanged

/** Sets whether the customer's receipts are also sent by e-mail (API-16). */
export const setReceiptCopy = ({
  wantsReceiptCopy
}: {
  readonly wantsReceiptCopy: boolean
}): Effect.Effect<void, SetReceiptCopyError, States | CallContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    if (session.current().status !== "customer") return yield* new NotLoggedIn()
    yield* Effect.mapError(
      call(setEmailReceiptCopy, { params: { value: String(wantsReceiptCopy) } }),
      (error) => new ReceiptCopyNotChanged({ detail: failureDetail(setEmailReceiptCopy, error) })
    )
    session.update((state) =>
      state.customer === null ? state : { ...state, customer: { ...state.customer, wantsReceiptCopy } }
    )
  })
