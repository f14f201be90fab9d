import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { partsOf } from "./compounds.ts"
import { damerauLevenshtein } from "./damerau-levenshtein.ts"
import { foodStems } from "./food-stems.ts"
import { searchTextOf, vocabularyOf } from "./search-text.ts"
import { fold, indexedWords, wordsOf } from "./words.ts"

const words = (text: string) => wordsOf(text).map((word) => word.text)

describe("wordsOf", () => {
  it("folds å, ä and ö and writes numbers with their units in one way", () => {
    expect(words("Mellanmjölk 1,5%")).toEqual(["mellanmjolk", "1d5pct"])
    expect([words("1,5l"), words("1.5 l"), words("1,50 L")]).toEqual([["1d5l"], ["1d5l"], ["1d5l"]])
    expect(words("12x33 cl")).toEqual(["12", "33cl"])
    expect(words("B12 7up O'boy")).toEqual(["b12", "7", "up", "oboy"])
  })

  it("never lets anything through but letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      })
    )
  })

  it("always finds in a text what was taken from it", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zåäö]{2,8}$/), { minLength: 1, maxLength: 5 }), (parts) => {
        const indexed = indexedWords(parts.join(" "))
        expect(parts.map(fold).every((word) => indexed.includes(word))).toBe(true)
      })
    )
  })

  it("adds the plural of what the stemmer takes for a participle", () => {
    expect(indexedWords("Tomat Mat Kvisttomat")).toEqual(["tomat", "tomater", "mat", "kvisttomat", "kvisttomater"])
  })

  it("takes every form of 'fri' for one word", () => {
    expect(words("Glutenfria laktosfritt sockerfri mjölkfrit")).toEqual(["glutenfri", "laktosfri", "sockerfri", "mjolkfri"])
    expect(words("Fria frites")).toEqual(["fria", "frites"])
  })

  it("keeps 'coca-cola' also as one word", () => {
    expect(indexedWords("Coca-Cola 1,5L")).toEqual(["coca", "cola", "1d5l", "1d5", "cocacola"])
  })
})

describe("partsOf", () => {
  const vocabulary = vocabularyOf(["Mellan", "Mjölk", "Kyckling", "Filé", "Äpple", "Mos"])

  it("takes compounds apart, head last", () => {
    expect(partsOf("mellanmjolk", vocabulary)).toEqual(["mellan", "mjolk"])
    expect(partsOf("kycklingfile", vocabulary)).toEqual(["kyckling", "file"])
    expect(partsOf("applemos", vocabulary)).toEqual(["apple", "mos"])
    expect(partsOf("jordgubbssylt", vocabulary).at(-1)).toBe("sylt")
  })

  it("always knows its stems as words are folded", () => {
    expect([...foodStems].filter((stem) => fold(stem) !== stem)).toEqual([])
  })

  it("leaves other words whole", () => {
    expect([partsOf("frost", vocabulary), partsOf("laktosfri", vocabulary), partsOf("mjolk", vocabulary), partsOf("1d5l", vocabulary)]).toEqual([
      [],
      [],
      [],
      []
    ])
  })
})

describe("searchTextOf", () => {
  it("finds 'mellanmjölk' by what it is", () => {
    const { a, b, c } = searchTextOf(
      { name: "Mellanmjölk 1,5%", brand: "Arla", size: "1,5L", categories: ["Mejeri, ost & ägg", "Mjölk"], keywords: [] },
      vocabularyOf(["mellan mjölk"])
    )
    expect(a.split(" ")).toEqual(["mellanmjolk", "1d5pct", "1d5", "arla"])
    expect(b.split(" ")).toEqual(["mjolk", "mjolk"])
    expect(c.split(" ")).toEqual(["mellan", "1d5l", "1d5"])
  })
})

describe("searchTextOf a name", () => {
  const vocabulary = vocabularyOf(["Ljus"])
  const textOf = (name: string, category: string) => searchTextOf({ name, brand: null, size: null, categories: [category], keywords: [] }, vocabulary)

  it("holds what goods taste or smell of for less than what they are", () => {
    expect(textOf("Handdiskmedel Citron", "Handdisk").a).toBe("handdiskmedel")
    expect(textOf("Handdiskmedel Citron", "Handdisk").c).toContain("citron")
    expect(textOf("Gul lök", "Lök").a).toBe("gul lok")
  })

  it("holds a category of several things for what the name bears out", () => {
    expect(textOf("Värmeljus", "Ljus & batterier").b.split(" ")).toContain("ljus")
    expect(textOf("Batterier", "Ljus & batterier").b.split(" ")).not.toContain("ljus")
    expect(textOf("Batterier", "Ljus & batterier").c.split(" ")).toContain("ljus")
  })
})

describe("damerauLevenshtein", () => {
  it("counts a swap of neighbours as one", () => {
    expect([
      damerauLevenshtein("banna", "banan"),
      damerauLevenshtein("mjlk", "mjolk"),
      damerauLevenshtein("", "ost"),
      damerauLevenshtein("ost", "ost")
    ]).toEqual([1, 1, 3, 0])
  })

  it("is always the same both ways and never more than the longer word", () => {
    const word = fc.stringMatching(/^[abc]{0,7}$/)
    fc.assert(
      fc.property(word, word, (from, to) => {
        const distance = damerauLevenshtein(from, to)
        expect(distance).toBe(damerauLevenshtein(to, from))
        expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length))
        expect(distance === 0).toBe(from === to)
      })
    )
  })
})
