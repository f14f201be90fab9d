import { describe, expect, it } from "vitest"
import { CliFailure, exitCodes } from "./exit-codes.ts"
import { mailSettings } from "./mail-settings.ts"

const origin = "https://www.example.se"

const usageError = (environment: Readonly<Record<string, string>>): string => {
  try {
    mailSettings(environment)
  } catch (error) {
    if (error instanceof CliFailure && error.exitCode === exitCodes.usage) return error.message
    throw error
  }
  return ""
}

describe("mailSettings", () => {
  it("stores e-mails locally without a mail server", () => {
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
    expect(usageError({ SMTP_URL: "smtp://mail.example.se" })).toContain("SKAFFERI_ORIGIN=https://www.example.se")
    expect(usageError({ SKAFFERI_ORIGIN: "www.example.se" })).toContain("https://www.example.se")
    expect(usageError({ SMTP_URL: "smtp://localhost", SKAFFERI_ORIGIN: "http://localhost:3000" })).toContain(
      "SKAFFERI_MAIL_FROM"
    )
    for (const from of ["hej", "Skafferi <hej>", "a@example.se\r\nBcc: b@example.se"])
      expect(usageError({ SKAFFERI_MAIL_FROM: from })).toContain("SKAFFERI_MAIL_FROM")
  })

  it("never repeats a password", () => {
    for (const url of ["http://user:hemligt@mail.example.se", "user:hemligt@mail.example.se", "smtp://user:hemligt@"]) {
      const message = usageError({ SMTP_URL: url, SKAFFERI_ORIGIN: origin })
      expect(message).toContain("SMTP_URL")
      expect(message).not.toContain("hemligt")
    }
  })
})
