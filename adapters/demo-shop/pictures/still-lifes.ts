import type { SceneSubject } from "./draw-scene.ts"

/** The items on the table of each department's still life, the largest first, and the tone of the wall. */
const stillLifes: ReadonlyArray<readonly [RegExp, tone: string, items: string]> = [
  [/^frukt/, "leaf", "lettuce tomato orange banana avocado-half carrot strawberry broccoli"],
  [/^mejeri/, "sky", "cheese milk egg yoghurt butter soft-cheese"],
  [/^kött/, "tomato", "sausage-ring steak drumstick bacon ham"],
  [/^fisk/, "night", "salmon-fillet shrimp lemon fish crayfish mussels"],
  [/^bröd/, "sun", "loaf cinnamon-bun croissant baguette tin-loaf crispbread cookie"],
  [/^skafferi/, "sand", "tomato spaghetti wheat spice coffee-beans rice oil beans"],
  [/^fryst/, "mint", "ice-cream peas raspberry pizza chocolate-popsicle snowflake"],
  [/^dryck/, "berry", "glass cola lemon orange water strawberry"],
  [/^godis/, "plum", "chocolate jellies popcorn crisps lollipop wrapped-sweet"],
  [/^barn/, "sky", "teddy baby-bottle blocks balloons dummy"],
  [/^hem/, "mint", "bucket paper-roll candle cat shirt sponge"],
  [/^skönhet/, "berry", "cream flower toothbrush bubbles sun plaster"]
]

/** A department's own still life, or one of the given items for any other scene. */
export const stillLifeOf = (title: string, itemNames: ReadonlyArray<string>): SceneSubject => {
  const [, tone = "", items = ""] = stillLifes.find(([pattern]) => pattern.test(title.toLowerCase())) ?? []
  return { title, tone, itemNames: items === "" ? itemNames : items.split(" ") }
}
