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

  it("never adds or loses a letter", () => {
    const word = fc.stringMatching(/^[a-zåäö]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        for (const variant of queriesWithOtherSpacing(words.join(" ")))
          expect(variant.replaceAll(" ", "")).toBe(words.join(""))
      })
    )
  })
})

describe("queriesWithFewerWords", () => {
  it("returns two queries, one without the first word and one without the last", () => {
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
    "vegetariska"
  ]
  it.each(dietWords)("never omits the diet word '%s'", (diet) => {
    expect([queriesWithFewerWords(`${diet} smör`), queriesWithFewerWords(`smör ${diet}`)]).toEqual([[diet], [diet]])
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
