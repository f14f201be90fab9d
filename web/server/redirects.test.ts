import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { redirectOf } from "./redirects.ts"

const redirect = (path: string) => redirectOf(new URL(path, "https://skafferi.example"))

describe("redirectOf", () => {
  it("ROUTE-11 CROUTE-31 CROUTE-32 redirects a text message's link to the registration, from any page", () => {
    for (const path of ["/?prio=sms", "/matvaror?prio=sms", "/registrera?a=1&prio=sms"])
      expect(redirect(path)).toBe("/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering")
    for (const path of [
      "/?prio=",
      "/?prio=SMS2",
      "/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering"
    ])
      expect(redirect(path)).toBeNull()
  })

  it("ROUTE-15 CROUTE-34 always redirects an old e-mail's link to the new-password page with the same token", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (token) => {
        const target = redirect(
          `/login/glomt-losenord/resetpassword?${new URLSearchParams({ reset_password_token: token }).toString()}`
        )
        expect(target?.startsWith("/glomt-losenord/")).toBe(true)
        expect(decodeURIComponent(target?.slice("/glomt-losenord/".length) ?? "")).toBe(token)
      })
    )
    expect(redirect("/login/glomt-losenord/resetpassword")).toBe("/glomt-losenord")
    expect(redirect("/login/glomt-losenord/resetpassword/?reset_password_token=a.b")).toBe("/glomt-losenord/a.b")
    expect(redirect("/glomt-losenord/a.b")).toBeNull()
  })

  it("redirects a path that cannot be decoded to the same path with escaped percent signs", () => {
    expect(redirect("/matvaror/50%rabatt?a=%zz")).toBe("/matvaror/50%25rabatt?a=%zz")
    expect(redirect("/%C3%A5/%E0%A4%A/%")).toBe("/%C3%A5/%25E0%25A4%25A/%25")
    for (const path of ["/%C3%A5", "/matvaror?q=%", "/a%2Fb", "/%00"]) expect(redirect(path)).toBeNull()
  })

  it("always reaches a path on the same host that can be decoded, with one redirect at most", () => {
    const piece = fc.oneof(
      fc.constantFrom("%", "/", "\\", "%C3", "%A5", "%2F", "evil.example"),
      fc.string({ unit: "grapheme", maxLength: 3 })
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => new URL(`https://skafferi.example/${pieces.join("").replace(/[?#]/g, "")}`)),
        (url) => {
          const target = redirectOf(url)
          const resolvedUrl = target === null ? url : new URL(target, url)
          expect([resolvedUrl.host, target === null ? null : redirectOf(resolvedUrl)]).toEqual([url.host, null])
          expect(() => decodeURIComponent(resolvedUrl.pathname)).not.toThrow()
        }
      )
    )
  })
})
