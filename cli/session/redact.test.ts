import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeRedactor, mask } from "./redact.ts"

const anyTwoDigits = (min: number, max: number) =>
  fc.integer({ min, max }).map((value) => String(value).padStart(2, "0"))
const anyPersonalNumber = fc
  .record({
    century: fc.constantFrom("", "19", "20"),
    year: anyTwoDigits(0, 99),
    month: anyTwoDigits(1, 12),
    day: anyTwoDigits(1, 28),
    isCoordinationNumber: fc.boolean(),
    mark: fc.constantFrom("", "-", "+", " "),
    serial: fc.integer({ min: 0, max: 9_999 }).map((value) => String(value).padStart(4, "0"))
  })
  .map(
    ({ century, year, month, day, isCoordinationNumber, mark, serial }) =>
      `${century}${year}${month}${isCoordinationNumber ? Number(day) + 60 : day}${mark}${serial}`
  )

/** Text that is too short to contain a secret of eight or more characters by chance. */
const anyContext = fc.stringMatching(/^[a-z ]{0,6}$/)

describe("makeRedactor", () => {
  it("never lets a personal number through, with any separator or none, in ten or twelve digits", () => {
    const { text } = makeRedactor()
    fc.assert(
      fc.property(anyContext, anyPersonalNumber, anyContext, (before, number, after) => {
        for (const input of [
          `${before} ${number} ${after}`,
          `/customer/status/${encodeURIComponent(number)}?x=1`,
          `{"pnr":"${number}"}`,
          `"${number}"`,
          encodeURIComponent(number),
          new URLSearchParams({ a: `${before} ${number}` }).toString()
        ]) {
          expect(text(input)).not.toContain(number)
          expect(text(input)).not.toContain(number.slice(-4))
        }
      })
    )
  })

  it("never lets a password through, in any encoding", () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 8, maxLength: 30 }).filter((value) => value.trim().length >= 8),
        anyContext,
        (password, before) => {
          const { add, text, data } = makeRedactor()
          add(password)
          const form = new URLSearchParams({ username: "x", password }).toString()
          const json = JSON.stringify({ login: { password, note: `${before}${password}` } })
          for (const input of [`${before}${password}`, form, json, `/path/${encodeURIComponent(password)}/end`]) {
            const redactedText = text(input)
            expect(redactedText).toContain(mask)
            for (const encoding of [
              password,
              encodeURIComponent(password),
              JSON.stringify(password).slice(1, -1),
              form.split("password=")[1] ?? ""
            ])
              expect(redactedText).not.toContain(encoding)
          }
          expect(JSON.stringify(data({ any: { where: [password] } }))).not.toContain(
            JSON.stringify(password).slice(1, -1)
          )
        }
      )
    )
  })

  it("never lets a token through from a header, a response or a link in an e-mail", () => {
    const anyToken = fc.stringMatching(/^[A-Za-z0-9_-]{20,60}$/)
    fc.assert(
      fc.property(anyToken, (token) => {
        const { text, data } = makeRedactor()
        const jsonWebToken = `eyJ${token}.${token}.${token}`
        for (const input of [
          `Bearer ${token}`,
          `{"access_token":"${token}","x":1}`,
          `https://skafferi.example/glomt-losenord/${token}`,
          `/_cl_/${token}`,
          `a ${jsonWebToken} b`,
          `authToken=${token}&x=1`
        ]) {
          expect(text(input)).not.toContain(token)
        }
        expect(
          JSON.stringify(data({ authorization: `x ${token}`, authToken: token, nested: { token } }))
        ).not.toContain(token)
      })
    )
  })

  it.each(["cookie", "Set-Cookie", "authorization", "Cookie", "newPassword"])(
    "never leaves the value of %s in data",
    (name) => {
      const { data } = makeRedactor()
      expect(data({ headers: { [name]: "a=hemligt; b=1", accept: "text/html" } })).toEqual({
        headers: { [name]: mask, accept: "text/html" }
      })
      expect(data({ [name]: 123_456 })).toEqual({ [name]: mask })
    }
  )

  it("never lets a field through that a call or a verb declares secret, in a form, JSON, a log or data", () => {
    const { text, data } = makeRedactor()
    for (const name of [
      "password",
      "passwordConfirmation",
      "pnr",
      "personalNumber",
      "personal-number",
      "authToken",
      "access_token",
      "refresh_token",
      "token",
      "repeated"
    ]) {
      for (const input of [`x=1&${name}=hemligt&y=2`, `{"${name}":"hemligt"}`, `${name}: hemligt`])
        expect([name, text(input)]).toEqual([name, expect.not.stringContaining("hemligt")])
      expect(data({ nested: { [name]: "hemligt", city: "Lund" } })).toEqual({ nested: { [name]: mask, city: "Lund" } })
    }
  })

  it.each([
    "Mellanmjölk 1,5 l, 7310865004703, 24,95 kr",
    "2026-03-10T09:00:00.000Z",
    "home-3201-2026-03-12-08",
    "101_ST",
    "17310865004700",
    "Ordernummer 100234",
    "erik.eriksson@exempel.se",
    "/matvaror/mejeri",
    '{"quantity":{"value":2},"store":"3201"}'
  ])("does not redact %j", (harmless) => {
    expect(makeRedactor().text(harmless)).toBe(harmless)
  })

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const { text } = makeRedactor()
        expect(text(text(input))).toBe(text(input))
      })
    )
  })
})
