import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { shortestPrefixes } from "./shortest-prefixes.ts"

const anyArea = fc.integer({ min: 1_000, max: 1_299 }).map(String)
const areasCoveredBy = (prefixes: ReadonlyArray<string>) =>
  Array.from({ length: 300 }, (_, index) => String(1_000 + index)).filter((code) =>
    prefixes.some((prefix) => code.startsWith(prefix))
  )

describe("shortestPrefixes", () => {
  it("merges ten or a hundred areas into their common prefix, sorts the prefixes and omits duplicates", () => {
    expect(shortestPrefixes([...Array(10).keys()].map((last) => `112${last}`))).toEqual(["112"])
    expect(shortestPrefixes([...Array(100).keys()].map((last) => String(1_100 + last)))).toEqual(["11"])
    expect(shortestPrefixes(["1121", "1120", "1121"])).toEqual(["1120", "1121"])
  })

  it("always covers exactly the same areas, each once", () => {
    fc.assert(
      fc.property(
        fc.array(anyArea, { maxLength: 300 }),
        fc.constantFrom(
          [],
          [...Array(200).keys()].map((last) => String(1_000 + last))
        ),
        (scatteredCodes, consecutiveCodes) => {
          const areas = [...scatteredCodes, ...consecutiveCodes]
          const prefixes = shortestPrefixes(areas)
          expect(areasCoveredBy(prefixes)).toEqual([...new Set(areas)].toSorted())
          expect(
            prefixes.filter((prefix) => prefixes.some((other) => other !== prefix && prefix.startsWith(other)))
          ).toEqual([])
        }
      )
    )
  })
})
