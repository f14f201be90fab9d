import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { partsOf } from "./compounds.ts"
import { foodStems } from "./food-stems.ts"
import { searchTextOf, vocabularyOf } from "./search-text.ts"
import { fold, indexedWords, wordsOf } from "./words.ts"

const words = (text: string) => wordsOf(text).map((word) => word.text)

describe("wordsOf", () => {
  it("folds å, ä and ö and normalizes numbers with units", () => {
    expect(words("Mellanmjölk 1,5%")).toEqual(["mellanmjolk", "1d5pct"])
    expect([words("1,5l"), words("1.5 l"), words("1,50 L")]).toEqual([["1d5l"], ["1d5l"], ["1d5l"]])
    expect(words("12x33 cl")).toEqual(["12", "33cl"])
    expect(words("B12 7up O'boy")).toEqual(["b12", "7", "up", "oboy"])
  })

  it("never returns anything but letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      })
    )
  })

  it("always indexes every word of a string", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zåäö]{2,8}$/), { minLength: 1, maxLength: 5 }), (parts) => {
        const indexed = indexedWords(parts.join(" "))
        expect(parts.map(fold).every((word) => indexed.includes(word))).toBe(true)
      })
    )
  })

  it("adds the plural of words that the stemmer mistakes for participles", () => {
    expect(indexedWords("Tomat Mat Kvisttomat")).toEqual(["tomat", "tomater", "mat", "kvisttomat", "kvisttomater"])
  })

  it("normalizes every form of '-fri'", () => {
    expect(words("Glutenfria laktosfritt sockerfri mjölkfrit")).toEqual([
      "glutenfri",
      "laktosfri",
      "sockerfri",
      "mjolkfri"
    ])
    expect(words("Fria frites")).toEqual(["fria", "frites"])
  })

  it("indexes 'coca-cola' also as one word", () => {
    expect(indexedWords("Coca-Cola 1,5L")).toEqual(["coca", "cola", "1d5l", "1d5", "cocacola"])
  })
})

describe("partsOf", () => {
  const vocabulary = vocabularyOf(["Mellan", "Mjölk", "Kyckling", "Filé", "Äpple", "Mos"])

  it("splits compounds, head last", () => {
    expect(partsOf("mellanmjolk", vocabulary)).toEqual(["mellan", "mjolk"])
    expect(partsOf("kycklingfile", vocabulary)).toEqual(["kyckling", "file"])
    expect(partsOf("applemos", vocabulary)).toEqual(["apple", "mos"])
    expect(partsOf("jordgubbssylt", vocabulary).at(-1)).toBe("sylt")
  })

  it("always has folded stems", () => {
    expect([...foodStems].filter((stem) => fold(stem) !== stem)).toEqual([])
  })

  it("does not split other words", () => {
    expect([
      partsOf("frost", vocabulary),
      partsOf("laktosfri", vocabulary),
      partsOf("mjolk", vocabulary),
      partsOf("1d5l", vocabulary)
    ]).toEqual([[], [], [], []])
  })
})

describe("searchTextOf", () => {
  it("indexes a name, its compound parts and its size", () => {
    const { a, b, c } = searchTextOf(
      {
        name: "Mellanmjölk 1,5%",
        brand: "Arla",
        size: "1,5L",
        categories: ["Mejeri, ost & ägg", "Mjölk"],
        keywords: []
      },
      vocabularyOf(["mellan mjölk"])
    )
    expect(a.split(" ")).toEqual(["mellanmjolk", "1d5pct", "1d5", "arla"])
    expect(b.split(" ")).toEqual(["mjolk", "mjolk"])
    expect(c.split(" ")).toEqual(["mellan", "1d5l", "1d5"])
  })
})

describe("searchTextOf for a name", () => {
  const vocabulary = vocabularyOf(["Ljus"])
  const textOf = (name: string, category: string) =>
    searchTextOf({ name, brand: null, size: null, categories: [category], keywords: [] }, vocabulary)

  it("gives flavours and scents a lower weight than the product", () => {
    expect(textOf("Handdiskmedel Citron", "Handdisk").a).toBe("handdiskmedel")
    expect(textOf("Handdiskmedel Citron", "Handdisk").c).toContain("citron")
    expect(textOf("Gul lök", "Lök").a).toBe("gul lok")
  })

  it("gives a category's word weight B only if the product's name supports it, else C", () => {
    expect(textOf("Värmeljus", "Ljus & batterier").b.split(" ")).toContain("ljus")
    expect(textOf("Batterier", "Ljus & batterier").b.split(" ")).not.toContain("ljus")
    expect(textOf("Batterier", "Ljus & batterier").c.split(" ")).toContain("ljus")
  })
})
