import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isEmail, typedEmail } from "./email.ts"
import { isScannedGtin } from "./gtin.ts"
import { parsePostalCode } from "./postal-code.ts"
import { anyEmail, anyPostalCode } from "./testing.ts"

describe("parsePostalCode", () => {
  it("DELIV-45 always takes five digits, with a pasted blank or without", () => {
    fc.assert(fc.property(anyPostalCode, (code) => {
      expect(parsePostalCode(code)).toBe(code)
      expect(parsePostalCode(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(code)
    }))
  })

  it("DELIV-45 never takes anything else", () => {
    fc.assert(fc.property(fc.stringMatching(/^(\d{0,4}|\d{6,9}|\d{0,3}[a-z-]\d{0,3})$/), (text) => { expect(parsePostalCode(text)).toBeNull() }))
  })
})

describe("isEmail", () => {
  it("FORM-22 always takes a name, an at sign and a domain with a dot, up to 254 characters", () => {
    fc.assert(fc.property(anyEmail, (email) => { expect(isEmail(email)).toBe(true) }))
  })

  it("FORM-22 never takes an address without a dot in its domain, without a name, or over 254 characters", () => {
    fc.assert(fc.property(anyEmail, (email) => {
      const [name = "", domain = ""] = email.split("@")
      expect(isEmail(`${name}@${domain.replaceAll(".", "")}`)).toBe(false)
      expect(isEmail(`@${domain}`)).toBe(false)
      expect(isEmail(`${name} ${domain}`)).toBe(false)
      expect(isEmail(`${"a".repeat(255 - domain.length)}@${domain}`)).toBe(false)
    }))
  })

  it("FORM-16 keeps no white space of what is typed", () => {
    expect(typedEmail(" anna.andersson @exempel.se\u00a0")).toBe("anna.andersson@exempel.se")
  })
})

describe("isScannedGtin", () => {
  it("SEARCH-18 COUPON-07 takes 13 or 14 digits and nothing else", () => {
    fc.assert(fc.property(fc.stringMatching(/^\d{13,14}$/), (code) => { expect(isScannedGtin(code)).toBe(true) }))
    fc.assert(fc.property(fc.stringMatching(/^(\d{1,12}|\d{15,18}|\d{6}[a-z]\d{6})$/), (code) => { expect(isScannedGtin(code)).toBe(false) }))
  })
})
