import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { partsOf } from "./compounds.ts"
import { dishSearchTextOf } from "./dish-search-text.ts"
import { compoundParts } from "./compound-parts.ts"
import { searchTextOf, vocabularyOf } from "./search-text.ts"
import { fold, indexedWords, wordsOf } from "./words.ts"

const wordTextsOf = (text: string) => wordsOf(text).map((word) => word.text)

describe("wordsOf", () => {
  it("folds å, ä and ö and normalizes numbers with units", () => {
    expect(wordTextsOf("Mellanmjölk 1,5%")).toEqual(["mellanmjolk", "1d5pct"])
    expect([wordTextsOf("1,5l"), wordTextsOf("1.5 l"), wordTextsOf("1,50 L")]).toEqual([["1d5l"], ["1d5l"], ["1d5l"]])
    expect(wordTextsOf("12x33 cl")).toEqual(["12", "33cl"])
    expect(wordTextsOf("B12 7up O'boy")).toEqual(["b12", "7", "up", "oboy"])
  })

  it("never returns anything but letters and digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        for (const word of wordTextsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
      })
    )
  })

  it("normalizes every form of '-fri'", () => {
    expect(wordTextsOf("Glutenfria laktosfritt sockerfri mjölkfrit")).toEqual([
      "glutenfri",
      "laktosfri",
      "sockerfri",
      "mjolkfri"
    ])
    expect(wordTextsOf("Fria frites")).toEqual(["fria", "frites"])
  })
})

describe("the numbers of a text", () => {
  it.each(["kg", "hg", "mg", "g", "dl", "cl", "ml", "l", "st", "p"])(
    "are one word with the unit %s after them",
    (unit) => {
      expect([wordTextsOf(`5${unit}`), wordTextsOf(`5 ${unit}`), wordTextsOf(`5 ${unit}, 6`)]).toEqual([
        [`5${unit}`],
        [`5${unit}`],
        [`5${unit}`, "6"]
      ])
      // Words that only start with the letters of a unit.
      expect([wordTextsOf(`5 ${unit}ax`), wordTextsOf(`5 ${unit}2`)]).toEqual([
        ["5", `${unit}ax`],
        ["5", `${unit}2`]
      ])
    }
  )

  it("have the unit 'pct' for percent and 'p' for packs, and no zeros at the end of their decimals", () => {
    expect([
      wordTextsOf("3 %"),
      wordTextsOf("3%x"),
      wordTextsOf("6 pack"),
      wordTextsOf("1,500"),
      wordTextsOf("10,0 g"),
      wordTextsOf("2.05")
    ]).toEqual([["3pct"], ["3pct", "x"], ["6p"], ["1d5"], ["10g"], ["2d05"]])
  })

  it("are cut to 20 digits and 6 decimals", () => {
    expect(wordTextsOf(`${"1".repeat(25)},${"2".repeat(9)}`)).toEqual([`${"1".repeat(20)}d222222`])
  })

  it("are also indexed without their unit", () => {
    expect(indexedWords("1,5 l 20")).toEqual(["1d5l", "1d5", "20"])
  })
})

describe("indexedWords", () => {
  it("always includes every word of a text", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zåäö]{2,8}$/), { minLength: 1, maxLength: 5 }), (parts) => {
        const indexedTexts = indexedWords(parts.join(" "))
        expect(parts.map(fold).every((word) => indexedTexts.includes(word))).toBe(true)
      })
    )
  })

  it("adds the plural of words that the stemmer mistakes for participles", () => {
    expect(indexedWords("Tomat Mat Kvisttomat")).toEqual(["tomat", "tomater", "mat", "kvisttomat", "kvisttomater"])
  })

  it("adds one joined word for words with dashes or '&' between them", () => {
    expect(indexedWords("Coca-Cola 1,5L")).toEqual(["coca", "cola", "1d5l", "1d5", "cocacola"])
    expect(indexedWords("Coca-Cola")).toEqual(["coca", "cola", "cocacola"])
    expect(indexedWords("a-b-c")).toEqual(["a", "b", "c", "abc"])
    expect(indexedWords("H&M ost-kaka")).toEqual(["h", "m", "ost", "kaka", "hm", "ostkaka"])
    expect(indexedWords("ost - kaka")).toEqual(["ost", "kaka"])
  })
})

describe("partsOf with a vocabulary of invented words", () => {
  const partsWith = (word: string, ...vocabulary: ReadonlyArray<string>) => partsOf(word, new Set(vocabulary))

  it("recognizes a first part that the compound extends with a linking 's', or shortens by its last vowel", () => {
    expect(partsWith("hemmagjordskaka", "hemmagjord")).toEqual(["hemmagjord", "kaka"])
    expect(partsWith("zorkkaka", "zorka")).toEqual(["zorka", "kaka"])
    expect(partsWith("zirkkaka", "zirke")).toEqual(["zirke", "kaka"])
    expect(partsWith("zarkkaka", "zark")).toEqual(["zark", "kaka"])
  })

  it("finds parts of three letters or more in words of six letters or more, and none in words with digits", () => {
    expect([
      partsWith("zarost", "zar"),
      partsWith("zaost", "za"),
      partsWith("zaaost", "za"),
      partsWith("zar1ost", "zar")
    ]).toEqual([["zar", "ost"], [], [], []])
  })

  it("splits both parts further", () => {
    expect(partsWith("zarkzorkzirk", "zark", "zorkzirk", "zork", "zirk")).toEqual(["zark", "zork", "zirk", "zorkzirk"])
    expect(partsWith("zarkzorkost", "zark", "zork", "zarkzork").at(-1)).toBe("ost")
  })

  it("accepts an unknown first part only before a listed compound part of four letters or more, the longest one", () => {
    expect([partsWith("zzzvetemjol"), partsWith("zzzvin"), partsWith("zzzkaka")]).toEqual([["vetemjol"], [], ["kaka"]])
    expect(partsWith("zzzlampa", "lampa")).toEqual([])
  })
})

describe("dishSearchTextOf", () => {
  const vocabulary = vocabularyOf(["Räk", "Ost", "Rågbröd"])

  it("gives the name the highest weight, the parts of its compounds and the contents the next, and the parts of the contents the lowest", () => {
    const texts = { a: "rakost paj", b: "rak ost ragbrod skinka", c: expect.stringMatching(/(^| )brod$/) }
    expect(dishSearchTextOf({ name: "Räkost Paj", contents: ["Rågbröd", "Skinka"] }, vocabulary)).toEqual(texts)
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

  it("knows only parts in lower case and without diacritics", () => {
    expect([...compoundParts].filter((part) => fold(part) !== part)).toEqual([])
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
  it("indexes a product's name, brand, size and categories, and the parts of compounds", () => {
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
