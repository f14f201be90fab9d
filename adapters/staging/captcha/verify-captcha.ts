import { createHash } from "node:crypto"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Refusal } from "../http/refusal.ts"
import type { Context, RefuseContext } from "../http/route.ts"
import { type CaptchaProvider, ProviderUnavailable } from "./captcha-provider.ts"

type CaptchaCallContext = Context<"invalid_captcha" | "ERR_UNAVAILABLE">

const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url")

const invalidToken = ({ refuse }: RefuseContext<"invalid_captcha">): Refusal =>
  refuse("invalid_captcha", "The captcha's token is missing, used, expired or forged.", {
    field: "g-recaptcha-response"
  })

/**
 * Verifies the token and stores its hash: the provider verifies a token only once, but the client may repeat its request with the same token. Must run outside
 * a transaction, because the transaction would stay open while the provider responds.
 */
export const verifyCaptcha = async (
  context: CaptchaCallContext,
  { verify }: CaptchaProvider,
  token: string
): Promise<void> => {
  const { database, now } = context
  const hash = hashOf(token)
  const verifiedToken = await database
    .selectFrom("captcha_tokens")
    .select("hash")
    .where("hash", "=", hash)
    .where("expires", ">", now)
    .executeTakeFirst()
  if (verifiedToken !== undefined) return
  const expires =
    token === ""
      ? null
      : await verify(token, context).catch((error: unknown) => {
          if (!(error instanceof ProviderUnavailable)) throw error
          throw context.refuse("ERR_UNAVAILABLE", "The captcha's provider does not respond.", { retryAfter: 5 })
        })
  if (expires === null) throw invalidToken(context)
  await database
    .insertInto("captcha_tokens")
    .values({ hash, expires })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Marks a verified token as used, in the caller's transaction; refuses a token that has not been verified or is used already. */
export const takeCaptchaToken = async (context: CaptchaCallContext, token: string): Promise<void> => {
  const takenToken = await context.database
    .updateTable("captcha_tokens")
    .set({ used: true })
    .where("hash", "=", hashOf(token))
    .where("used", "=", false)
    .returning("hash")
    .executeTakeFirst()
  if (takenToken === undefined) throw invalidToken(context)
}

export const deleteExpiredCaptchaTokens = async (database: Kysely<Tables>, now: number): Promise<void> => {
  await database.deleteFrom("captcha_tokens").where("expires", "<", now).execute()
}
