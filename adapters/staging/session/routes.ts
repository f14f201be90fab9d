import { isObject } from "#core/kernel/is-object.ts"
import { adminLogin, createCustomerToken, createToken, revokeToken } from "#core/session/api.ts"
import { hashPassword, isOutdatedHash, passwordMatches } from "./password.ts"
import { notLoggedIn } from "../http/refusal.ts"
import { type Route, route } from "../http/route.ts"
import {
  customerTokenTtlSeconds,
  endImpersonation,
  issueCustomerToken,
  logOpenedSession,
  takeCustomerToken
} from "./customer-token.ts"
import { findKnownDevice, rememberDevice } from "./known-devices.ts"
import { limitHashing } from "./limit-hashing.ts"
import { ipAddressKeys, countFailure, failureKey, deleteFailures, refuseWhileLocked } from "./failed-log-ins.ts"
import { openSession, storeSession } from "./open-session.ts"
import type { SessionTokens } from "../http/shop.ts"

const defaultScope = "shop"

export const sessionRoutes = (tokens: SessionTokens): ReadonlyArray<Route> => [
  route(
    createToken,
    async (context, { body }) => {
      const { database, now, settings, refuse } = context
      const email = body.username.trim().toLowerCase()
      const deviceId =
        body.device_token === undefined
          ? null
          : await findKnownDevice(database, { email, token: body.device_token }, now)
      // The failures of strangers, which lock the account, do not lock its owner out, and the owner's log-in does not clear them.
      const lockKey = deviceId === null ? failureKey("account", email) : failureKey("device", deviceId)
      const failureKeys = [lockKey, ...ipAddressKeys(context)]
      await refuseWhileLocked(context, failureKeys)
      const customer = await database
        .selectFrom("customers")
        .select(["id", "role", "password_hash"])
        .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
        .executeTakeFirst()
      const isPasswordCorrect = await limitHashing(() =>
        passwordMatches(body.password, customer?.password_hash ?? null, settings.passwordCost)
      )
      if (customer === undefined || !isPasswordCorrect) {
        await countFailure(context, failureKeys)
        throw refuse("invalid_grant", "invalid_username_or_password")
      }
      // Parallel attempts may have locked the account meanwhile; a locked account refuses even the right password.
      await refuseWhileLocked(context, failureKeys)
      if (isOutdatedHash(customer.password_hash, settings.passwordCost)) {
        await database
          .updateTable("customers")
          .set({ password_hash: await limitHashing(() => hashPassword(body.password, settings.passwordCost)) })
          .where("id", "=", customer.id)
          .where("password_hash", "=", customer.password_hash)
          .execute()
      }
      await deleteFailures(database, lockKey)
      const { id, role } = customer
      const token = await openSession(database, tokens, { id, role }, now, now + settings.sessionTtlSeconds * 1000)
      return {
        access_token: token,
        token_type: "Bearer",
        expires_in: settings.sessionTtlSeconds,
        scope: body.scope ?? defaultScope,
        device_token: await rememberDevice(database, id, now, deviceId === null ? undefined : body.device_token)
      }
    },
    {
      withoutTransaction: true,
      refuseBody: (body, { refuse }) =>
        isObject(body) && typeof body["grant_type"] === "string" && body["grant_type"] !== "password"
          ? refuse("unsupported_grant_type", "The grant type must be 'password'.")
          : null
    }
  ),

  // Exchanges a customer token for a session of the customer.
  route(
    createCustomerToken,
    async (context, { body }) => {
      const { database, now, settings, refuse } = context
      const failureKeys = ipAddressKeys(context)
      await refuseWhileLocked(context, failureKeys)
      const expires = now + settings.impersonationTtlSeconds * 1000
      const session = await database.transaction().execute(async (transaction) => {
        const impersonation = await takeCustomerToken(transaction, body.token, now)
        if (impersonation === undefined) return null
        await logOpenedSession(transaction, impersonation, now)
        const sessionId = await storeSession(transaction, { ...impersonation, expires }, now)
        return { id: impersonation.customerId, role: "customer", sessionId, asCustomer: true } as const
      })
      if (session === null) {
        await countFailure(context, failureKeys)
        throw refuse("invalid_grant", "invalid_customer_token")
      }
      const token = await tokens.sign(session, now, expires)
      return {
        access_token: token,
        token_type: "Bearer",
        expires_in: settings.impersonationTtlSeconds,
        scope: defaultScope
      }
    },
    { withoutTransaction: true }
  ),

  // Issues a customer token to a staff member.
  route(adminLogin, async ({ database, now, refuse }, { params, caller }) => {
    if (caller.role !== "staff") throw refuse("ERR_FORBIDDEN", "Only staff can act as a customer.")
    const customer = await database
      .selectFrom("customers")
      .select(["id", "role"])
      .where("id", "=", params.id)
      .executeTakeFirst()
    if (customer === undefined) throw refuse("ERR_CUSTOMER_NOT_FOUND", "There is no such customer.")
    if (customer.role !== "customer") throw refuse("ERR_FORBIDDEN", "Staff can act only as customers.")
    const impersonation = { staffId: caller.id, customerId: customer.id, sessionId: caller.sessionId }
    const token = await database
      .transaction()
      .execute((transaction) => issueCustomerToken(transaction, impersonation, now))
    if (token === null) throw notLoggedIn()
    return { token, expires_in: customerTokenTtlSeconds }
  }),

  route(revokeToken, async ({ database, now }, { caller }) => {
    await database.updateTable("sessions").set({ revoked: now }).where("id", "=", caller.sessionId).execute()
    if (caller.role === "staff") await endImpersonation(database, caller.id, now)
  })
]
