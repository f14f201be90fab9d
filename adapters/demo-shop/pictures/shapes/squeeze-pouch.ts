import { darker } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, rect, shadow } from "../parts.ts"

/** A baby-food pouch with a screw cap. */
export const squeezePouch = (appearance: Appearance): string =>
  shadow(170) +
  rect(172, 36, 56, 38, 10, appearance.flavourColour) +
  rect(182, 70, 36, 26, 3, darker(appearance.flavourColour, 0.2)) +
  shadedShape(
    "M166 92h68c26 6 52 22 58 46l4 190c-30 36-162 36-192 0l4-190c6-24 32-40 58-46z",
    appearance.brand.base,
    label(appearance, { x: 112, y: 126, w: 176, h: 206 })
  )
