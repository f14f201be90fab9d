import { describe, expect, it } from "vitest"
import { fatTextOf, milkColourOf } from "./milk-colour.ts"

const [red, green, blue, yellow] = ["#cf2e38", "#1f8f4e", "#1f6fb8", "#f3c71f"]

describe("milkColourOf", () => {
  it.each([
    ["Standardmjölk 3 %", red],
    ["Gammaldags mjölk 3,8-4,5 %", red],
    ["Laktosfri mellanmjölkdryck 1,5 %", green],
    ["Mellanmjölk", green],
    ["Ekologisk lättmjölk 0,5 %", blue],
    ["Minimjölk 0,1 %", yellow],
    ["Filmjölk 3 %", red],
    ["Lättfil 0,5 %", blue],
    ["Mild yoghurt naturell 3 %", red],
    ["Turkisk yoghurt 10 %", null],
    ["Chokladmjölk", null],
    ["Havredryck", null],
    ["Vispgrädde 36 %", null]
  ])("returns for %s the colour of its fat content, or null if it is no plain milk product: %s", (name, colour) => {
    expect(milkColourOf(name)).toBe(colour)
  })
})

describe("fatTextOf", () => {
  it("reads the percentage as written; '' when the name has none", () => {
    expect(["Mellanmjölk 1,5 %", "Gammaldags mjölk 3,8-4,5 %", "A-fil"].map(fatTextOf)).toEqual([
      "1,5 %",
      "3,8-4,5 %",
      ""
    ])
  })
})
