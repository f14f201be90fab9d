import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { NotLoggedIn } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "../session/session-state.ts"
import { setMobilePhone } from "./api.ts"
import { InvalidMobilePhone, MobilePhoneNotChanged } from "./errors.ts"
import { parseMobilePhone } from "./rules.ts"

export type ChangeMobilePhoneError = NotLoggedIn | InvalidMobilePhone | MobilePhoneNotChanged

/** Parses the customer's new mobile number, saves it, and shows it in the stored format (API-12, FORM-23). Returns the stored number, '+46701234567'. */
export const changeMobilePhone = ({
  mobilePhone: input
}: {
  readonly mobilePhone: string
}): Effect.Effect<string, ChangeMobilePhoneError, States | CallContext> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    if (session.current().status !== "customer") return yield* new NotLoggedIn()
    const mobilePhone = parseMobilePhone(input)
    if (mobilePhone === null) return yield* new InvalidMobilePhone()
    yield* Effect.mapError(
      call(setMobilePhone, { body: { mobilePhoneNumber: mobilePhone } }),
      (error) => new MobilePhoneNotChanged({ detail: failureDetail(setMobilePhone, error) })
    )
    session.update((state) =>
      state.customer === null ? state : { ...state, customer: { ...state.customer, mobilePhone } }
    )
    return mobilePhone
  })
