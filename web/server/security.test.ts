import { describe, expect, it } from "vitest"
import { withSecurityHeaders } from "./security.ts"

describe("withSecurityHeaders", () => {
  it("adds the common headers to any response, and HSTS with HTTPS only", () => {
    for (const secure of [false, true]) {
      for (const response of [new Response("x"), Response.json({}), new Response(null, { status: 303 })]) {
        const { headers } = withSecurityHeaders(response, secure)
        expect(Object.fromEntries(headers)).toMatchObject({
          "x-content-type-options": "nosniff",
          "referrer-policy": "strict-origin-when-cross-origin",
          "cross-origin-opener-policy": "same-origin"
        })
        expect(headers.has("strict-transport-security")).toBe(secure)
      }
    }
  })

  it("keeps what a response says itself", () => {
    const response = withSecurityHeaders(new Response("x", { headers: { "referrer-policy": "no-referrer" } }), false)
    expect(response.headers.get("referrer-policy")).toBe("no-referrer")
  })
})
