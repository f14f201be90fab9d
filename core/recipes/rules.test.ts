import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultPortions, maxPortions, minPortions, quantityForPortions } from "./rules.ts"

const anyIngredient = fc.record({
  amount: fc.integer({ min: 1, max: 2_000 }),
  contents: fc.integer({ min: 1, max: 1_000 }),
  unit: fc.constantFrom("piece" as const, "kilogram" as const)
})
const anyPortions = fc.integer({ min: minPortions, max: maxPortions })

describe("quantityForPortions", () => {
  it("always returns the fewest packs, or steps of 100 g, that hold the ingredient", () => {
    fc.assert(
      fc.property(anyIngredient, anyPortions, anyPortions, (ingredient, portions, recipePortions) => {
        const quantity = quantityForPortions(ingredient, { portions, recipePortions })
        const [step, whole] = ingredient.unit === "kilogram" ? [100, 1_000] : [1, 1]
        const holds = (packs: number) => (packs / whole) * ingredient.contents * recipePortions
        expect(holds(quantity)).toBeGreaterThanOrEqual(ingredient.amount * portions - 1e-6)
        expect(quantity === step || holds(quantity - step) < ingredient.amount * portions).toBe(true)
        expect(quantity % step).toBe(0)
      })
    )
  })

  it("CONST-03 needs one pack of 500 g for the default of 4 portions of a recipe with 125 g a portion, and two for 5", () => {
    const mince = { amount: 500, contents: 500, unit: "piece" } as const
    const packsFor = (portions: number) => quantityForPortions(mince, { portions, recipePortions: 4 })
    expect([defaultPortions, packsFor(defaultPortions), packsFor(5)]).toEqual([4, 1, 2])
  })
})
