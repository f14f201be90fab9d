import type { VariantFlag } from "#core/recipes/model.ts"
import type { DemoFoodstuff } from "../model.ts"
import { freshFoodstuffs } from "./fresh.ts"
import { meatAndFish } from "./meat-and-fish.ts"
import { pantryFoodstuffs } from "./pantry.ts"
import { parseFoodstuffs } from "./parse-foodstuffs.ts"

export const allFoodstuffs: ReadonlyArray<DemoFoodstuff> = [freshFoodstuffs, meatAndFish, pantryFoodstuffs].flatMap(
  parseFoodstuffs
)

const foodstuffByName: ReadonlyMap<string, DemoFoodstuff> = new Map(
  allFoodstuffs.map((foodstuff) => [foodstuff.name, foodstuff])
)

/** Finds a foodstuff by name; an unknown name is an error in the demo data. */
export const foodstuffNamed = (name: string): DemoFoodstuff => {
  const foodstuff = foodstuffByName.get(name)
  if (foodstuff === undefined) throw new Error(`The demo recipes use an unknown foodstuff: '${name}'`)
  return foodstuff
}

/** The strictest first, since a vegan substitute is also free of lactose. */
const flagsByStrictness: ReadonlyArray<VariantFlag> = ["vegan", "lactoseFree", "vegetarian", "glutenFree"]

/** The foodstuff itself if it suits all flags, otherwise its substitute; null when there is none. */
export const suitableFoodstuff = (
  foodstuff: DemoFoodstuff,
  flags: ReadonlyArray<VariantFlag>
): DemoFoodstuff | null => {
  const flag = flagsByStrictness.find(
    (candidate) => flags.includes(candidate) && foodstuff.unsuitableFlags.includes(candidate)
  )
  if (flag === undefined) return foodstuff
  const substitute = foodstuff.substitutes[flag]
  return substitute === undefined ? null : suitableFoodstuff(foodstuffNamed(substitute), flags)
}

const millilitresPerUnit: Readonly<Record<string, number>> = { krm: 1, ml: 1, tsk: 5, msk: 15, dl: 100, l: 1000 }
const gramsPerUnit: Readonly<Record<string, number>> = { g: 1, kg: 1000 }

/** The content of one pack in a unit, converted from another unit if necessary; null when no conversion is possible. */
export const contentsIn = (unit: string, contents: Readonly<Record<string, number>>): number | null => {
  const [contentInUnit] = Object.entries(contents).flatMap(([other, amount]) => {
    if (other === unit) return [amount]
    for (const factors of [millilitresPerUnit, gramsPerUnit]) {
      const [otherFactor, unitFactor] = [factors[other], factors[unit]]
      if (otherFactor !== undefined && unitFactor !== undefined) return [(amount * otherFactor) / unitFactor]
    }
    return []
  })
  return contentInUnit ?? null
}
