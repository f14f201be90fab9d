import type { Random } from "./draw.ts"
import type { Weave } from "./table-setting.ts"

/** How a dish is drawn: its cloth, and everything on it. */
export interface Dish {
  /** '#rrggbb' */
  readonly cloth: string
  readonly weave: Weave
  readonly draw: (random: Random) => string
}
