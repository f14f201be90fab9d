import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "./session-state.ts"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { createCustomerToken } from "./api.ts"
import { CustomerTokenRefused } from "./errors.ts"
import { writeSession } from "./session-cookie.ts"

/** The maximum length of a session as a customer (ACT-07). */
const maxSessionSeconds = 1_800

/** Exchanges a staff member's token for a session as a customer, which lasts half an hour at most (API-04, ACT-05, ACT-06). */
export const logInAsCustomer = ({
  token
}: {
  readonly token: string
}): Effect.Effect<void, CustomerTokenRefused, CallContext | CookieStorage | States> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    const response = yield* call(createCustomerToken, { body: { token } }).pipe(
      Effect.mapError((error) => new CustomerTokenRefused({ detail: failureDetail(createCustomerToken, error) }))
    )
    yield* writeSession(
      { type: response.token_type, value: response.access_token },
      Math.min(response.expires_in, maxSessionSeconds),
      { actingAsCustomer: true }
    )
    session.set({ status: "customer", customer: null, actingAsCustomer: true, ended: false })
  })
