import type { Nutrient } from "#core/catalogue/model.ts"
import { decimal } from "#web/text/common.ts"
import { isPartOfNutrient, nutrientName } from "#web/text/facts.ts"

export interface NutritionRow {
  readonly code: string
  readonly name: string
  /** '293 kJ / 70 kcal' */
  readonly amount: string
  /** Whether it is a part of the nutrient above it. */
  readonly isPart: boolean
}

/** One row for each nutrient; energy has both of its units in one. */
export const nutritionRows = (nutrients: ReadonlyArray<Nutrient>): ReadonlyArray<NutritionRow> => {
  const amounts = new Map<string, Array<string>>()
  for (const { code, value, unit } of nutrients)
    amounts.set(code, [...(amounts.get(code) ?? []), `${decimal(value)} ${unit}`])
  return [...amounts].map(([code, values]) => ({
    code,
    name: nutrientName(code),
    amount: values.join(" / "),
    isPart: isPartOfNutrient(code)
  }))
}
