import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeLetter } from "./letter.ts"
import { resetLetter } from "./reset-letter.ts"

describe("makeLetter", () => {
  it("says the same in both its forms", () => {
    const { text, html } = makeLetter("Tack", ["Hej!", { rows: [["2 st Mjölk", "31,80 kr"]] }])
    for (const words of ["Hej!", "2 st Mjölk", "31,80 kr", "Vänliga hälsningar"]) expect([text.includes(words), html.includes(words)]).toEqual([true, true])
  })

  it("never lets a name or a product become markup", () => {
    fc.assert(fc.property(fc.string(), (typed) => {
      const { html } = makeLetter(typed, [`<b>${typed}`, { rows: [[`<i>${typed}`, "1 kr"]] }, { link: `https://skafferi.example/${typed}`, words: `"><script>${typed}` }])
      expect(html).not.toMatch(/<(b|i|script)>/)
      expect(html.match(/<a /g)).toHaveLength(1)
    }))
  })

  it("holds the link to a new password as words and as something to press", () => {
    const { text, html } = resetLetter("https://skafferi.example/glomt-losenord/abc", 60)
    expect(text).toContain("\nhttps://skafferi.example/glomt-losenord/abc\n")
    expect(html).toContain("href=\"https://skafferi.example/glomt-losenord/abc\"")
  })
})
