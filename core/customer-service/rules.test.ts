import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CustomerMessage, invalidFieldOf, isPhone, maxBodyLength, maxNameLength, trimMessage } from "./rules.ts"

const message: CustomerMessage = { name: "Kim", phone: "", email: "kim@exempel.se", body: "Hej" }

describe("isPhone", () => {
  it("CSERV-20 always accepts digits with spaces or dashes between them, with or without a '+' first", () => {
    const anyDigitGroups = fc.array(fc.stringMatching(/^[0-9]{1,4}$/), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(anyDigitGroups, fc.constantFrom(" ", "-", ""), fc.boolean(), (digitGroups, separator, hasPlus) => {
        expect(isPhone((hasPlus ? "+" : "") + digitGroups.join(separator))).toBe(true)
      })
    )
  })

  it("CSERV-20 never accepts a text with another character", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,8}$/), fc.stringMatching(/^[^0-9 +-]$/), (digits, other) => {
        expect(isPhone(digits + other)).toBe(false)
        expect(isPhone(other + digits)).toBe(false)
      })
    )
  })
})

describe("invalidFieldOf", () => {
  it("CSERV-18 CSERV-23 CSERV-24 requires a name, an e-mail address and a message, and does not accept white space alone", () => {
    expect(invalidFieldOf(message)).toBeNull()
    for (const name of ["name", "email", "body"] as const)
      expect(invalidFieldOf(trimMessage({ ...message, [name]: " \n" }))).toBe(name)
  })

  it("CSERV-19 always reports a text that is longer than its limit, and no other", () => {
    const anyLimit = fc.constantFrom(["name", maxNameLength] as const, ["body", maxBodyLength] as const)
    fc.assert(
      fc.property(anyLimit, fc.integer({ min: -5, max: 5 }), ([name, maxLength], difference) => {
        const text = "x".repeat(maxLength + difference)
        expect(invalidFieldOf({ ...message, [name]: text })).toBe(difference > 0 ? name : null)
      })
    )
  })
})
