import { breadFoods } from "./bread.ts"
import { breakfastAndBakingFoods } from "./breakfast-and-baking.ts"
import { childrenAndHealthFoods } from "./children-and-health.ts"
import { dairyFoods } from "./dairy.ts"
import { drinkFoods } from "./drinks.ts"
import { fishFoods } from "./fish.ts"
import { frozenFoods } from "./frozen.ts"
import { fruitAndVegetableFoods } from "./fruit-and-vegetables.ts"
import { meatFoods } from "./meat.ts"
import { pantryFoods } from "./pantry.ts"
import { type Food, parseFoods } from "./parse-foods.ts"
import { petFoods } from "./pets.ts"
import { sweetFoods } from "./sweets.ts"

const tables = [
  fruitAndVegetableFoods,
  dairyFoods,
  meatFoods,
  fishFoods,
  breadFoods,
  pantryFoods,
  breakfastAndBakingFoods,
  frozenFoods,
  drinkFoods,
  sweetFoods,
  childrenAndHealthFoods,
  petFoods
]

const foods = new Map(tables.flatMap((table) => [...parseFoods(table)]))

/** The first food of a category whose pattern matches a product's name; undefined for products that are not food. */
export const foodOf = (category: string, name: string): Food | undefined =>
  foods.get(category)?.find(({ pattern }) => pattern.test(name))
