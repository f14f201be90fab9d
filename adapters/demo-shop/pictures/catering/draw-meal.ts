import type { PicturedDish } from "#adapters/staging/pictures/picture-source.ts"
import type { Dish } from "../dishes/dish.ts"
import { choppedHerbs } from "../dishes/garnishes.ts"
import { area, makeRandom } from "../dishes/draw.ts"
import { onTable, plate } from "../dishes/table-setting.ts"
import { coldMealPictures } from "./cold-meals.ts"
import { warmMealPictures } from "./warm-meals.ts"

/** The picture of each catered meal of the demo shop, by the digits of its id. */
export const mealPictures: Readonly<Record<number, Dish>> = { ...coldMealPictures, ...warmMealPictures }

/** A plate for a meal that has no drawing of its own. */
const defaultMeal: Dish = {
  cloth: "#9a8a6a",
  weave: "plain",
  draw: (random) => plate() + choppedHerbs(random, area(500, 350, 140), 60)
}

/** Draws a catered meal, 1000x700, from above on coloured cloth. */
export const drawMeal = ({ id }: PicturedDish): string => {
  const { cloth, weave, draw } = mealPictures[Number(id.replace(/\D/g, ""))] ?? defaultMeal
  return onTable(cloth, weave, draw(makeRandom(`meal ${id}`)))
}
