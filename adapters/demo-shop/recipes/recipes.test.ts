import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { maxPortions, minPortions } from "#core/recipes/portions.ts"
import { makeCatalogue } from "../products/catalogue.ts"
import { allFoodstuffs, contentsIn, suitableFoodstuff } from "./foodstuffs/foodstuffs.ts"
import { demoRecipes, foodstuffInVariant, ownFlags, recipeCategories, variantsOf } from "./recipes.ts"

const keyOf = ({
  name,
  brand,
  size
}: {
  readonly name: string
  readonly brand: string | null
  readonly size: string
}) => `${name}; ${brand ?? "-"}; ${size}`

describe("the demo recipes", () => {
  it("are sixty dishes with different names, each with steps, a tip and known categories", () => {
    expect(demoRecipes.length).toBe(60)
    expect(new Set(demoRecipes.map(({ name }) => name)).size).toBe(60)
    const categoryIds = new Set(recipeCategories.map(({ id }) => id))
    const incompleteRecipes = demoRecipes.filter(
      ({ description, steps, tip, categories, minutes, kilocalories, portions, ingredients }) =>
        description === "" ||
        steps.length < 4 ||
        tip === "" ||
        categories.some((id) => !categoryIds.has(id)) ||
        !(minutes >= 15 && kilocalories >= 100) ||
        portions < minPortions ||
        portions > maxPortions ||
        ingredients.length < 6
    )
    expect(incompleteRecipes.map(({ name }) => name)).toEqual([])
    for (const { id } of recipeCategories)
      expect(demoRecipes.filter(({ categories }) => categories.includes(id)).length, id).toBeGreaterThanOrEqual(6)
  })

  it("use only products that the demo shop sells", () => {
    const { products } = makeCatalogue({ today: "2026-03-10" })
    const soldKeys = new Set(
      products.map(({ facts: { name, brand, descriptiveSize } }) => keyOf({ name, brand, size: descriptiveSize ?? "" }))
    )
    expect(allFoodstuffs.flatMap(({ articles }) => articles.map(keyOf)).filter((key) => !soldKeys.has(key))).toEqual([])
  })

  it("contain no product with gluten, milk, egg, fish or shellfish for a diet that excludes it", () => {
    const allergensByKey = new Map(
      makeCatalogue({ today: "2026-03-10" }).products.map(({ facts }) => [
        keyOf({ name: facts.name, brand: facts.brand, size: facts.descriptiveSize ?? "" }),
        (facts.foodAndBeverageExtension?.allergenInformation ?? [])
          .filter(({ levelOfContainment }) => levelOfContainment === 0)
          .map(({ typeCode }) => typeCode)
      ])
    )
    const excludedAllergens = [
      ["glutenFree", ["AW"]],
      ["vegetarian", ["AF", "AC", "UM"]],
      ["vegan", ["AM", "AE", "AF", "AC", "UM"]]
    ] as const
    const problems = allFoodstuffs.flatMap(({ name, unsuitableFlags, articles }) =>
      excludedAllergens.flatMap(([flag, codes]) =>
        unsuitableFlags.includes(flag)
          ? []
          : articles
              .filter((article) =>
                allergensByKey.get(keyOf(article))?.some((code) => (codes as ReadonlyArray<string>).includes(code))
              )
              .map((article) => `${name} is not ${flag}: ${keyOf(article)}`)
      )
    )
    expect(problems).toEqual([])
  })

  it("state the content of every pack in a unit that converts to the ingredient's, and have each foodstuff only once in a group", () => {
    const problems = demoRecipes.flatMap(({ name, ingredients }) =>
      ingredients.flatMap(({ foodstuff, group, unit, amount }, index) => {
        const boughtFoodstuffs = [
          foodstuff,
          ...Object.keys(foodstuff.substitutes).map((flag) => suitableFoodstuff(foodstuff, [flag as never]))
        ]
        const articlesWithoutContent = boughtFoodstuffs.flatMap(
          (boughtFoodstuff) =>
            boughtFoodstuff?.articles.filter(({ contents }) => contentsIn(unit, contents) === null) ?? []
        )
        const isRepeated =
          ingredients.findIndex((other) => other.foodstuff === foodstuff && other.group === group) !== index
        return articlesWithoutContent.length > 0 || isRepeated || !(amount > 0)
          ? [`${name}: ${amount} ${unit} ${foodstuff.name}`]
          : []
      })
    )
    expect(problems).toEqual([])
  })

  it("never contain a foodstuff that a chosen variant excludes, in any combination of variants", () => {
    fc.assert(
      fc.property(
        fc
          .constantFrom(...demoRecipes)
          .chain((recipe) => fc.tuple(fc.constant(recipe), fc.subarray([...variantsOf(recipe)]))),
        ([recipe, chosenFlags]) => {
          for (const { foodstuff } of recipe.ingredients) {
            const boughtFoodstuff = foodstuffInVariant(recipe, foodstuff, chosenFlags)
            expect(
              boughtFoodstuff?.unsuitableFlags.filter(
                (flag) => chosenFlags.includes(flag) || ownFlags(recipe).includes(flag)
              )
            ).toEqual([])
          }
        }
      ),
      { numRuns: 400 }
    )
  })
})
