import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkDigitOf, hasValidCheckDigit } from "../kernel/gtin.ts"
import { codeWithoutMeasure, readProductCode, shortestGtin } from "./product-code.ts"

const withCheckDigit = (body: string) => body + checkDigitOf(body)
const anyEan8 = fc.stringMatching(/^[1-9]\d{6}$/).map(withCheckDigit)
const anyUpcA = fc.stringMatching(/^[1-9]\d{10}$/).map(withCheckDigit)
const anyEan13 = fc.stringMatching(/^[1-9]\d{11}$/).map(withCheckDigit)
const anyGtin14 = fc.stringMatching(/^[1-9]\d{12}$/).map(withCheckDigit)

describe("readProductCode", () => {
  it("SEARCH-18 always reads 13 or 14 digits, whatever their check digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{13,14}$/), (digits) => {
        expect(readProductCode(` ${digits}\n`)).toBe(digits)
      })
    )
  })

  it("always reads an EAN-8 and a UPC-A, and neither with another check digit", () => {
    fc.assert(
      fc.property(fc.oneof(anyEan8, anyUpcA), fc.integer({ min: 1, max: 9 }), (code, change) => {
        expect(readProductCode(code)).toBe(code)
        const wrongDigit = (Number(code.at(-1)) + change) % 10
        expect(readProductCode(code.slice(0, -1) + String(wrongDigit))).toBeNull()
      })
    )
  })

  it("always reads the GTIN of a Digital Link, whatever its host, folder and further parts", () => {
    const anyHost = fc.constantFrom("https://id.gs1.org", "http://www.example.se", "https://example.com/produkt/sv")
    const anyRest = fc.constantFrom("", "/", "/10/ABC123", "/21/1?17=271231", "?linkType=all", "#a")
    fc.assert(
      fc.property(
        anyHost,
        fc.oneof(anyEan8, anyUpcA, anyEan13, anyGtin14),
        fc.boolean(),
        anyRest,
        (host, gtin, isPadded, rest) => {
          const code = isPadded ? gtin.padStart(14, "0") : gtin
          expect(readProductCode(`${host}/01/${code}${rest}`)).toBe(code)
        }
      )
    )
  })

  it.each([
    "mjölk",
    "20261129",
    "123456789013",
    "https://example.se/01/7310865004704",
    "https://example.se/1/7310865004703",
    "https://example.se/?x=/01/7310865004703",
    "https://example.se/01/73108650047030000",
    ""
  ])("reads no code in '%s'", (text) => expect(readProductCode(text)).toBeNull())
})

describe("shortestGtin", () => {
  it("is always the same for all forms of a GTIN", () => {
    fc.assert(
      fc.property(fc.oneof(anyEan8, anyUpcA, anyEan13, anyGtin14), (gtin) => {
        const forms = [8, 12, 13, 14]
          .filter((length) => length >= gtin.length)
          .map((length) => gtin.padStart(length, "0"))
        expect(new Set(forms.map(shortestGtin)).size).toBe(1)
      })
    )
    expect(["96385074", "012345678905", "07310865004703", "94011"].map(shortestGtin)).toEqual([
      "96385074",
      "0012345678905",
      "7310865004703",
      "94011"
    ])
  })
})

describe("codeWithoutMeasure", () => {
  it("is always the same for every price or weight of a product, and has a valid check digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^2\d{7}$/), fc.stringMatching(/^\d{4}$/), (product, measure) => {
        const code = codeWithoutMeasure(withCheckDigit(product + measure)) ?? ""
        expect(code.slice(0, 12)).toBe(`${product}0000`)
        expect(hasValidCheckDigit(code)).toBe(true)
      })
    )
    expect([codeWithoutMeasure("7310865004703"), codeWithoutMeasure("20000004")]).toEqual([null, null])
  })
})
