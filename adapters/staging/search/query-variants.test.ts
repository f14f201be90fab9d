import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { queriesWithFewerWords, preservesDiets, queriesWithOtherSpacing } from "./query-variants.ts"

describe("queriesWithOtherSpacing", () => {
  it("joins adjacent words, and splits a single word", () => {
    expect(queriesWithOtherSpacing("kaffe filter")).toEqual(["kaffefilter"])
    expect(queriesWithOtherSpacing("jord nötter salta")).toEqual(["jordnötter salta", "jord nöttersalta"])
    expect(queriesWithOtherSpacing("gullök")).toEqual(["gul lök"])
    expect(queriesWithOtherSpacing("limefrukt")).toContain("lime frukt")
  })

  it("returns no queries for short words, numbers and long queries", () => {
    expect([
      queriesWithOtherSpacing("grönt te"),
      queriesWithOtherSpacing("7310865004703"),
      queriesWithOtherSpacing("lök"),
      queriesWithOtherSpacing("ett två tre fyra fem")
    ]).toEqual([[], [], [], []])
    expect([queriesWithOtherSpacing("a".repeat(24)).length, queriesWithOtherSpacing("a".repeat(25))]).toEqual([19, []])
  })

  it("always splits a word of 6 to 24 letters wherever both parts have three, and no word with a digit", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zåäöé]{1,30}$/), fc.nat(30), (word, position) => {
        const positions = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => index + 3)
        expect(queriesWithOtherSpacing(` ${word} `)).toEqual(
          word.length > 24 ? [] : positions.map((end) => `${word.slice(0, end)} ${word.slice(end)}`)
        )
        expect(queriesWithOtherSpacing(`${word.slice(0, position)}1${word.slice(position)}`)).toEqual([])
      })
    )
  })

  it("always joins every pair of adjacent words with three letters or more, in queries of up to four words", () => {
    const anyWord = fc.stringMatching(/^[a-zåäö]{1,6}$/)
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 2, maxLength: 6 }), (words) => {
        const joinedQueries = words.slice(1).flatMap((next, index) => {
          const previous = words[index] ?? ""
          return previous.length >= 3 && next.length >= 3
            ? [[...words.slice(0, index), previous + next, ...words.slice(index + 2)].join(" ")]
            : []
        })
        expect(queriesWithOtherSpacing(words.join("  "))).toEqual(words.length > 4 ? [] : joinedQueries)
      })
    )
  })

  it("never adds or loses a letter", () => {
    const anyWord = fc.stringMatching(/^[a-zåäö]{1,12}$/)
    fc.assert(
      fc.property(fc.array(anyWord, { minLength: 1, maxLength: 5 }), (words) => {
        for (const variant of queriesWithOtherSpacing(words.join(" ")))
          expect(variant.replaceAll(" ", "")).toBe(words.join(""))
      })
    )
  })
})

describe("queriesWithFewerWords", () => {
  it("returns two queries, one without the first word and one without the last, and none for a single word", () => {
    expect(queriesWithFewerWords("guldglittrande smör")).toEqual(["smör", "guldglittrande"])
    expect(queriesWithFewerWords("smör")).toEqual([])
  })

  const dietWords = [
    "laktosfri",
    "laktosfritt",
    "glutenfria",
    "sockerfritt",
    "mjölkfri",
    "vegan",
    "vegansk",
    "veganskt",
    "veganska",
    "ekologisk",
    "ekologiska",
    "vegetarisk",
    "vegetariskt",
    "vegetariska",
    "vego",
    "eko",
    "krav"
  ]
  it.each(dietWords)("never omits the diet word '%s'", (diet) => {
    expect([queriesWithFewerWords(`${diet} smör`), queriesWithFewerWords(`smör ${diet}`)]).toEqual([[diet], [diet]])
  })

  it.each(["fri", "ofri", "frisk", "vegangryta", "ovegan", "ekologi", "kravlös", "ekon", "friterad"])(
    "may omit '%s', which is not a diet word",
    (word) => {
      expect(queriesWithFewerWords(`${word} smör`)).toEqual(["smör", word])
    }
  )

  it("keeps every diet word of the query, and the words between the first and the last", () => {
    expect(queriesWithFewerWords("laktosfri smör vegansk")).toEqual([])
    expect(queriesWithFewerWords(" salt  laktosfritt smör ")).toEqual(["laktosfritt smör", "salt laktosfritt"])
  })
})

describe("preservesDiets", () => {
  it("accepts any form of a diet word, and rejects a query without it", () => {
    expect(["laktosfri smör", "smör laktosfria", "smör"].map(preservesDiets("laktosfritt smör"))).toEqual([
      true,
      true,
      false
    ])
    expect(["ekologiskt smör", "smör"].map(preservesDiets("ekologiska smör"))).toEqual([true, false])
  })
})
