import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeMail } from "./make-mail.ts"
import { passwordResetMail } from "../account/password-reset-mail.ts"

describe("makeMail", () => {
  it("has the same content in plain text and in HTML", () => {
    const { text, html } = makeMail("Tack", ["Hej!", { rows: [["2 st Mjölk", "31,80 kr"]] }])
    for (const part of ["Hej!", "2 st Mjölk", "31,80 kr", "Vänliga hälsningar"])
      expect([text.includes(part), html.includes(part)]).toEqual([true, true])
  })

  it("always escapes paragraphs, table labels and links", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const { html } = makeMail(name, [
          `<b>${name}`,
          { rows: [[`<i>${name}`, "1 kr"]] },
          { link: `https://skafferi.example/${name}`, label: `"><script>${name}` }
        ])
        expect(html).not.toMatch(/<(b|i|script)>/)
        expect(html.match(/<a /g)).toHaveLength(1)
      })
    )
  })

  it("contains the reset link as text and as an anchor", () => {
    const { text, html } = passwordResetMail("https://skafferi.example/glomt-losenord/abc", 60)
    expect(text).toContain("\nhttps://skafferi.example/glomt-losenord/abc\n")
    expect(html).toContain('href="https://skafferi.example/glomt-losenord/abc"')
  })
})
