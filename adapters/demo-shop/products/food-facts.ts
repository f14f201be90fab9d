import type { WireAllergen, WireFoodAndBeverage } from "#adapters/staging/database/product-facts.ts"
import { capitalizeAllergens } from "./foods/allergen-words.ts"
import { fillPlaceholders } from "./foods/flavours.ts"
import { foodOf } from "./foods/foods.ts"
import { nutrientsOf, wireNutrients } from "./foods/nutrition.ts"
import { organicStatement } from "./foods/organic.ts"

const allergensOf = (
  containedCodes: ReadonlyArray<string>,
  traceCodes: ReadonlyArray<string>
): ReadonlyArray<WireAllergen> => [
  ...containedCodes.map((typeCode) => ({ typeCode, levelOfContainment: 0 as const })),
  ...traceCodes
    .filter((code) => !containedCodes.includes(code))
    .map((typeCode) => ({ typeCode, levelOfContainment: 1 as const }))
]

/** Ingredients, allergens and nutrients; null for products that are not food. */
export const foodFacts = ({
  name,
  brand,
  category,
  isLiquid,
  markings
}: {
  readonly name: string
  readonly brand: string | null
  readonly category: string
  /** Whether the pack is sold by volume. */
  readonly isLiquid: boolean
  /** The codes of the product's markings. */
  readonly markings: ReadonlySet<string>
}): WireFoodAndBeverage | null => {
  const fullName = brand === null || name.includes(brand) ? name : `${name} ${brand}`
  const food = foodOf(category, fullName)
  if (food === undefined) return null
  const isGlutenFree = markings.has("GLUTENFREE")
  const filledIngredients = food.ingredients === null ? null : fillPlaceholders(food.ingredients, name)
  const statement =
    filledIngredients !== null && markings.has("EU_ORGANIC_FARMING")
      ? organicStatement(filledIngredients)
      : filledIngredients
  const emphasizedStatement = statement === null ? null : capitalizeAllergens(statement, isGlutenFree)
  const nutrients = nutrientsOf(food, name, fullName)
  return {
    ingredientStatement: emphasizedStatement?.text ?? null,
    allergenInformation: allergensOf(
      emphasizedStatement?.allergens ?? [],
      food.traces.filter((code) => !(code === "AW" && isGlutenFree))
    ),
    nutrientInformations: nutrients
      ? [
          {
            nutrientBasisQuantity: { unitOfMeasure: isLiquid ? "MLT" : "GRM", value: 100 },
            preparationState: "UNPREPARED",
            nutrients: wireNutrients(nutrients)
          }
        ]
      : []
  }
}
