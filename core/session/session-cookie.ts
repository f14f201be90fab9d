import { Effect, Option, Schema } from "effect"
import type { Token } from "../contract/credentials.ts"
import { now } from "../ports/clock.ts"
import { cookieNames, CookieStorage } from "../ports/storage.ts"

/** The characters of a token (RFC 6750); any other could not be sent in a header. */
const TokenText = Schema.String.check(Schema.isPattern(/^[\w.~+/-]+=*$/))

/** In the cookie `expires_in` is the instant, in ms, until which the session is valid (AUTH-08). */
const StoredSession = Schema.fromJsonString(
  Schema.Struct({
    token_type: TokenText,
    access_token: TokenText,
    expires_in: Schema.Finite,
    as_customer: Schema.optionalKey(Schema.Boolean)
  })
)
export type StoredSession = typeof StoredSession.Type

const decode = Schema.decodeUnknownOption(StoredSession)

/** Reads the stored session; null when it is no longer valid. */
export const readSession: Effect.Effect<StoredSession | null, never, CookieStorage> = Effect.gen(function* () {
  const cookies = yield* CookieStorage
  const text = yield* cookies.get(cookieNames.session)
  const stored = text === null ? null : Option.getOrNull(decode(text))
  return stored !== null && stored.expires_in > (yield* now) ? stored : null
})

export const readToken: Effect.Effect<Token | null, never, CookieStorage> = Effect.map(readSession, (stored) =>
  stored === null ? null : { type: stored.token_type, value: stored.access_token }
)

/** Stores a session. `lifetime` is in seconds, as in connect/token; `actingAsCustomer` marks a session in which staff act as the customer (ACT-06). */
export const writeSession = Effect.fnUntraced(function* (
  token: Token,
  lifetime: number,
  { actingAsCustomer = false }: { readonly actingAsCustomer?: boolean } = {}
) {
  const cookies = yield* CookieStorage
  const stored: StoredSession = {
    token_type: token.type,
    access_token: token.value,
    expires_in: (yield* now) + lifetime * 1000,
    ...(actingAsCustomer ? { as_customer: true } : {})
  }
  yield* cookies.set(cookieNames.session, JSON.stringify(stored), lifetime)
})

export const removeSession: Effect.Effect<void, never, CookieStorage> = Effect.gen(function* () {
  const cookies = yield* CookieStorage
  yield* cookies.remove(cookieNames.session)
})
