import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { ApiRefused } from "../contract/errors.ts"
import { HttpUnavailable } from "../ports/http.ts"
import { maskedPath } from "./masked-path.ts"

/** Something typed that no path of the shop holds by chance. */
const anySecret = fc.stringMatching(/^[A-Za-z0-9%@._+-]{10,60}$/).map((text) => `x9${text}`)
const anyPlace = fc.constantFrom("/customer/status/", "/customer/email/", "/api/v1/customer/status/", "/API/v1/Customer/Email/", "/glomt-losenord/", "/_cl_/")

describe("maskedPath", () => {
  it("REG-20 never shows a personal number, an e-mail address or a token, wherever the API or the shop stands", () => {
    fc.assert(fc.property(anyPlace, anySecret, fc.constantFrom("", "https://skafferi.example", "Request to "), fc.constantFrom("", "/more", "?a=b", " took longer"), (place, secret, before, after) => {
      const masked = maskedPath(before + place + secret + after)
      expect(masked).not.toContain(secret)
      expect(masked.startsWith(`${before}${place}…`)).toBe(true)
    }))
  })

  it("always leaves any other path as it is", () => {
    const anyOther = fc.array(fc.stringMatching(/^[A-Za-z0-9%@,._-]{1,12}$/), { minLength: 1 }).map((steps) => `/Loop54/${steps.join("/")}`)
    fc.assert(fc.property(anyOther, (path) => { expect(maskedPath(path)).toBe(path) }))
    for (const path of ["/customer", "/customer/createcustomer", "/carts/17/items/3", "/glomt-losenord", "/Loop54/products/199001012_ST"]) expect(maskedPath(path)).toBe(path)
  })

  it("REG-20 is how every error keeps its path", () => {
    const path = "/customer/status/199001012385"
    const errors = [
      new HttpUnavailable({ path, reason: "unreachable" }),
      new ApiRefused({ endpoint: "customerStatus", path, status: 429, code: "too_many_lookups", errors: [], requestId: null })
    ]
    for (const error of errors) {
      expect(error.path).toBe("/customer/status/…")
      expect([String(error), error.message, JSON.stringify(error), error.stack].join()).not.toContain("199001012385")
    }
  })
})
