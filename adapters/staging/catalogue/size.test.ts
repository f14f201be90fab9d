import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseSize } from "./size.ts"

const packOf = (text: string) => {
  const size = parseSize(text)
  return size === null
    ? null
    : [
        size.netContent === null ? null : `${size.netContent.value} ${size.netContent.unitOfMeasure}`,
        size.comparison === null ? null : `${size.comparison.amount} ${size.comparison.unit}`,
        size.pieceCount,
        size.contentPerPiece
      ]
}

describe("parseSize", () => {
  it("reads the content, the comparison units, the pieces and the content of one piece", () => {
    const sizes = ["1,5L", "500G", "12X33CL", "415/230G", "2X415/230G", "6P", "6P~300G", "10P~40ST"]
    expect(Object.fromEntries(sizes.map((text) => [text, packOf(text)]))).toEqual({
      "1,5L": ["1500 MLT", "1.5 LTR", 1, 1_500],
      "500G": ["500 GRM", "0.5 KGM", 1, 500],
      "12X33CL": ["3960 MLT", "3.96 LTR", 12, 330],
      "415/230G": ["415 GRM", "0.23 KGM", 1, 415],
      "2X415/230G": ["830 GRM", "0.46 KGM", 2, 415],
      "6P": ["6 H87", "6 PCE", 6, 0],
      "6P~300G": ["300 GRM", "0.3 KGM", 6, 50],
      "10P~40ST": ["10 H87", "40 PCE", 10, 0]
    })
  })

  it("has a comparison amount for a single piece only when its weight or a count is given, and prefers the count", () => {
    const sizes = ["ST", "ST~300G", "ST~40ST", "1,2KG~23TV", "500G~30DI"]
    expect(Object.fromEntries(sizes.map((text) => [text, packOf(text)]))).toEqual({
      ST: [null, null, 1, 0],
      "ST~300G": ["300 GRM", "0.3 KGM", 1, 300],
      "ST~40ST": [null, "40 PCE", 1, 0],
      "1,2KG~23TV": ["1200 GRM", "23 TVA", 1, 1_200],
      "500G~30DI": ["500 GRM", "30 DSK", 1, 500]
    })
  })

  const sizesWithSuffix = ["1,5L~3ST", "ST~300G", "6P~300G"]

  it("leaves the suffix out of the label", () => {
    expect(sizesWithSuffix.map((text) => parseSize(text)?.label)).toEqual(["1,5L", "ST", "6P"])
  })

  it("reads a sale by weight only from the prefix 'CA', which is part of the label", () => {
    expect(sizesWithSuffix.map((text) => parseSize(text)?.isWeighed)).toEqual([false, false, false])
    expect(parseSize("CA1.35KG")).toMatchObject({ label: "CA1.35KG", isWeighed: true })
    expect(packOf("CA1.35KG")).toEqual(["1350 GRM", "1.35 KGM", 1, 1_350])
  })

  it("returns null for any other text", () => {
    const invalidSizes = [
      "",
      "G",
      "500",
      "1,5",
      "500GR",
      "X33CL",
      "XX33CL",
      "12X",
      "CA",
      " 500G",
      "5G00",
      "1,,5L",
      "1,L",
      "415/G",
      "500g"
    ]
    expect(invalidSizes.filter((text) => parseSize(text) !== null)).toEqual([])
  })

  it("ignores a suffix that is not a size or a count of uses", () => {
    expect(["ST~", "ST~x40ST", "ST~40STX", "ST~TV", "6P~x"].map(packOf)).toEqual([
      ...Array.from({ length: 4 }, () => [null, null, 1, 0]),
      ["6 H87", "6 PCE", 6, 0]
    ])
  })

  it("always converts every unit to grams or millilitres, and compares by the kilo or the litre", () => {
    const units = {
      KG: [1_000, "GRM", "KGM"],
      G: [1, "GRM", "KGM"],
      MG: [0.001, "GRM", "KGM"],
      L: [1_000, "MLT", "LTR"],
      DL: [100, "MLT", "LTR"],
      CL: [10, "MLT", "LTR"],
      ML: [1, "MLT", "LTR"]
    } as const
    for (const [unit, [factor, measure, comparison]] of Object.entries(units))
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9_999 }), (pieceCount, tenths) => {
          const size = parseSize(`${pieceCount}X${String(tenths / 10).replace(".", ",")}${unit}`)
          const content = (tenths / 10) * factor
          expect([size?.pieceCount, size?.netContent?.unitOfMeasure, size?.comparison?.unit]).toEqual([
            pieceCount,
            measure,
            comparison
          ])
          expect(size?.contentPerPiece).toBeCloseTo(content)
          expect(size?.netContent?.value).toBeCloseTo(content * pieceCount)
          expect(size?.comparison?.amount).toBeCloseTo((content * pieceCount) / 1_000)
        })
      )
  })
})
