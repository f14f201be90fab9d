import { darker, lighter } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A wrapped brick: butter, yeast, baking margarine. */
export const butter = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return (
    shadow(310) +
    path("M50 204l44-50h270l-34 50z", lighter(base, 0.4)) +
    path("M330 204l34-50v126l-34 78z", darker(base, 0.22)) +
    path("M330 204l34 58v-108z", darker(base, 0.1)) +
    shadedShape(
      roundPath(50, 204, 280, 154, 5),
      base,
      wideLabel(appearance, { x: 52, y: 206, w: 276, h: 150 }),
      "lightFromAbove"
    )
  )
}
