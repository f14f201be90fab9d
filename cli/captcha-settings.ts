import type { CaptchaProvider } from "#adapters/staging/captcha/captcha-provider.ts"
import { checkboxCaptcha } from "#adapters/staging/captcha/checkbox-captcha.ts"
import { makeRecaptcha, recaptchaApi } from "#adapters/staging/captcha/recaptcha.ts"
import { makeHttpUndici } from "#adapters/http-undici/http-undici.ts"
import { CliFailure, exitCodes } from "./exit-codes.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Whether forms show the widget of Google reCAPTCHA; `skafferi web`, which verifies no tokens, needs only the site key. */
export const usesRecaptcha = ({ RECAPTCHA_SITE_KEY: siteKey = "" }: Environment): boolean => siteKey !== ""

/** The captcha of the environment: Google reCAPTCHA v2 with both keys, the shop's own checkbox with neither. */
export const captchaProviderOf = (environment: Environment): CaptchaProvider => {
  const { RECAPTCHA_SITE_KEY: siteKey = "", RECAPTCHA_SECRET: secret = "" } = environment
  if (siteKey === "" && secret === "") return checkboxCaptcha
  if (siteKey === "" || secret === "")
    throw new CliFailure(exitCodes.usage, "Google reCAPTCHA needs both RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET.")
  return makeRecaptcha({ siteKey, secret, http: makeHttpUndici({ base: recaptchaApi }) })
}
