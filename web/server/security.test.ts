import { describe, expect, it } from "vitest"
import { allowRecaptcha, contentSecurityPolicy, hashSource, pageHeaders, withSecurityHeaders } from "./security.ts"

describe("withSecurityHeaders", () => {
  it.each([
    [false, null],
    [true, "max-age=31536000; includeSubDomains"]
  ])("adds the common headers to any response, and HSTS with HTTPS only: %j", (secure, hsts) => {
    for (const response of [new Response("x"), Response.json({}), new Response(null, { status: 303 })]) {
      const { headers } = withSecurityHeaders(new Request("http://x/"), response, secure)
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(self)",
        "cross-origin-opener-policy": "same-origin"
      })
      expect(headers.get("strict-transport-security")).toBe(hsts)
    }
  })

  it.each([
    ["cross-site", "same-origin"],
    ["same-site", "same-origin"],
    ["none", null],
    ["same-origin", null]
  ])("with Sec-Fetch-Site: %s sets the opener policy %j", (site, expected) => {
    const request = new Request("http://x/", { headers: { "sec-fetch-site": site } })
    const { headers } = withSecurityHeaders(request, new Response("x"), false)
    expect(headers.get("cross-origin-opener-policy")).toBe(expected)
  })

  it("keeps a header that the response sets itself", () => {
    const response = withSecurityHeaders(
      new Request("http://x/"),
      new Response("x", { headers: { "referrer-policy": "no-referrer" } }),
      false
    )
    expect(response.headers.get("referrer-policy")).toBe("no-referrer")
  })
})

describe("pageHeaders", () => {
  it("has the policy, and lets only browsers cache the page", () => {
    expect(pageHeaders("default-src 'none'")).toEqual({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-cache",
      "content-security-policy": "default-src 'none'"
    })
  })
})

describe("hashSource", () => {
  it("is the hash that browsers calculate for the element's text in UTF-8", () => {
    // Calculated with: printf 'body{content:"å"}' | openssl dgst -sha256 -binary | base64
    expect(hashSource('body{content:"å"}')).toBe("'sha256-ehg7x5CJTthQABmS/AzUlgJonOdxeJcuBENHOF3eFSw='")
    expect(hashSource(Buffer.from("a"))).toBe(hashSource("a"))
    expect(hashSource("a ")).not.toBe(hashSource("a"))
  })
})

const policy = contentSecurityPolicy({ scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] })

describe("contentSecurityPolicy", () => {
  it("allows only the shop's own origin and the given inline elements; forbids framing and other base URLs", () => {
    expect(Object.fromEntries(policy.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2)))).toEqual({
      "default-src": "'none'",
      "script-src": "'self' 'sha256-a' 'sha256-b'",
      "style-src": "'self' 'sha256-c'",
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
    const directives = new Map(
      allowRecaptcha(policy)
        .split("; ")
        .map((directive) => [directive.split(" ")[0], directive] as const)
    )
    expect(directives.get("script-src")).toBe(
      "script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'self' 'sha256-a' 'sha256-b'"
    )
    expect(directives.get("frame-src")).toBe(
      "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/"
    )
    const otherDirectives = policy.split("; ").filter((directive) => !directive.startsWith("script-src"))
    expect([...directives.values()]).toEqual(expect.arrayContaining(otherDirectives))
  })
})
