import { Effect } from "effect"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { CookieStorage } from "../ports/storage.ts"
import { createToken } from "./api.ts"
import { LogInFailed, TooManyAttempts, WrongEmailOrPassword } from "./errors.ts"
import { writeSession } from "./session-cookie.ts"
import { SessionState } from "./session-state.ts"

export interface LogInInput {
  readonly email: string
  readonly password: string
}

export type LogInError = WrongEmailOrPassword | TooManyAttempts | LogInFailed

const failureOf = (error: CallError): LogInError => {
  if (error._tag === "ApiRefused" && error.status === 429) return new TooManyAttempts()
  return error._tag === "ApiRefused" && error.code === "invalid_grant" && error.errors[0]?.message === "invalid_username_or_password"
    ? new WrongEmailOrPassword()
    : new LogInFailed({ detail: failureDetail(createToken, error) })
}

/** Exchanges e-mail and password for a session; what follows a log-in is a journey of its own. */
export const logIn = ({ email, password }: LogInInput): Effect.Effect<void, LogInError, CallContext | CookieStorage | SessionState> =>
  Effect.gen(function*() {
    const session = yield* SessionState
    const answer = yield* call(createToken, { body: { grant_type: "password", scope: "shop", username: email, password } }).pipe(Effect.mapError(failureOf))
    yield* writeSession({ type: answer.token_type, value: answer.access_token }, answer.expires_in)
    session.set({ status: "customer", customer: null, asCustomer: false, lost: false })
  })
