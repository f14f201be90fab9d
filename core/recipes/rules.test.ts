import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nameInVariant, quantityForPortions } from "./rules.ts"
import { clampPortions, defaultPortions, initialPortions, maxPortions, minPortions } from "./portions.ts"
import { variantFlags } from "./model.ts"
import { anIngredient } from "./testing.ts"

describe("the portions of a recipe's page", () => {
  it("RECIPE-03 are always whole and from 1 to 12", () => {
    fc.assert(
      fc.property(fc.double(), (portions) => {
        const clampedPortions = clampPortions(portions)
        expect(Number.isInteger(clampedPortions) && clampedPortions >= 1 && clampedPortions <= 12).toBe(true)
      })
    )
    expect([clampPortions(0), clampPortions(5), clampPortions(13)]).toEqual([1, 5, 12])
  })

  it("RECIPE-04 RECIPE-05 are initially the recipe's own, and 1 when it has none", () => {
    expect([initialPortions({ portions: 6 }), initialPortions({ portions: null })]).toEqual([6, 1])
  })
})

describe("the variants of a recipe", () => {
  it("RECIPE-15 are gluten-free, lactose-free, vegan and vegetarian", () => {
    expect(variantFlags).toEqual(["glutenFree", "lactoseFree", "vegan", "vegetarian"])
  })
})

describe("nameInVariant", () => {
  const milk = anIngredient({
    substitutes: [
      { flags: ["lactoseFree"], name: "laktosfri mjölk" },
      { flags: ["lactoseFree", "vegan"], name: "sojadryck" }
    ]
  })

  it("is the name of the substitute with exactly these flags, otherwise the ingredient's own name, in the singular or plural", () => {
    expect([
      nameInVariant(milk, [], false),
      nameInVariant(milk, [], true),
      nameInVariant(milk, ["lactoseFree"], true),
      nameInVariant(milk, ["vegan", "lactoseFree"], false),
      nameInVariant(milk, ["glutenFree"], false)
    ]).toEqual(["gul lök", "gula lökar", "laktosfri mjölk", "sojadryck", "gul lök"])
  })
})

const anyIngredient = fc.record({
  amount: fc.integer({ min: 1, max: 2_000 }),
  contents: fc.integer({ min: 1, max: 1_000 }),
  unit: fc.constantFrom("piece" as const, "kilogram" as const)
})
const anyPortions = fc.integer({ min: minPortions, max: maxPortions })

describe("quantityForPortions", () => {
  it("always returns the fewest packs, or steps of 100 g, that contain the ingredient", () => {
    fc.assert(
      fc.property(anyIngredient, anyPortions, anyPortions, (ingredient, portions, recipePortions) => {
        const quantity = quantityForPortions(ingredient, { portions, recipePortions })
        const [step, quantityPerUnit] = ingredient.unit === "kilogram" ? [100, 1_000] : [1, 1]
        const amountIn = (packsOrGrams: number) =>
          (packsOrGrams / quantityPerUnit) * ingredient.contents * recipePortions
        expect(amountIn(quantity)).toBeGreaterThanOrEqual(ingredient.amount * portions - 1e-6)
        expect(quantity === step || amountIn(quantity - step) < ingredient.amount * portions).toBe(true)
        expect(quantity % step).toBe(0)
      })
    )
  })

  it("CONST-03 is one pack of 500 g for the default of 4 portions of a recipe with 125 g a portion, and two for 5", () => {
    const mince = { amount: 500, contents: 500, unit: "piece" } as const
    const packsFor = (portions: number) => quantityForPortions(mince, { portions, recipePortions: 4 })
    expect([defaultPortions, packsFor(defaultPortions), packsFor(5)]).toEqual([4, 1, 2])
  })
})
