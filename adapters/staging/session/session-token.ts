import { webcrypto } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import type { Kysely } from "kysely"
import { compileOnce, type Placeholders } from "../database/compile-once.ts"
import { readSetting } from "../database/settings.ts"
import type { Tables } from "../database/tables.ts"
import type { SessionTokens } from "../http/shop.ts"

const issuer = "skafferi"

/** A CryptoKey, so that the signing library need not convert it for each token. */
const readSigningKey = async (database: Kysely<Tables>): Promise<webcrypto.CryptoKey> => {
  const key = await readSetting(database, "signing-key")
  return webcrypto.subtle.importKey("raw", Buffer.from(key, "base64url"), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify"
  ])
}

interface SessionKey {
  readonly sessionId: string
  readonly customerId: string
  readonly now: number
}

const selectSession = compileOnce((database, { sessionId, customerId, now }: Placeholders<SessionKey>) =>
  database
    .selectFrom("sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("customer_id", "=", customerId)
    .where("revoked", "is", null)
    .where("expires", ">", now)
)

/** The signing key is stored in the database, so that every process can verify tokens that another has issued. */
export const sessionTokens = (database: Kysely<Tables>): SessionTokens => {
  let key: Promise<webcrypto.CryptoKey> | null = null
  const signingKey = (): Promise<webcrypto.CryptoKey> => {
    key ??= readSigningKey(database).catch((error: unknown) => {
      key = null
      throw error
    })
    return key
  }
  return {
    sign: async ({ id, role, sessionId }, now, expires) =>
      new SignJWT({ role })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setSubject(id)
        .setJti(sessionId)
        .setIssuedAt(Math.floor(now / 1000))
        .setExpirationTime(Math.floor(expires / 1000))
        .sign(await signingKey()),
    verify: async (connection, token, now) => {
      const verified = await jwtVerify(token, await signingKey(), {
        algorithms: ["HS256"],
        issuer,
        currentDate: new Date(now),
        requiredClaims: ["sub", "jti", "exp", "role"]
      }).catch(() => null)
      const { sub: id, jti: sessionId, role } = verified?.payload ?? {}
      if (id === undefined || sessionId === undefined || (role !== "customer" && role !== "staff")) return null
      const [session] = await selectSession(connection, { sessionId, customerId: id, now })
      return session === undefined ? null : { id, role, sessionId }
    }
  }
}
