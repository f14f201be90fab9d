import { describe, expect, it } from "vitest"
import { isEan13, makeEan13 } from "./gtin.ts"

describe("isEan13", () => {
  it("accepts a valid code, and rejects a wrong check digit and a code of five digits", () => {
    expect(isEan13("4006381333931")).toBe(true)
    expect(isEan13("4006381333932")).toBe(false)
    expect(isEan13("94011")).toBe(false)
  })
})

describe("makeEan13", () => {
  it("creates valid Swedish codes that share the manufacturer's digits and differ by attempt", () => {
    const [firstCode, secondCode] = [makeEan13("Arla Ko", "Mellanmjölk", 0), makeEan13("Arla Ko", "Mellanmjölk", 1)]
    expect(isEan13(firstCode) && isEan13(secondCode)).toBe(true)
    expect(firstCode).not.toBe(secondCode)
    expect(firstCode.slice(0, 7)).toBe(secondCode.slice(0, 7))
    expect(firstCode.startsWith("73")).toBe(true)
  })
})
