import { webcrypto } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Caller } from "./route.ts"

const issuer = "skafferi"

/** In the form that the signing library works with, so that it is not converted for each token. */
const signingKeyOf = async (database: Kysely<Tables>): Promise<webcrypto.CryptoKey> => {
  const { rows: [row] } = await sql<{ value: string }>`select value #>> '{}' as value from settings where key = 'signing-key'`.execute(database)
  if (row === undefined) throw new Error("The database holds no signing key: it is not seeded yet.")
  return webcrypto.subtle.importKey("raw", Buffer.from(row.value, "base64url"), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"])
}

export interface SessionTokens {
  /** Signs a token for a session that stands in the database; `expires` in ms. */
  readonly sign: (caller: Caller, now: number, expires: number) => Promise<string>
  /** Who a token belongs to; null when it is forged, expired or its session has ended. */
  readonly verify: (database: Kysely<Tables>, token: string, now: number) => Promise<Caller | null>
}

/** Tokens are signed with a key that lives in the database, so that any process can read what another has given out. */
export const sessionTokens = (database: Kysely<Tables>): SessionTokens => {
  let key: Promise<webcrypto.CryptoKey> | null = null
  const signingKey = (): Promise<webcrypto.CryptoKey> => {
    key ??= signingKeyOf(database).catch((error: unknown) => {
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
      const { rows } = await sql`
        select 1 from sessions where id = ${sessionId} and customer_id = ${id} and revoked is null and expires > ${now}`.execute(connection)
      return rows.length === 0 ? null : { id, role, sessionId }
    }
  }
}
