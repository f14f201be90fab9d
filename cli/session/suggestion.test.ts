import { describe, expect, it } from "vitest"
import { suggestion } from "./suggestion.ts"

describe("suggestion", () => {
  it("names the most similar name, regardless of letter case", () => {
    expect(suggestion("serch", ["reach", "scan", "search"])).toBe(" Did you mean 'search'?")
    expect(suggestion("SEARHC", ["search"])).toBe(" Did you mean 'search'?")
    expect(suggestion("card", ["cat", "cart", "curd"])).toBe(" Did you mean 'cart'?")
  })

  it("prefers fewer differences, in any order of the names", () => {
    for (const names of [
      ["aaaabb", "aaaaab"],
      ["aaaaab", "aaaabb"]
    ])
      expect(suggestion("aaaaaa", names)).toBe(" Did you mean 'aaaaab'?")
  })

  it("allows one difference in a short name, and one in three letters of a long one", () => {
    expect(suggestion("od", ["ok"])).toBe(" Did you mean 'ok'?")
    expect(suggestion("abcdef", ["abcdxy"])).toBe(" Did you mean 'abcdxy'?")
    expect(suggestion("abcdef", ["abcxyz"])).toBe(" Possible names: abcxyz.")
  })

  it("lists the known names when none is similar and they are few, and is empty otherwise", () => {
    const names = Array.from({ length: 13 }, (_, index) => `name-${index}`)
    expect(suggestion("quite different", names.slice(0, 12))).toBe(` Possible names: ${names.slice(0, 12).join(", ")}.`)
    expect(suggestion("quite different", names)).toBe("")
    expect(suggestion("a", [])).toBe("")
  })

  it("does not search for names similar to a text that is too long to be a mistyped name", () => {
    const longName = "a".repeat(60)
    expect(suggestion(longName, [`${longName}b`])).toBe(` Did you mean '${longName}b'?`)
    expect(suggestion(`${longName}a`, [`${longName}b`])).toBe(` Possible names: ${longName}b.`)
  })
})
