import { describe, expect, it } from "vitest"
import { checkboxCaptcha } from "#adapters/staging/captcha/checkbox-captcha.ts"
import { captchaProviderOf, usesRecaptcha } from "./captcha-settings.ts"
import { CliFailure } from "./exit-codes.ts"

const keys = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" }

describe("captchaProviderOf", () => {
  it("is Google reCAPTCHA with both keys, and the shop's own checkbox with neither", () => {
    expect(captchaProviderOf(keys)).toMatchObject({ siteKey: "site", issue: null })
    expect(captchaProviderOf({})).toBe(checkboxCaptcha)
    expect(captchaProviderOf({ RECAPTCHA_SITE_KEY: "", RECAPTCHA_SECRET: "" })).toBe(checkboxCaptcha)
  })

  it.each(["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"])("fails when %s is missing", (name) => {
    expect(() => captchaProviderOf({ ...keys, [name]: "" })).toThrow(CliFailure)
  })
})

describe("usesRecaptcha", () => {
  it("is true only with a site key", () => {
    expect([usesRecaptcha(keys), usesRecaptcha({}), usesRecaptcha({ RECAPTCHA_SITE_KEY: "" })]).toEqual([
      true,
      false,
      false
    ])
  })
})
