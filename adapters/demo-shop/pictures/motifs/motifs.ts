import { animalsAndChildrenMotifs } from "./animals-and-children.ts"
import { berryMotifs } from "./berries.ts"
import { biscuitsMotifs } from "./biscuits.ts"
import { breadMotifs } from "./bread.ts"
import { cabbagesMotifs } from "./cabbages.ts"
import { cakesMotifs } from "./cakes.ts"
import { careMotifs } from "./care.ts"
import { cerealsMotifs } from "./cereals.ts"
import { charcuterieMotifs } from "./charcuterie.ts"
import { cheesesMotifs } from "./cheeses.ts"
import { chocolatesMotifs } from "./chocolates.ts"
import { citrusAndMelonMotifs } from "./citrus-and-melons.ts"
import { dairyMotifs } from "./dairy.ts"
import { drinksMotifs } from "./drinks.ts"
import { fishMotifs } from "./fish.ts"
import { fruitingVegetablesMotifs } from "./fruiting-vegetables.ts"
import { grainsMotifs } from "./grains.ts"
import { healthMotifs } from "./health.ts"
import { herbsMotifs } from "./herbs.ts"
import { householdMotifs } from "./household.ts"
import { iceCreamsMotifs } from "./ice-creams.ts"
import { meatMotifs } from "./meat.ts"
import { mushroomsMotifs } from "./mushrooms.ts"
import { nutsAndSeedsMotifs } from "./nuts-and-seeds.ts"
import { orchardFruitMotifs } from "./orchard-fruit.ts"
import { pastaMotifs } from "./pasta.ts"
import { pastriesMotifs } from "./pastries.ts"
import { platesMotifs } from "./plates.ts"
import { potatoesAndOnionsMotifs } from "./potatoes-and-onions.ts"
import { rootsMotifs } from "./roots.ts"
import { saladsMotifs } from "./salads.ts"
import { seafoodMotifs } from "./seafood.ts"
import { seasoningsMotifs } from "./seasonings.ts"
import { smallDishesMotifs } from "./small-dishes.ts"
import { snacksMotifs } from "./snacks.ts"
import { spreadsAndSugarMotifs } from "./spreads-and-sugar.ts"
import { stalksAndPodsMotifs } from "./stalks-and-pods.ts"
import { streetFoodMotifs } from "./street-food.ts"
import { sweetsMotifs } from "./sweets.ts"
import { tropicalFruitMotifs } from "./tropical-fruit.ts"
import type { Motif } from "./draw.ts"

const motifs: ReadonlyMap<string, Motif> = new Map(
  Object.entries({
    ...platesMotifs,
    ...streetFoodMotifs,
    ...smallDishesMotifs,
    ...snacksMotifs,
    ...cabbagesMotifs,
    ...saladsMotifs,
    ...herbsMotifs,
    ...biscuitsMotifs,
    ...cakesMotifs,
    ...grainsMotifs,
    ...pastaMotifs,
    ...cerealsMotifs,
    ...mushroomsMotifs,
    ...nutsAndSeedsMotifs,
    ...careMotifs,
    ...healthMotifs,
    ...animalsAndChildrenMotifs,
    ...breadMotifs,
    ...pastriesMotifs,
    ...chocolatesMotifs,
    ...sweetsMotifs,
    ...spreadsAndSugarMotifs,
    ...dairyMotifs,
    ...cheesesMotifs,
    ...iceCreamsMotifs,
    ...drinksMotifs,
    ...seasoningsMotifs,
    ...meatMotifs,
    ...charcuterieMotifs,
    ...fishMotifs,
    ...seafoodMotifs,
    ...fruitingVegetablesMotifs,
    ...stalksAndPodsMotifs,
    ...rootsMotifs,
    ...potatoesAndOnionsMotifs,
    ...orchardFruitMotifs,
    ...tropicalFruitMotifs,
    ...citrusAndMelonMotifs,
    ...berryMotifs,
    ...householdMotifs
  })
)

const svgByName = new Map<string, string>()

/** Draws a motif in a square from -50 to 50 by its name, optionally with one or two colours: 'apple@#a9c24a@#d98a4a'; '' for an unknown name. */
export const drawMotif = (name: string): string => {
  const cachedSvg = svgByName.get(name)
  if (cachedSvg !== undefined) return cachedSvg
  const [baseName = "", ...colours] = name.split("@")
  const svg = motifs.get(baseName)?.(...colours) ?? ""
  if (svg !== "") svgByName.set(name, svg)
  return svg
}

export const hasMotif = (name: string): boolean => motifs.has(name.split("@")[0] ?? "")
