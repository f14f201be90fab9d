import { darker } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A flat fish tin, seen from the front and above. */
export const flatTin = (appearance: Appearance): string =>
  shadow(270) +
  path("M64 214h272v92c0 34-272 34-272 0z", "#a3abb0") +
  path("M64 214h272v92c0 34-272 34-272 0z", "url(#lightFromLeft)") +
  shadedShape(roundPath(64, 128, 272, 140, 54), "#d5dadd", "", "lightFromAbove") +
  shadedShape(
    roundPath(76, 138, 248, 118, 46),
    appearance.brand.base,
    wideLabel(appearance, { x: 80, y: 140, w: 240, h: 114 }),
    "lightFromAbove"
  ) +
  `<path d="M300 176h-26" stroke="${darker("#d5dadd", 0.2)}" stroke-width="7" stroke-linecap="round"/>`
