import { Effect, Option, Schema } from "effect"
import type { Token } from "../contract/credentials.ts"
import { now } from "../ports/clock.ts"
import { cookieNames } from "../ports/cookie-names.ts"
import { CookieStorage } from "../ports/storage.ts"

/** A token as RFC 6750 defines it; other characters cannot be sent in the header. */
const TokenText = Schema.String.check(Schema.isPattern(/^[\w.~+/-]+=*$/))

/** `expires_in` is the time of expiry in ms since 1970 (AUTH-08), unlike in the API, where it is a duration. */
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

/** Reads the stored session; null when there is none, or it is malformed or has expired. */
export const readSession: Effect.Effect<StoredSession | null, never, CookieStorage> = Effect.gen(function* () {
  const cookies = yield* CookieStorage
  const text = yield* cookies.get(cookieNames.session)
  const storedSession = text === null ? null : Option.getOrNull(decode(text))
  return storedSession !== null && storedSession.expires_in > (yield* now) ? storedSession : null
})

export const readToken: Effect.Effect<Token | null, never, CookieStorage> = Effect.map(readSession, (storedSession) =>
  storedSession === null ? null : { type: storedSession.token_type, value: storedSession.access_token }
)

/** Stores a session. `actingAsCustomer` is true when a staff member acts as the customer (ACT-06). */
export const writeSession = Effect.fnUntraced(function* (
  token: Token,
  lifetimeSeconds: number,
  { actingAsCustomer = false }: { readonly actingAsCustomer?: boolean } = {}
) {
  const cookies = yield* CookieStorage
  const storedSession: StoredSession = {
    token_type: token.type,
    access_token: token.value,
    expires_in: (yield* now) + lifetimeSeconds * 1000,
    ...(actingAsCustomer ? { as_customer: true } : {})
  }
  yield* cookies.set(cookieNames.session, JSON.stringify(storedSession), lifetimeSeconds)
})

export const removeSession: Effect.Effect<void, never, CookieStorage> = Effect.gen(function* () {
  const cookies = yield* CookieStorage
  yield* cookies.remove(cookieNames.session)
})
