import { describe, expect, it } from "vitest"
import { CliFailure, exitCodes } from "./exit-codes.ts"
import { mailSettings } from "./mail-settings.ts"

const origin = "https://www.example.se"

const usageErrorMessage = (environment: Readonly<Record<string, string>>): string => {
  try {
    mailSettings(environment)
  } catch (error) {
    if (error instanceof CliFailure && error.exitCode === exitCodes.usage) return error.message
    throw error
  }
  return ""
}

describe("mailSettings", () => {
  it("has no SMTP settings without a mail server, but the origin of SKAFFERI_ORIGIN if it is set", () => {
    expect(mailSettings({})).toEqual({ origin: null, smtp: null })
    expect(mailSettings({ SKAFFERI_ORIGIN: `${origin}/shop` })).toEqual({ origin, smtp: null })
  })

  it.each(["smtp://mail.example.se", "smtps://user:p%40ss@mail.example.se:465"])(
    "accepts %s and derives the sender from the shop's host",
    (url) => {
      expect(mailSettings({ SMTP_URL: url, SKAFFERI_ORIGIN: origin })).toEqual({
        origin,
        smtp: { url, from: "Skafferi <no-reply@example.se>" }
      })
    }
  )

  it("uses the configured sender", () => {
    const settings = mailSettings({
      SMTP_URL: "smtp://localhost:2525",
      SKAFFERI_ORIGIN: "http://localhost:3000",
      SKAFFERI_MAIL_FROM: "Kundservice <hej@example.se>"
    })
    expect(settings.smtp?.from).toBe("Kundservice <hej@example.se>")
  })

  it("names the next step for a missing or invalid setting", () => {
    expect(usageErrorMessage({ SMTP_URL: "smtp://mail.example.se" })).toContain(
      "SKAFFERI_ORIGIN=https://www.example.se"
    )
    for (const wrong of ["www.example.se", "xhttps://www.example.se", "https://", "ftp://https://www.example.se"])
      expect(usageErrorMessage({ SKAFFERI_ORIGIN: wrong })).toBe(
        `SKAFFERI_ORIGIN is '${wrong}'; give the shop's URL, as in https://www.example.se.`
      )
    for (const wrong of ["smtp://", "xsmtp://mail.example.se", "mail.example.se", "smtpss://mail.example.se"])
      expect(usageErrorMessage({ SMTP_URL: wrong, SKAFFERI_ORIGIN: origin })).toContain(
        "SMTP_URL is not a mail server's URL"
      )
    expect(usageErrorMessage({ SMTP_URL: "smtp://localhost", SKAFFERI_ORIGIN: "http://localhost:3000" })).toContain(
      "SKAFFERI_MAIL_FROM"
    )
    for (const from of [
      "hej",
      "Skafferi <hej>",
      "Skafferi <hej@example.se> x",
      "a <b> <hej@example.se>",
      "a@example.se\r\nBcc: b@example.se"
    ])
      expect(usageErrorMessage({ SKAFFERI_MAIL_FROM: from })).toContain("SKAFFERI_MAIL_FROM")
  })

  it("never repeats a password", () => {
    for (const url of ["http://user:hemligt@mail.example.se", "user:hemligt@mail.example.se", "smtp://user:hemligt@"]) {
      const message = usageErrorMessage({ SMTP_URL: url, SKAFFERI_ORIGIN: origin })
      expect(message).toContain("SMTP_URL")
      expect(message).not.toContain("hemligt")
    }
  })
})
