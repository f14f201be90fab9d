import type { PicturedDish } from "#adapters/staging/pictures/picture-source.ts"
import { bakedGoods } from "./baked-goods.ts"
import { fishDishes } from "./fish-dishes.ts"
import { soupsAndOtherDishes } from "./soups-and-other-dishes.ts"
import { traditionalDishes } from "./traditional-dishes.ts"
import { vegetarianDishes } from "./vegetarian-dishes.ts"
import { weekdayDishes } from "./weekday-dishes.ts"
import type { Dish } from "./dish.ts"
import { area, makeRandom } from "./draw.ts"
import { choppedHerbs } from "./garnishes.ts"
import { sauce } from "./staples.ts"
import { onTable, plate } from "./table-setting.ts"

/** The dish of each recipe of the demo shop, by the digits of its id. */
export const dishes: Readonly<Record<number, Dish>> = {
  ...weekdayDishes,
  ...traditionalDishes,
  ...vegetarianDishes,
  ...fishDishes,
  ...soupsAndOtherDishes,
  ...bakedGoods
}

/** A plate for a recipe that has no drawing of its own. */
const defaultDish: Dish = {
  cloth: "#7f9a8a",
  weave: "plain",
  draw: (random) =>
    plate() + sauce(random, area(500, 350, 180, 170), "#c98a4b") + choppedHerbs(random, area(500, 350, 140), 50)
}

/** Draws the dish of a recipe, 1000x700: a plate from above on coloured cloth. */
export const drawDish = ({ id }: PicturedDish): string => {
  const { cloth, weave, draw } = dishes[Number(id.replace(/\D/g, ""))] ?? defaultDish
  return onTable(cloth, weave, draw(makeRandom(id)))
}
