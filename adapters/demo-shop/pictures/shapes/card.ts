import { darker, lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** Small items on a hanging card. */
export const card = (appearance: Appearance): string =>
  shadow(190) +
  shadedShape(
    roundPath(96, 40, 208, 318, 14),
    appearance.brand.base,
    wideLabel(appearance, { x: 100, y: 78, w: 200, h: 96 }),
    "lightFromAbove"
  ) +
  path("M168 58h64a6 6 0 0 1 0 12h-64a6 6 0 0 1 0-12z", darker(appearance.brand.base, 0.5)) +
  shadedShape(
    roundPath(116, 184, 168, 158, 18),
    lighter(appearance.brand.base, 0.82),
    icon(appearance.iconName, 200, 264, 128),
    "lightFromAbove"
  ) +
  path("M128 194c20-6 40-6 60-4l-30 140c-16 2-26 0-34-4z", "#ffffff", 'opacity=".35"')
