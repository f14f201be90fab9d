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
})
