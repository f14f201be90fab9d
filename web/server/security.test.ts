import { describe, expect, it } from "vitest"
import { allowRecaptcha, newNonce, pageHeaders, withSecurityHeaders } from "./security.ts"

describe("withSecurityHeaders", () => {
  it.each([
    [false, null],
    [true, "max-age=31536000; includeSubDomains"]
  ])("adds the common headers to any response, and HSTS with HTTPS only: %j", (secure, hsts) => {
    for (const response of [new Response("x"), Response.json({}), new Response(null, { status: 303 })]) {
      const { headers } = withSecurityHeaders(response, secure)
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
        "cross-origin-opener-policy": "same-origin"
      })
      expect(headers.get("strict-transport-security")).toBe(hsts)
    }
  })

  it("keeps a header that the response sets itself", () => {
    const response = withSecurityHeaders(new Response("x", { headers: { "referrer-policy": "no-referrer" } }), false)
    expect(response.headers.get("referrer-policy")).toBe("no-referrer")
  })
})

describe("pageHeaders", () => {
  it("allow only the shop's own origin, and scripts and styles with the nonce; forbid framing and other base URLs", () => {
    const { "content-security-policy": policy = "", ...others } = pageHeaders("bm9uY2U=")
    expect(others).toEqual({ "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache" })
    expect(Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2)))).toEqual({
      "default-src": "'none'",
      "script-src": "'self' 'nonce-bm9uY2U='",
      "style-src": "'self' 'nonce-bm9uY2U='",
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "manifest-src": "'self'",
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'"
    })
  })
})

describe("allowRecaptcha", () => {
  it("adds the sources of the widget's scripts and frames, and keeps the other directives", () => {
    const { "content-security-policy": policy = "" } = pageHeaders("bm9uY2U=")
    const directives = new Map(
      allowRecaptcha(policy)
        .split("; ")
        .map((directive) => [directive.split(" ")[0], directive] as const)
    )
    expect(directives.get("script-src")).toBe(
      "script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'self' 'nonce-bm9uY2U='"
    )
    expect(directives.get("frame-src")).toBe(
      "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/"
    )
    const otherDirectives = policy.split("; ").filter((directive) => !directive.startsWith("script-src"))
    expect([...directives.values()]).toEqual(expect.arrayContaining(otherDirectives))
  })
})

describe("newNonce", () => {
  it("never returns the same nonce twice", () => {
    const nonces = Array.from({ length: 1_000 }, newNonce)
    expect(new Set(nonces).size).toBe(1_000)
    for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16)
  })
})
