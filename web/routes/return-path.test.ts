import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { logInHref, safeReturn, searchReturn } from "./return-path.ts"

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

describe("searchReturn", () => {
  const start = { pathname: "/", search: "?prio=ja" }
  const back = (page: typeof start, query: string) => safeReturn(new URL(logInHref(searchReturn(page, query)), "http://shop.invalid").searchParams.get("retur"))

  it("SEARCH-17 ROUTE-06 comes back from the log-in to the goods that were searched for, to the page where nothing was typed, and to the hits as they were narrowed down", () => {
    expect(back(start, "köttfärs & lök")).toBe("/sok?Q=k%C3%B6ttf%C3%A4rs+%26+l%C3%B6k")
    expect(back(start, "")).toBe("/?prio=ja")
    const narrowed = { pathname: "/sok", search: "?Q=korv&Brands=Scan&page=2" }
    expect(back(narrowed, "korv")).toBe("/sok?Q=korv&Brands=Scan&page=2")
    expect(back(narrowed, "ost")).toBe("/sok?Q=ost")
  })
})
