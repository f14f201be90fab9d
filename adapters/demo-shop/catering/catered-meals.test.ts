import { describe, expect, it } from "vitest"
import { mealPictures } from "../pictures/catering/draw-meal.ts"
import { demoMeals } from "./catered-meals.ts"
import { cateringCategories } from "./catering-categories.ts"
import { dishIngredients } from "./dishes.ts"
import { declarationOf } from "./parse-meals.ts"

const declarations = demoMeals.flatMap((meal) =>
  meal.variants.map((variant) => ({ ...declarationOf(meal, variant), meal, variant }))
)

describe("the catering menu of the demo shop", () => {
  it("has at least 30 meals with different names, each with a picture and a known category", () => {
    expect(demoMeals.length).toBeGreaterThanOrEqual(30)
    expect(new Set(demoMeals.map(({ name }) => name)).size).toBe(demoMeals.length)
    expect(demoMeals.filter(({ number }) => mealPictures[number] === undefined)).toEqual([])
    const categoryIds = cateringCategories.map(({ id }) => id)
    expect(demoMeals.filter(({ category }) => !categoryIds.includes(category))).toEqual([])
    expect(categoryIds.filter((id) => demoMeals.every(({ category }) => category !== id))).toEqual([])
  })

  it("has the ingredients of every dish, and names all dishes of a variant in the variant's declaration", () => {
    const usedDishes = new Set(
      demoMeals.flatMap(({ variants, sides }) => [...variants, ...sides].flatMap(({ contents }) => contents))
    )
    expect([...usedDishes].filter((dish) => !dishIngredients.has(dish))).toEqual([])
    for (const { ingredients, variant } of declarations)
      for (const dish of variant.contents) expect(ingredients.toLowerCase()).toContain(dish.toLowerCase())
  })

  it("names a meal's allergens: no animal allergens in vegan meals, and no gluten in the gluten-free cake", () => {
    const allergensOf = (number: number, name = "") =>
      declarations.find(({ meal, variant }) => meal.number === number && variant.name === name)?.allergens
    expect(allergensOf(1001)).toBe("Innehåller fisk, gluten, kräftdjur, mjölk, senap och ägg.")
    expect(allergensOf(1014)).toBe("Innehåller mjölk, nötter, soja och ägg.")
    for (const { allergens, variant } of declarations)
      if (/^vegansk|, vegansk/.test(variant.name))
        expect(allergens.split(". ")[0]).not.toMatch(/mjölk|ägg|fisk|kräftdjur/)
    expect(allergensOf(1026)).not.toMatch(/mjölk|ägg|fisk|kräftdjur/)
    expect(allergensOf(1010, "räkor och lax")).not.toContain("gluten")
  })
})
