import { berryMotifs } from "./berries.ts"
import { breadMotifs } from "./bread.ts"
import { cakeMotifs } from "./cakes.ts"
import { careAndAnimalMotifs } from "./care-and-animals.ts"
import { citrusAndMelonMotifs } from "./citrus-and-melons.ts"
import { dairyMotifs } from "./dairy.ts"
import type { Motif } from "./draw.ts"
import { drinkMotifs } from "./drinks.ts"
import { fishMotifs } from "./fish.ts"
import { fruitMotifs } from "./fruit.ts"
import { grainMotifs } from "./grains.ts"
import { greenMotifs } from "./greens.ts"
import { householdMotifs } from "./household.ts"
import { mealMotifs } from "./meals.ts"
import { meatMotifs } from "./meat.ts"
import { mushroomAndNutMotifs } from "./mushrooms-and-nuts.ts"
import { rootMotifs } from "./roots.ts"
import { sweetMotifs } from "./sweets.ts"
import { vegetableMotifs } from "./vegetables.ts"

const motifs: ReadonlyMap<string, Motif> = new Map(
  Object.entries({
    ...fruitMotifs,
    ...citrusAndMelonMotifs,
    ...berryMotifs,
    ...vegetableMotifs,
    ...rootMotifs,
    ...greenMotifs,
    ...mushroomAndNutMotifs,
    ...meatMotifs,
    ...fishMotifs,
    ...breadMotifs,
    ...cakeMotifs,
    ...dairyMotifs,
    ...grainMotifs,
    ...mealMotifs,
    ...sweetMotifs,
    ...drinkMotifs,
    ...householdMotifs,
    ...careAndAnimalMotifs
  })
)

const drawn = new Map<string, string>()

/** Draws a motif in a square from -50 to 50 by its name, optionally with one or two colours: 'apple@#a9c24a@#d98a4a'; '' for an unknown name. */
export const drawMotif = (name: string): string => {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const [base = "", ...colours] = name.split("@")
  const svg = motifs.get(base)?.(...colours) ?? ""
  if (svg !== "") drawn.set(name, svg)
  return svg
}

export const hasMotif = (name: string): boolean => motifs.has(name.split("@")[0] ?? "")
