import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { anyInput } from "#core/search/testing.ts"
import { splitByQuery } from "./split-by-query.ts"

const markUntyped = (text: string, query: string) =>
  splitByQuery(text, query)
    .map((part) => (part.isMatch ? part.text : `*${part.text}*`))
    .join("")

describe("splitByQuery", () => {
  it("marks the parts that were not typed, for every word, ignoring case", () => {
    expect(markUntyped("Mellanmjölk 1,5% Arla", "mjölk arla")).toBe("*Mellan*mjölk* 1,5% *Arla")
    expect(markUntyped("Mjölk", "MJ")).toBe("Mj*ölk*")
    expect(markUntyped("Ost", "ost")).toBe("Ost")
    expect(markUntyped("Bröd", "ost")).toBe("*Bröd*")
    expect(markUntyped("Juice (1 l)", "(1")).toBe("*Juice *(1* l)*")
  })

  it("ignores diacritics in the query and in the text, in any Unicode form", () => {
    expect(markUntyped("Köttfärs 500 g", "kottfars")).toBe("Köttfärs* 500 g*")
    expect(markUntyped("Crème fraiche", "creme fr")).toBe("Crème* *fr*aiche*")
    expect(markUntyped("Cafe au lait", "café")).toBe("Cafe* au lait*")
    expect(markUntyped("Ra\u030akost", "råk")).toBe("Ra\u030ak*ost*")
  })

  it("never loses or adds a letter, for any query", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), anyInput, (text, query) => {
        expect(
          splitByQuery(text, query)
            .map((part) => part.text)
            .join("")
        ).toBe(text)
      })
    )
  })

  it("always marks at most white space in a text that was typed completely", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 18 }), (text) => {
        expect(splitByQuery(text, text).every((part) => part.isMatch || part.text.trim() === "")).toBe(true)
      })
    )
  })

  it("never returns an empty part, and starts each part where the previous one ends", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), anyInput, (text, query) => {
        let end = 0
        for (const part of splitByQuery(text, query)) {
          expect([part.start, part.text.length > 0]).toEqual([end, true])
          end += part.text.length
        }
        expect(end).toBe(text.length)
      })
    )
  })

  it("prefers the longest of the words that match, wherever it is in the query", () => {
    for (const query of ["mjöl mjölk", "mjölk mjöl"])
      expect(markUntyped("Mjölk och mjöl", query)).toBe("Mjölk* och *mjöl")
  })

  it("marks everything when the query has no word; ignores words after the tenth and those of more than 100 letters", () => {
    expect([markUntyped("Ost", ""), markUntyped("Ost", "  ")]).toEqual(["*Ost*", "*Ost*"])
    expect(splitByQuery("", "ost")).toEqual([])
    const words = [..."bcdefghijk"]
    expect(markUntyped("a", `${words.slice(0, 9).join(" ")} a`)).toBe("a")
    expect(markUntyped("a", `${words.join(" ")} a`)).toBe("*a*")
    const longestWord = "a".repeat(100)
    expect([markUntyped(longestWord, longestWord), markUntyped(`${longestWord}a`, `${longestWord}a`)]).toEqual([
      longestWord,
      `*${longestWord}a*`
    ])
  })

  it("takes every character of the query literally", () => {
    for (const sign of "\\.*+?^${}()|[]") {
      expect(markUntyped(`x${sign}y`, sign)).toBe(`*x*${sign}*y*`)
      expect(markUntyped("xy", sign)).toBe("*xy*")
    }
  })
})
