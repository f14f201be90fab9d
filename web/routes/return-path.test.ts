import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { safeReturn } from "./return-path.ts"

describe("safeReturn", () => {
  it("ROUTE-06 ROUTE-07 comes back to the shop's own path, or to the start page", () => {
    expect(safeReturn("/mina-sidor?flik=ordrar")).toBe("/mina-sidor?flik=ordrar")
    expect(safeReturn("/sok?Q=mj%C3%B6lk")).toBe("/sok?Q=mj%C3%B6lk")
    expect(safeReturn(null)).toBe("/")
  })

  it("never leads to another site, nor to an address with control characters", () => {
    const trick = fc.constantFrom("//", "/\\", "/\t/", "/\n/", "/\r\n/", "\\", "https://", "/.//", "/%2e//", "javascript:", " //")
    fc.assert(fc.property(fc.array(fc.oneof(trick, fc.string(), fc.constant("evil.example")), { maxLength: 4 }).map((parts) => parts.join("")), (asked) => {
      const path = safeReturn(asked)
      expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example")
      expect(path).toMatch(/^\/(?!\/)[^\p{Cc}]*$/u)
    }), { numRuns: 1000 })
  })
})
