import { foodIn, motifInFlatPack } from "../pack-food.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A flat pack that hangs or stands: cold cuts, sliced cheese, halloumi. */
export const slices = (appearance: Appearance): string =>
  shadow(240) +
  shadedShape(
    roundPath(80, 46, 240, 312, 14),
    appearance.brand.base,
    wideLabel(appearance, { x: 80, y: 58, w: 240, h: 104 }),
    "lightFromAbove"
  ) +
  shadedShape(
    roundPath(94, 170, 212, 174, 18),
    "#f4efe6",
    foodIn(appearance, { x: 92, y: 166, w: 216, h: 180 }, motifInFlatPack(appearance)),
    "lightFromAbove"
  ) +
  path("M106 180C136 172 166 172 190 176L140 336C120 338 108 336 102 332z", "#ffffff", 'opacity=".2"')
