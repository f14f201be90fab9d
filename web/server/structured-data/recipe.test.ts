import { describe, expect, it } from "vitest"
import { aRecipe } from "#core/recipes/testing.ts"
import type { Recipe } from "#core/recipes/model.ts"
import { recipeData } from "./recipe.ts"

/** The fields that search engines require of a recipe. */
const requiredFields = ["name", "image"]
/** The fields that search engines recommend, except those of ratings and videos, which the shop does not have. */
const recommendedFields = [
  "author",
  "cookTime",
  "datePublished",
  "description",
  "keywords",
  "nutrition",
  "prepTime",
  "recipeCategory",
  "recipeCuisine",
  "recipeIngredient",
  "recipeInstructions",
  "recipeYield",
  "totalTime"
]

const category = { id: "helg", name: "Helg och fest", type: "RecipeCategoryPage", url: "/recept/helg" }
const dataOf = (recipe: Recipe, trail = [category]) =>
  recipeData({ recipe, trail }, { origin: "https://shop.test", now: 0 })[0] ?? {}

describe("recipeData", () => {
  it("has every required and recommended field, and no rating", () => {
    const data = dataOf(aRecipe())
    expect(Object.keys(data).toSorted()).toEqual(["@type", ...requiredFields, ...recommendedFields].toSorted())
    expect(data).not.toHaveProperty("aggregateRating")
    expect(data).toMatchObject({
      "@type": "Recipe",
      name: "Ostpaj",
      image: [
        "https://shop.test/images/recipes/R7?width=1000&height=700",
        "https://shop.test/images/recipes/R7?width=500&height=350"
      ],
      author: { "@type": "Organization", name: "Skafferis provkök" },
      datePublished: "2026-03-01",
      recipeYield: "4 portioner",
      nutrition: { "@type": "NutritionInformation", calories: "520 kcal" },
      recipeIngredient: ["2 gula lökar", "3 dl mellanmjölk"],
      recipeInstructions: [
        { "@type": "HowToStep", name: "Steg 1", text: "Sätt ugnen på 200 °C." },
        { "@type": "HowToStep", name: "Steg 2", text: "Grädda pajen." }
      ]
    })
  })

  it("RECIPE-41 states 10 minutes of preparation in addition to the cooking time", () => {
    const { prepTime, cookTime, totalTime } = dataOf(aRecipe({ cookingTime: 45 })) as Readonly<Record<string, unknown>>
    expect([prepTime, cookTime, totalTime]).toEqual(["PT10M", "PT45M", "PT55M"])
  })

  it("omits fields without a value", () => {
    const recipe = aRecipe({
      cookingTime: null,
      description: null,
      publishedDate: null,
      kilocalories: null,
      cuisine: null
    })
    const data = dataOf({ ...recipe, keywords: [] }, [])
    for (const field of [
      "cookTime",
      "totalTime",
      "description",
      "datePublished",
      "nutrition",
      "recipeCategory",
      "keywords"
    ])
      expect(data).not.toHaveProperty(field)
  })
})
