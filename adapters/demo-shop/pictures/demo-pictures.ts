import type { PictureSource } from "#adapters/staging/pictures/picture-source.ts"
import { drawMeal } from "./catering/draw-meal.ts"
import { drawDish } from "./dishes/draw-dish.ts"
import { drawGroup } from "./draw-group.ts"
import { drawPackshot } from "./draw-packshot.ts"
import { drawScene } from "./draw-scene.ts"
import { stillLifeOf } from "./still-lifes.ts"

/** The drawn pictures of the demo shop. */
export const demoPictures: PictureSource = {
  product: drawPackshot,
  group: drawGroup,
  dish: drawDish,
  meal: drawMeal,
  scene: ({ title, itemNames }) => drawScene(stillLifeOf(title, itemNames))
}
