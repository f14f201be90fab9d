import { isObject } from "#core/kernel/is-object.ts"
import { createCustomerToken, createToken, revokeToken } from "#core/session/api.ts"
import { hashPassword, isOutdatedHash, passwordMatches } from "./password.ts"
import { type Route, route } from "../http/route.ts"
import { customerTokenHash } from "./customer-token.ts"
import { limitHashing } from "./limit-hashing.ts"
import { ipAddressKeys, countFailure, failureKey, deleteFailures, refuseWhileLocked } from "./failed-log-ins.ts"
import { openSession } from "./open-session.ts"
import type { SessionTokens } from "../http/shop.ts"

const defaultScope = "shop"

export const sessionRoutes = (tokens: SessionTokens): ReadonlyArray<Route> => [
  route(
    createToken,
    async (context, { body }) => {
      const { database, now, settings, refuse } = context
      const email = body.username.trim().toLowerCase()
      const account = failureKey("account", email)
      const keys = [account, ...ipAddressKeys(context)]
      await refuseWhileLocked(context, keys)
      const customer = await database
        .selectFrom("customers")
        .select(["id", "role", "password_hash"])
        .where((eb) => eb(eb.fn("lower", ["email"]), "=", email))
        .executeTakeFirst()
      const matches = await limitHashing(() => passwordMatches(body.password, customer?.password_hash ?? null))
      if (customer === undefined || !matches) {
        await countFailure(context, keys)
        throw refuse("invalid_grant", "invalid_username_or_password")
      }
      // Parallel attempts may have locked the account meanwhile; a locked account refuses even the right password.
      await refuseWhileLocked(context, keys)
      if (isOutdatedHash(customer.password_hash)) {
        await database
          .updateTable("customers")
          .set({ password_hash: await limitHashing(() => hashPassword(body.password)) })
          .where("id", "=", customer.id)
          .where("password_hash", "=", customer.password_hash)
          .execute()
      }
      await deleteFailures(database, account)
      const { id, role } = customer
      const token = await openSession(database, tokens, { id, role }, now, now + settings.sessionTtlSeconds * 1000)
      return {
        access_token: token,
        token_type: "Bearer",
        expires_in: settings.sessionTtlSeconds,
        scope: body.scope ?? defaultScope
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

  route(
    createCustomerToken,
    async (context, { body }) => {
      const { database, now, settings, refuse } = context
      const keys = ipAddressKeys(context)
      await refuseWhileLocked(context, keys)
      const customerToken = await database
        .selectFrom("customer_tokens as t")
        .innerJoin("customers as s", (join) => join.onRef("s.id", "=", "t.staff_id").on("s.role", "=", "staff"))
        .select(["t.customer_id", "t.staff_id"])
        .where("t.hash", "=", customerTokenHash(body.token))
        .where((eb) => eb.or([eb("t.expires", "is", null), eb("t.expires", ">", now)]))
        .executeTakeFirst()
      if (customerToken === undefined) {
        await countFailure(context, keys)
        throw refuse("invalid_grant", "invalid_customer_token")
      }
      const token = await openSession(
        database,
        tokens,
        { id: customerToken.customer_id, role: "customer" },
        now,
        now + settings.impersonationTtlSeconds * 1000,
        customerToken.staff_id
      )
      return {
        access_token: token,
        token_type: "Bearer",
        expires_in: settings.impersonationTtlSeconds,
        scope: defaultScope
      }
    },
    { withoutTransaction: true }
  ),

  route(revokeToken, async ({ database, now }, { caller }) => {
    await database.updateTable("sessions").set({ revoked: now }).where("id", "=", caller.sessionId).execute()
  })
]
