import { Effect } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "./session-state.ts"
import { call, type CallContext, type CallError } from "../contract/call.ts"
import { type TooManyAttempts, tooManyAttempts } from "../contract/errors.ts"
import { failureDetail } from "../contract/failure-detail.ts"
import type { CookieStorage, DeviceStorage } from "../ports/storage.ts"
import { createToken } from "./api.ts"
import { CookiesBlocked, LogInFailed, WrongEmailOrPassword } from "./errors.ts"
import { readDeviceToken, writeDeviceToken } from "./device-token.ts"
import { readSession, writeSession } from "./session-cookie.ts"

export interface LogInInput {
  readonly email: string
  readonly password: string
}

export type LogInError = WrongEmailOrPassword | TooManyAttempts | CookiesBlocked | LogInFailed

/** The message of an `invalid_grant` error whose cause is a wrong e-mail address or password; the code has other causes, too (LOGIN-31). */
const wrongCredentials = "invalid_username_or_password"

const failureOf = (error: CallError): LogInError => {
  if (error._tag === "ApiErrorResponse" && error.status === 429) return tooManyAttempts(error)
  return error._tag === "ApiErrorResponse" &&
    error.code === "invalid_grant" &&
    error.errors[0]?.message === wrongCredentials
    ? new WrongEmailOrPassword()
    : new LogInFailed({ detail: failureDetail(createToken, error) })
}

/** Exchanges e-mail address and password for a session. */
export const authenticate = ({
  email,
  password
}: LogInInput): Effect.Effect<void, LogInError, CallContext | CookieStorage | DeviceStorage | States> =>
  Effect.gen(function* () {
    const session = yield* stateOf(sessionState)
    const deviceToken = yield* readDeviceToken
    const response = yield* call(createToken, {
      body: {
        grant_type: "password",
        scope: "shop",
        username: email,
        password,
        ...(deviceToken === null ? {} : { device_token: deviceToken })
      }
    }).pipe(Effect.mapError(failureOf))
    yield* writeSession({ type: response.token_type, value: response.access_token }, response.expires_in)
    if ((yield* readSession) === null) return yield* new CookiesBlocked()
    if (response.device_token !== undefined) yield* writeDeviceToken(response.device_token)
    session.set({ status: "customer", customer: null, actingAsCustomer: false, ended: false })
  })
