import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isEmail, normalizeEmail } from "./email.ts"
import { checkDigitOf, hasValidCheckDigit, looksLikeGtin, withoutPaddingZero } from "./gtin.ts"
import { normalizePostalCode, parsePostalCode } from "./postal-code.ts"
import { anyEmail, anyInvalidEmail, anyPostalCode } from "./testing.ts"

describe("parsePostalCode", () => {
  it("FORM-25 always accepts five digits, with or without a space, a dash or the country code", () => {
    const anySeparator = fc.constantFrom("", " ", "-", "\u00a0", "\u2013")
    const anyCountryCode = fc.constantFrom("", "SE-", "se ", "S-", "SE")
    fc.assert(
      fc.property(anyPostalCode, anySeparator, anyCountryCode, (code, separator, countryCode) => {
        expect(parsePostalCode(` ${countryCode}${code.slice(0, 3)}${separator}${code.slice(3)} `)).toBe(code)
      })
    )
  })

  it("FORM-25 never accepts anything else", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d{0,4}|\d{6,9}|\d{0,3}[a-z.]\d{0,3})$/), (text) => {
        expect(parsePostalCode(text)).toBeNull()
      })
    )
  })

  it("always parses a postal code as entered and its normalized form to the same result", () => {
    const anyInput = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789 -\u00a0"), maxLength: 9 }))
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(parsePostalCode(normalizePostalCode(input))).toBe(parsePostalCode(input))
      })
    )
  })
})

describe("isEmail", () => {
  it("FORM-20 always accepts a name, an at sign and a domain with a dot, up to 254 characters", () => {
    fc.assert(
      fc.property(anyEmail, (email) => {
        expect(isEmail(email)).toBe(true)
      })
    )
  })

  it("FORM-20 never accepts a missing name, at sign or dot, an invalid character, a label over 63 characters or more than 254 in all", () => {
    fc.assert(
      fc.property(anyInvalidEmail, (text) => {
        expect([text, isEmail(text)]).toEqual([text, false])
      }),
      { numRuns: 1_000 }
    )
  })

  it("accepts 254 characters and no more", () => {
    const domain = Array.from({ length: 3 }, () => "a".repeat(63)).join(".")
    expect(isEmail(`${"n".repeat(62)}@${domain}`)).toBe(true)
    expect(isEmail(`${"n".repeat(63)}@${domain}`)).toBe(false)
  })

  it("checks any string quickly, however long", () => {
    const start = performance.now()
    for (const text of ["a@".repeat(50_000), `a@${"a-".repeat(50_000)}`, `a@${"a.".repeat(120)}`, "!".repeat(100_000)])
      expect(isEmail(text)).toBe(false)
    expect(performance.now() - start).toBeLessThan(200)
  })
})

describe("normalizeEmail", () => {
  const anySpace = fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u2009")

  it("always removes all white space and nothing else", () => {
    fc.assert(
      fc.property(anyEmail, fc.array(fc.tuple(fc.nat(), anySpace)), (email, spaces) => {
        const input = spaces.reduce(
          (text, [position, space]) =>
            text.slice(0, position % (text.length + 1)) + space + text.slice(position % (text.length + 1)),
          email
        )
        expect(normalizeEmail(input)).toBe(email)
      })
    )
  })
})

describe("looksLikeGtin", () => {
  it("SEARCH-18 COUPON-07 accepts 13 or 14 digits and nothing else", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13,14}$/), (code) => {
        expect(looksLikeGtin(code)).toBe(true)
      })
    )
    fc.assert(
      fc.property(fc.stringMatching(/^(\d{1,12}|\d{15,18}|\d{6}[a-z]\d{6})$/), (code) => {
        expect(looksLikeGtin(code)).toBe(false)
      })
    )
  })
})

describe("hasValidCheckDigit", () => {
  const anyDigits = fc.stringMatching(/^\d{11,13}$/)

  it("accepts real GTINs of 8, 12, 13 and 14 digits", () => {
    expect(["4006381333931", "96385074", "036000291452", "17310865000016"].map(hasValidCheckDigit)).toEqual([
      true,
      true,
      true,
      true
    ])
  })

  it("always detects one wrong digit at any position", () => {
    fc.assert(
      fc.property(anyDigits, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, position, difference) => {
        const validGtin = digits + checkDigitOf(digits)
        const index = position % validGtin.length
        const wrongGtin =
          validGtin.slice(0, index) + String((Number(validGtin[index]) + difference) % 10) + validGtin.slice(index + 1)
        expect([hasValidCheckDigit(validGtin), hasValidCheckDigit(wrongGtin)]).toEqual([true, false])
      })
    )
  })

  it("never accepts anything but two or more digits", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(hasValidCheckDigit(`${text}x`)).toBe(false)
      })
    )
    expect(["", "0"].map(hasValidCheckDigit)).toEqual([false, false])
  })

  it("accepts a leading padding zero, which is not part of the number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{11}$/), (digits) => {
        const validGtin = digits + checkDigitOf(digits)
        expect([
          hasValidCheckDigit(`0${validGtin}`),
          withoutPaddingZero(`0${validGtin}`),
          withoutPaddingZero(validGtin)
        ]).toEqual([true, validGtin, validGtin])
      })
    )
  })
})
