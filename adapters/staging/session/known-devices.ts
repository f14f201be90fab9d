import { createHash, randomBytes } from "node:crypto"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** How long a device is known after its last log-in, in ms: half a year. */
const knownMs = 180 * 86_400_000

const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64")

/** Finds the account's known device with this token, and returns its id; null when there is none. */
export const findKnownDevice = async (
  database: Kysely<Tables>,
  { email, token }: { readonly email: string; readonly token: string },
  now: number
): Promise<string | null> => {
  const device = await database
    .selectFrom("known_devices as d")
    .innerJoin("customers as c", "c.id", "d.customer_id")
    .select("d.hash")
    .where("d.hash", "=", hashToken(token))
    .where("d.expires", ">", now)
    .where((eb) => eb(eb.fn("lower", ["c.email"]), "=", email))
    .executeTakeFirst()
  return device?.hash ?? null
}

/** Remembers a device on which the customer has logged in, with its old token or a new one, which is returned; deletes expired devices. */
export const rememberDevice = async (
  database: Kysely<Tables>,
  customerId: string,
  now: number,
  token: string = randomBytes(32).toString("base64url")
): Promise<string> => {
  const expires = now + knownMs
  await database
    .with("expired", (query) => query.deleteFrom("known_devices").where("expires", "<", now))
    .insertInto("known_devices")
    .values({ hash: hashToken(token), customer_id: customerId, expires })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ expires: sql<number>`excluded.expires` }))
    .execute()
  return token
}

/** Forgets the customer's devices, whose owner may be somebody else when the password or the address changes. */
export const forgetDevices = async (database: Kysely<Tables>, customerId: string): Promise<void> => {
  await database.deleteFrom("known_devices").where("customer_id", "=", customerId).execute()
}
