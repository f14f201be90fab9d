import { Effect, Layer } from "effect"
import { stateOf, type States } from "../kernel/state-of.ts"
import { sessionState } from "./session-state.ts"
import { Credentials } from "../contract/credentials.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage, type Storage } from "../ports/storage.ts"
import type { State } from "../kernel/state.ts"
import { type SessionState, visitor } from "./model.ts"
import { readToken, removeSession } from "./session-cookie.ts"

/** The lifetime of the cookie by which the next page reports that the session has ended. */
const sessionEndedCookieSeconds = 60

/** Provides calls with the session's token, and handles a token that is rejected or has expired (AUTH-09). */
export const makeCredentials = (cookies: Storage, session: State<SessionState>): Credentials["Service"] => {
  const provideCookies = Effect.provideService(CookieStorage, cookies)
  /** Ends the session, once: afterwards the shopper is a visitor. */
  const endSession = Effect.gen(function* () {
    if (session.current().status !== "customer") return
    yield* cookies.set(cookieNames.sessionEnded, "1", sessionEndedCookieSeconds)
    session.set({ ...visitor, ended: true })
  })
  return {
    token: provideCookies(readToken),
    onRejected: (token) =>
      Effect.gen(function* () {
        // Another tab may have logged in since the request was sent; its session must not be removed.
        const storedToken = yield* provideCookies(readToken)
        if (storedToken !== null && storedToken.value !== token.value) return
        yield* provideCookies(removeSession)
        yield* endSession
      }),
    onMissing: endSession
  }
}

export const sessionCredentials: Layer.Layer<Credentials, never, CookieStorage | States> = Layer.effect(
  Credentials,
  Effect.gen(function* () {
    return makeCredentials(yield* CookieStorage, yield* stateOf(sessionState))
  })
)
