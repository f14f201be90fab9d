import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { maskSecretPaths } from "./mask-secret-paths.ts"

/** A token that no path of the shop contains by chance. */
const anySecret = fc.stringMatching(/^[A-Za-z0-9%@._+-]{10,60}$/).map((text) => `x9${text}`)
const anyPage = fc.constantFrom("/glomt-losenord/", "/_cl_/", "/Glomt-Losenord/")

describe("maskSecretPaths", () => {
  it("REG-20 never shows the token of a page's URL, in any string", () => {
    fc.assert(
      fc.property(
        anyPage,
        anySecret,
        fc.constantFrom("", "https://skafferi.example", "Request to "),
        fc.constantFrom("", "/more", "?a=b", " took longer"),
        (page, secret, before, after) => {
          const maskedText = maskSecretPaths(before + page + secret + after)
          expect(maskedText).not.toContain(secret)
          expect(maskedText.startsWith(`${before}${page}…`)).toBe(true)
        }
      )
    )
  })

  it("never changes any other path", () => {
    const anyOther = fc
      .array(fc.stringMatching(/^[A-Za-z0-9%@,._-]{1,12}$/), { minLength: 1 })
      .map((segments) => `/varor/${segments.join("/")}`)
    fc.assert(
      fc.property(anyOther, (path) => {
        expect(maskSecretPaths(path)).toBe(path)
      })
    )
    expect(maskSecretPaths("/glomt-losenord")).toBe("/glomt-losenord")
  })
})
