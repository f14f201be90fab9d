import { sliceFood } from "../foods.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A flat pack that hangs or stands: cold cuts, sliced cheese, halloumi. */
export const slices = (appearance: Appearance): string =>
  shadow(230) +
  shadedShape(
    roundPath(86, 52, 228, 306, 14),
    appearance.brand.base,
    wideLabel(appearance, { x: 92, y: 66, w: 216, h: 106 }),
    "lightFromAbove"
  ) +
  shadedShape(
    roundPath(102, 180, 196, 160, 16),
    "#f4efe6",
    sliceFood(appearance, { x: 104, y: 186, w: 192, h: 148 }),
    "lightFromAbove"
  ) +
  path("M112 190c30-8 60-8 84-4l-50 146c-20 2-32 0-38-4z", "#ffffff", 'opacity=".22"')
