import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import { readSetting } from "../database/settings.ts"
import { captchaLifetimeMs, type CaptchaContext, type CaptchaProvider } from "./captcha-provider.ts"

/** Signs with the shop's key, which signs log-ins, too; the prefix keeps the two kinds of signatures apart. */
const sign = async ({ database }: CaptchaContext, payload: string): Promise<Buffer> =>
  createHmac("sha256", await readSetting(database, "signing-key"))
    .update(`captcha ${payload}`)
    .digest()

/** The shop's own checkbox: its token has a random id, the time when it expires, and a signature. */
export const checkboxCaptcha: CaptchaProvider = {
  siteKey: null,
  issue: async (context) => {
    const payload = `${randomBytes(12).toString("base64url")}.${context.now + captchaLifetimeMs}`
    return `${payload}.${(await sign(context, payload)).toString("base64url")}`
  },
  verify: async (token, context) => {
    const [, payload = "", time = "", signature = ""] = /^([\w-]{16}\.(\d{13}))\.([\w-]{43})$/.exec(token) ?? []
    const expires = Number(time)
    if (payload === "" || expires <= context.now) return null
    return timingSafeEqual(await sign(context, payload), Buffer.from(signature, "base64url")) ? expires : null
  }
}
