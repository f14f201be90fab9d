import { webcrypto } from "node:crypto"
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose"
import type { Kysely } from "kysely"
import { LRUCache } from "lru-cache"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import { readSetting } from "../database/settings.ts"
import type { Tables } from "../database/tables.ts"
import type { SessionTokens } from "../http/shop.ts"

const issuer = "skafferi"

interface SigningKey {
  readonly text: string
  /** A CryptoKey, so that the signing library need not convert it for each token. */
  readonly key: webcrypto.CryptoKey
}

/** How many tokens are cached. A cached token takes about a kilobyte. */
const maxVerifiedTokens = 2_000

const importKey = async (text: string): Promise<SigningKey> => ({
  text,
  key: await webcrypto.subtle.importKey(
    "raw",
    Buffer.from(text, "base64url"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"]
  )
})

/** `exp` is in seconds since 1970. */
const hasExpired = ({ exp = 0 }: JWTPayload, now: number): boolean => exp <= Math.floor(now / 1000)

interface SessionQuery {
  readonly sessionId: string
  readonly customerId: string
  readonly now: number
}

const readSession = compileOnce((database, { sessionId, customerId, now }: Placeholders<SessionQuery>) =>
  database
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("customer_id", "=", customerId)
    .where("revoked", "is", null)
    .where("expires", ">", now)
)

/**
 * The signing key is stored in the database, so that every process can verify tokens that another has issued. It is read again for each signature, and
 * for a token that the cached key has not signed: another process may have seeded the shop again, with a new key.
 */
export const makeSessionTokens = (database: Kysely<Tables>): SessionTokens => {
  let cachedKey: SigningKey | null = null
  // Verifying a signature takes several times as long as the check of its session, which every request makes.
  const verifiedTokens = new LRUCache<string, JWTPayload>({ max: maxVerifiedTokens })
  const currentKey = async (): Promise<SigningKey> => {
    const text = await readSetting(database, "signing-key")
    if (cachedKey?.text !== text) {
      cachedKey = await importKey(text)
      verifiedTokens.clear()
    }
    return cachedKey
  }
  const verifyToken = async (token: string, now: number): Promise<JWTPayload | null> => {
    const cachedPayload = verifiedTokens.get(token)
    if (cachedPayload !== undefined) return hasExpired(cachedPayload, now) ? null : cachedPayload
    const payload = await verifyWith(cachedKey ?? (await currentKey()), token, now)
    if (payload !== null) verifiedTokens.set(token, payload)
    return payload
  }
  const verifyWith = ({ key }: SigningKey, token: string, now: number): Promise<JWTPayload | null> =>
    jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer,
      currentDate: new Date(now),
      requiredClaims: ["sub", "jti", "exp", "role"]
    }).then(
      ({ payload }) => payload,
      async (error: unknown) => {
        if (!(error instanceof errors.JWSSignatureVerificationFailed)) return null
        const rereadKey = await currentKey()
        return rereadKey.key === key ? null : verifyWith(rereadKey, token, now)
      }
    )
  return {
    sign: async ({ id, role, sessionId, asCustomer }, now, expires) =>
      new SignJWT({ role, ...(asCustomer && { as_customer: true }) })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setSubject(id)
        .setJti(sessionId)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(expires / 1000))
        .sign((await currentKey()).key),
    verify: async (connection, token, now) => {
      const payload = await verifyToken(token, now)
      const { sub: id, jti: sessionId, role } = payload ?? {}
      if (id === undefined || sessionId === undefined || (role !== "customer" && role !== "staff")) return null
      const [session] = await readSession(connection, { sessionId, customerId: id, now })
      return session === undefined ? null : { id, role, sessionId }
    }
  }
}
