import { Effect, Layer } from "effect"
import { Credentials } from "../contract/credentials.ts"
import { CookieStorage } from "../ports/storage.ts"
import { visitor } from "./model.ts"
import { readToken, removeSession } from "./session-cookie.ts"
import { SessionState } from "./session-state.ts"

/** The session as the contract sees it: its token, and what happens when the API no longer takes it (AUTH-09). */
export const sessionCredentials: Layer.Layer<Credentials, never, CookieStorage | SessionState> = Layer.effect(
  Credentials,
  Effect.gen(function*() {
    const cookies = yield* CookieStorage
    const session = yield* SessionState
    const provided = Effect.provideService(CookieStorage, cookies)
    return {
      token: provided(readToken),
      rejected: Effect.andThen(provided(removeSession), Effect.sync(() => session.set({ ...visitor, lost: true })))
    }
  })
)
