import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { movedTo } from "./moved.ts"

const of = (path: string) => movedTo(new URL(path, "https://skafferi.example"))

describe("movedTo", () => {
  it("ROUTE-11 ROUTE-12 leads from a text message's link to the registration, whatever page it names", () => {
    for (const path of ["/?prio=sms", "/matvaror?prio=sms", "/registrera?a=1&prio=sms"]) expect(of(path)).toBe("/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering")
    for (const path of ["/?prio=", "/?prio=SMS2", "/registrera?utm_source=SMS&utm_medium=SMS&utm_campaign=registrering"]) expect(of(path)).toBeNull()
  })

  it("ROUTE-15 always leads from an old mail's link to the new password with the same token", () => {
    fc.assert(fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (token) => {
      const to = of(`/login/glomt-losenord/resetpassword?${new URLSearchParams({ reset_password_token: token }).toString()}`)
      expect(to?.startsWith("/glomt-losenord/")).toBe(true)
      expect(decodeURIComponent(to?.slice("/glomt-losenord/".length) ?? "")).toBe(token)
    }))
    expect(of("/login/glomt-losenord/resetpassword")).toBe("/glomt-losenord")
    expect(of("/login/glomt-losenord/resetpassword/?reset_password_token=a.b")).toBe("/glomt-losenord/a.b")
    expect(of("/glomt-losenord/a.b")).toBeNull()
  })

  it("leads from a path that cannot be decoded to the same with its percent signs written out", () => {
    expect(of("/matvaror/50%rabatt?a=%zz")).toBe("/matvaror/50%25rabatt?a=%zz")
    expect(of("/%C3%A5/%E0%A4%A/%")).toBe("/%C3%A5/%25E0%25A4%25A/%25")
    for (const path of ["/%C3%A5", "/matvaror?q=%", "/a%2Fb", "/%00"]) expect(of(path)).toBeNull()
  })

  it("always leads from such a path to one of this shop that can be decoded, and never further", () => {
    const piece = fc.oneof(fc.constantFrom("%", "/", "\\", "%C3", "%A5", "%2F", "evil.example"), fc.string({ unit: "grapheme", maxLength: 3 }))
    fc.assert(fc.property(fc.array(piece).map((pieces) => new URL(`https://skafferi.example/${pieces.join("").replace(/[?#]/g, "")}`)), (url) => {
      const to = movedTo(url)
      const end = to === null ? url : new URL(to, url)
      expect([end.host, to === null ? null : movedTo(end)]).toEqual([url.host, null])
      expect(() => decodeURIComponent(end.pathname)).not.toThrow()
    }))
  })
})
