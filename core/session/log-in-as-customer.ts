import { Effect } from "effect"
import { call, type CallContext } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { createCustomerToken } from "./api.ts"
import { CustomerTokenRefused } from "./errors.ts"
import { writeSession } from "./session-cookie.ts"
import { SessionState } from "./session-state.ts"

/** seconds, ACT-07 */
const longest = 1_800

/** Exchanges a staff member's token for a session as a customer, of half an hour at most (API-04, ACT-05, ACT-06). */
export const logInAsCustomer = ({ token }: { readonly token: string }): Effect.Effect<void, CustomerTokenRefused, CallContext | CookieStorage | SessionState> =>
  Effect.gen(function*() {
    const session = yield* SessionState
    const answer = yield* call(createCustomerToken, { body: { token } }).pipe(
      Effect.mapError((error) => new CustomerTokenRefused({ detail: failureDetail(createCustomerToken, error) }))
    )
    yield* writeSession({ type: answer.token_type, value: answer.access_token }, Math.min(answer.expires_in, longest), true)
    session.set({ status: "customer", customer: null, asCustomer: true, lost: false })
  })
