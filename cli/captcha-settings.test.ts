import { describe, expect, it } from "vitest"
import { checkboxCaptcha } from "#adapters/staging/captcha/checkbox-captcha.ts"
import { captchaSettings, usesRecaptcha } from "./captcha-settings.ts"
import { CliFailure } from "./exit-codes.ts"

const keys = { RECAPTCHA_SITE_KEY: "site", RECAPTCHA_SECRET: "secret" }

describe("captchaSettings", () => {
  it("is Google reCAPTCHA with both keys, and the shop's own checkbox with neither", () => {
    expect(captchaSettings(keys)).toMatchObject({ siteKey: "site", issue: null })
    expect(captchaSettings({})).toBe(checkboxCaptcha)
    expect(captchaSettings({ RECAPTCHA_SITE_KEY: "", RECAPTCHA_SECRET: "" })).toBe(checkboxCaptcha)
  })

  it.each(["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"])("fails when %s is missing", (name) => {
    expect(() => captchaSettings({ ...keys, [name]: "" })).toThrow(CliFailure)
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
