import { describe, expect, it } from "vitest"
import { buildMatch, trimmedQuery } from "./query.ts"

const searchedWords = (query: string) => buildMatch(query)?.words ?? null

describe("trimmedQuery", () => {
  it("trims a query and replaces NULs, which Postgres refuses, with spaces", () => {
    expect(["  gul lök ", "gul\0lök\0", "\0"].map(trimmedQuery)).toEqual(["gul lök", "gul lök", ""])
  })

  it("truncates a query to 200 characters", () => {
    expect(trimmedQuery("a".repeat(201))).toBe("a".repeat(200))
    expect(trimmedQuery(`${"a".repeat(199)} b`)).toBe("a".repeat(199))
  })
})

describe("buildMatch", () => {
  it("is null for a query without words", () => {
    expect(["", "  ", "?!", "\0"].map(searchedWords)).toEqual([null, null, null, null])
  })

  it("SEARCH-18 treats 13 or 14 digits, even with spaces between them, as one GTIN", () => {
    expect(["7310865004703", "07310865004703", " 7310865 004703 ", "7310 8650 04703"].map(searchedWords)).toEqual([
      ["7310865004703"],
      ["07310865004703"],
      ["7310865004703"],
      ["7310865004703"]
    ])
    expect(
      ["7310 8650 0470", "731086500470312", "7310865004703 g"].map((query) => searchedWords(query)?.length)
    ).toEqual([3, 1, 1])
    expect(searchedWords("731 0865")).toEqual(["731", "0865"])
  })

  it("searches for the first ten words", () => {
    const letters = [..."abcdefghijkl"]
    expect(searchedWords(letters.join(" "))).toEqual(letters.slice(0, 10))
  })

  it("searches for vegan products instead of 'mjölkfri', whose parts would find all milk", () => {
    expect(searchedWords("Mjölkfritt smör")).toEqual(["vegan", "smor"])
    expect(searchedWords("mjölk fri")).toEqual(["mjolk", "fri"])
  })
})
