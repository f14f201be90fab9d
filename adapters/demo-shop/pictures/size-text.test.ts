import { expect, it } from "vitest"
import { packScale, sizeTextOf } from "./size-text.ts"

it.each([
  ["1L", "1 l"],
  ["1,5L", "1,5 l"],
  ["500G", "500 g"],
  ["12X33CL", "12 × 33 cl"],
  ["6P", "6-pack"],
  ["CA1.35KG", "ca 1,35 kg"],
  ["400/240G", "400 g"],
  ["ST", ""],
  ["", ""]
])("sizeTextOf formats the size '%s' as '%s'", (size, text) => {
  expect(sizeTextOf(size)).toBe(text)
})

it("packScale returns a larger factor for a larger pack, from 0.8 to 1, and 1 for products in pieces", () => {
  expect(packScale("1KG")).toBeGreaterThan(packScale("500G"))
  expect(["5G", "6P", "", "10KG"].map(packScale)).toEqual([0.8, 1, 1, 1])
})
