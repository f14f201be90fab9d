import type { Random } from "./draw.ts"
import type { Weave } from "./table-setting.ts"

/** The drawing of a dish: the cloth, and a function that draws the food and tableware on it. */
export interface Dish {
  /** '#rrggbb' */
  readonly cloth: string
  readonly weave: Weave
  readonly draw: (random: Random) => string
}
