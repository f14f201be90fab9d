import { randomBytes } from "node:crypto"
import { SignJWT } from "jose"
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler
} from "kysely"
import { beforeEach, describe, expect, it } from "vitest"
import type { Tables } from "../database/tables.ts"
import type { Caller } from "../http/route.ts"
import { makeSessionTokens } from "./session-token.ts"

const now = Date.parse("2026-03-10T09:00:00Z")
const anna: Caller = { id: "anna", role: "customer", sessionId: "s1" }

let signingKey = ""
/** How often the signing key was read. */
let keyReadCount = 0
/** The active sessions, each as its id and its customer's id with a space between them. */
let sessions: Set<string>
/** The statements that queried a session. */
let sessionQueries: Array<CompiledQuery>

/** A database with the signing key and the sessions above. */
const database = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () =>
      Object.assign(new DummyDriver(), {
        acquireConnection: async () => ({
          executeQuery: async (query: CompiledQuery) => {
            if (query.sql.includes('"settings"')) {
              keyReadCount += 1
              return { rows: [{ value: signingKey }] }
            }
            sessionQueries.push(query)
            const [sessionId, customerId] = query.parameters
            return { rows: sessions.has(`${sessionId} ${customerId}`) ? [{ id: sessionId }] : [] }
          },
          streamQuery: () => {
            throw new Error("not used")
          }
        })
      })
  }
})

const makeKey = () => randomBytes(32).toString("base64url")
beforeEach(() => {
  signingKey = makeKey()
  keyReadCount = 0
  sessions = new Set(["s1 anna"])
  sessionQueries = []
})

/** Signs claims, by default with the shop's key. */
const signToken = (claims: Record<string, unknown>, { key = signingKey, alg = "HS256" } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(Buffer.from(key, "base64url"))
const validClaims = { role: "customer", iss: "skafferi", sub: "anna", jti: "s1", exp: now / 1000 + 60 }

describe("makeSessionTokens", () => {
  it("signs tokens that it accepts until they expire, for every role", async () => {
    const tokens = makeSessionTokens(database)
    for (const role of ["customer", "staff"] as const) {
      const token = await tokens.sign({ ...anna, role }, now, now + 60_500)
      const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())
      expect(claims).toEqual({ ...validClaims, role, iat: now / 1000 })
      expect(await tokens.verify(database, token, now)).toEqual({ ...anna, role })
      expect(await tokens.verify(database, token, now + 59_999)).toEqual({ ...anna, role })
      expect(await tokens.verify(database, token, now + 60_000)).toBeNull()
    }
  })

  it("queries the session of this customer that has neither been revoked nor expired", async () => {
    const tokens = makeSessionTokens(database)
    const token = await signToken(validClaims)
    expect(await tokens.verify(database, token, now)).toEqual(anna)
    expect(sessionQueries[0]?.parameters).toEqual(["s1", "anna", now])
    expect(sessionQueries[0]?.sql).toBe(
      'select "id" from "sessions" where "id" = $1 and "customer_id" = $2 and "revoked" is null and "expires" > $3'
    )
    sessions.clear()
    expect(await tokens.verify(database, token, now)).toBeNull()
  })

  it.each<[string, () => Promise<string> | string]>([
    ["signed with another key", () => signToken(validClaims, { key: makeKey() })],
    [
      "signed with another algorithm",
      () => signToken(validClaims, { alg: "HS384", key: `${signingKey}${signingKey}` })
    ],
    ["of another issuer", () => signToken({ ...validClaims, iss: "other" })],
    ["of another role", () => signToken({ ...validClaims, role: "admin" })],
    ["that has expired", () => signToken({ ...validClaims, exp: now / 1000 })],
    ["that is not a JWT", () => "anna"],
    ["that is empty", () => ""],
    ...(["sub", "jti", "exp", "role", "iss"] as const).map((name): [string, () => Promise<string>] => [
      `without ${name}`,
      () => {
        const { [name]: _, ...claims } = validClaims
        return signToken(claims)
      }
    ])
  ])("refuses a token %s, without querying its session", async (_, makeToken) => {
    const tokens = makeSessionTokens(database)
    expect(await tokens.verify(database, await makeToken(), now)).toBeNull()
    expect(sessionQueries).toEqual([])
  })

  it("reads the key again for a JWT that another key has signed, but not for a token that is malformed, expired or of another issuer", async () => {
    const tokens = makeSessionTokens(database)
    for (const token of [
      "anna",
      await signToken({ ...validClaims, exp: 1 }),
      await signToken({ ...validClaims, iss: "other" })
    ])
      expect(await tokens.verify(database, token, now)).toBeNull()
    expect(keyReadCount).toBe(1)
    await tokens.verify(database, await signToken(validClaims, { key: makeKey() }), now)
    expect(keyReadCount).toBe(2)
  })

  it("refuses another algorithm even with the right key", async () => {
    signingKey = randomBytes(64).toString("base64url")
    const token = await signToken(validClaims, { alg: "HS512" })
    expect(await makeSessionTokens(database).verify(database, token, now)).toBeNull()
  })

  it("reads the key once for tokens that are signed with it, and again after another process has changed it", async () => {
    const tokens = makeSessionTokens(database)
    const token = await signToken(validClaims)
    for (let call = 0; call < 3; call++) await tokens.verify(database, token, now)
    expect(keyReadCount).toBe(1)
    signingKey = makeKey()
    const newToken = await signToken(validClaims)
    expect(await tokens.verify(database, newToken, now)).toEqual(anna)
    expect(keyReadCount).toBe(2)
    expect(await tokens.verify(database, token, now)).toBeNull()
    expect(await tokens.verify(database, await tokens.sign(anna, now, now + 60_000), now)).toEqual(anna)
  })
})
