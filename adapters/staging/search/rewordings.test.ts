import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { queriesWithFewerWords, preservesDiets, rewordings } from "./rewordings.ts"

describe("rewordings", () => {
  it("joins adjacent words, and splits a single word", () => {
    expect(rewordings("kaffe filter")).toEqual(["kaffefilter"])
    expect(rewordings("jord nötter salta")).toEqual(["jordnötter salta", "jord nöttersalta"])
    expect(rewordings("gullök")).toEqual(["gul lök"])
    expect(rewordings("limefrukt")).toContain("lime frukt")
  })

  it("leaves short words, numbers and long texts unchanged", () => {
    expect([
      rewordings("grönt te"),
      rewordings("7310865004703"),
      rewordings("lök"),
      rewordings("ett två tre fyra fem")
    ]).toEqual([[], [], [], []])
    expect([rewordings("a".repeat(24)).length, rewordings("a".repeat(25))]).toEqual([19, []])
  })

  it("never adds or loses a letter", () => {
    const word = fc.stringMatching(/^[a-zåäö]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        for (const other of rewordings(words.join(" "))) expect(other.replaceAll(" ", "")).toBe(words.join(""))
      })
    )
  })
})

describe("queriesWithFewerWords", () => {
  it("drops the first word, then the last", () => {
    expect(queriesWithFewerWords("guldglittrande smör")).toEqual(["smör", "guldglittrande"])
    expect(queriesWithFewerWords("smör")).toEqual([])
  })

  const diets = [
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
  it.each(diets)("never drops '%s'", (diet) => {
    expect([queriesWithFewerWords(`${diet} smör`), queriesWithFewerWords(`smör ${diet}`)]).toEqual([[diet], [diet]])
  })
})

describe("preservesDiets", () => {
  it("treats all forms of a diet word as equal", () => {
    expect(["laktosfri smör", "smör laktosfria", "smör"].map(preservesDiets("laktosfritt smör"))).toEqual([
      true,
      true,
      false
    ])
    expect(["ekologiskt smör", "smör"].map(preservesDiets("ekologiska smör"))).toEqual([true, false])
  })
})
