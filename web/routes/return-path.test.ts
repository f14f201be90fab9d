import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { logInHref } from "#web/paths.ts"
import { safeReturnPath, searchReturnPath } from "./return-path.ts"

describe("safeReturnPath", () => {
  it("returns a path of the shop unchanged, and the start page when no path is given", () => {
    expect(safeReturnPath("/mina-sidor?flik=ordrar")).toBe("/mina-sidor?flik=ordrar")
    expect(safeReturnPath("/sok?Q=mj%C3%B6lk")).toBe("/sok?Q=mj%C3%B6lk")
    expect(safeReturnPath(null)).toBe("/")
  })

  it.each([
    "https://evil.example",
    "http:evil.example",
    "https:/evil.example",
    "HTTPS://evil.example",
    "//evil.example",
    "///evil.example",
    "////evil.example/x",
    "/\\evil.example",
    "/\\/evil.example",
    "\\\\evil.example",
    "\\/evil.example",
    "\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "\u0000//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "/%2e%2e//evil.example",
    "//evil.example@shop.invalid",
    "//shop.invalid@evil.example",
    "//shop.invalid:80@evil.example/",
    "//shop.invalid.evil.example",
    "//user:password@shop.invalid/x",
    "//evil%E3%80%82example",
    "//evil。example",
    "/／evil.example/../..//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "?x",
    ""
  ])("never leads to another site for %j", (requestedPath) => {
    const path = safeReturnPath(requestedPath)
    const { origin, username } = new URL(path, "https://shop.example")
    expect([origin, username]).toEqual(["https://shop.example", ""])
    expect(path).toMatch(/^\/(?![/\\])[^\p{Cc}\\]*$/u)
    expect(path).not.toContain("evil")
  })

  it.each(["//evil.example/mina-sidor", "/\\evil.example/mina-sidor", "////evil.example/mina-sidor"])(
    "returns the start page for %j, not the shop's page with the same path",
    (requestedPath) => {
      expect(safeReturnPath(requestedPath)).toBe("/")
    }
  )

  it("never returns the URL of another site or control characters", () => {
    const maliciousPart = fc.constantFrom(
      "//",
      "/\\",
      "/\t/",
      "/\n/",
      "/\r\n/",
      "\\",
      "https://",
      "/.//",
      "/%2e//",
      "javascript:",
      " //"
    )
    fc.assert(
      fc.property(
        fc
          .array(fc.oneof(maliciousPart, fc.string(), fc.constant("evil.example")), { maxLength: 4 })
          .map((parts) => parts.join("")),
        (requestedPath) => {
          const path = safeReturnPath(requestedPath)
          expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example")
          expect(path).toMatch(/^\/(?!\/)[^\p{Cc}]*$/u)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

describe("searchReturnPath", () => {
  const startPage = { pathname: "/", search: "?prio=ja" }
  const returnPathAfterLogIn = (page: typeof startPage, query: string) =>
    safeReturnPath(new URL(logInHref(searchReturnPath(page, query)), "http://shop.invalid").searchParams.get("retur"))

  it("returns to the search page of a query, and to the current page when the query is empty", () => {
    expect(returnPathAfterLogIn(startPage, "köttfärs & lök")).toBe("/sok?Q=k%C3%B6ttf%C3%A4rs+%26+l%C3%B6k")
    expect(returnPathAfterLogIn(startPage, "")).toBe("/?prio=ja")
  })

  it("keeps the filters of the search page unless the query has changed", () => {
    const filteredPage = { pathname: "/sok", search: "?Q=korv&Brands=Scan&page=2" }
    expect(returnPathAfterLogIn(filteredPage, "korv")).toBe("/sok?Q=korv&Brands=Scan&page=2")
    expect(returnPathAfterLogIn(filteredPage, "ost")).toBe("/sok?Q=ost")
  })
})
