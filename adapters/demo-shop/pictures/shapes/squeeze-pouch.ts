import { darker } from "../colour.ts"
import { label } from "../label.ts"
import type { Look } from "../look.ts"
import { body, rect, shadow } from "../parts.ts"

/** A baby-food pouch with a screw cap. */
export const squeezePouch = (look: Look): string =>
  shadow(170) +
  rect(172, 36, 56, 38, 10, look.flavourColour) +
  rect(182, 70, 36, 26, 3, darker(look.flavourColour, 0.2)) +
  body(
    "M166 92h68c26 6 52 22 58 46l4 190c-30 36-162 36-192 0l4-190c6-24 32-40 58-46z",
    look.brand.base,
    label(look, { x: 112, y: 126, w: 176, h: 206 })
  )
