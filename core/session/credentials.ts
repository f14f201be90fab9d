import { Effect, Layer } from "effect"
import { Credentials } from "../contract/credentials.ts"
import { cookieNames, CookieStorage } from "../ports/storage.ts"
import { visitor } from "./model.ts"
import { readToken, removeSession } from "./session-cookie.ts"
import { SessionState } from "./session-state.ts"

/** seconds */
const untilNextPage = 60

/** The session as the contract sees it: its token, and what happens when the API no longer takes it or it has expired (AUTH-09). */
export const sessionCredentials: Layer.Layer<Credentials, never, CookieStorage | SessionState> = Layer.effect(
  Credentials,
  Effect.gen(function*() {
    const cookies = yield* CookieStorage
    const session = yield* SessionState
    const provided = Effect.provideService(CookieStorage, cookies)
    /** Once: a visitor's page has no session to lose. */
    const lose = Effect.gen(function*() {
      if (session.current().status !== "customer") return
      yield* cookies.set(cookieNames.sessionEnded, "1", untilNextPage)
      session.set({ ...visitor, lost: true })
    })
    return {
      token: provided(readToken),
      rejected: (token) => Effect.gen(function*() {
        // Another tab may have logged in since: its session stays.
        const stored = yield* provided(readToken)
        if (stored !== null && stored.value !== token.value) return
        yield* provided(removeSession)
        yield* lose
      }),
      missed: lose
    }
  })
)
