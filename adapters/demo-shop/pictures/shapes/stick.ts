import { darker, lighter } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** A long roll of biscuits. */
export const stick = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return (
    shadow(340) +
    shadedShape(
      "M34 214h332v128c-20 16-312 16-332 0z",
      base,
      wideLabel(appearance, { x: 44, y: 216, w: 312, h: 130 }),
      "lightFromAbove"
    ) +
    path(
      "M34 214c-12 30-12 100 0 130c-16-8-22-30-22-64s6-58 22-66zM366 214c12 30 12 100 0 130c16-8 22-30 22-64s-6-58-22-66z",
      darker(base, 0.22)
    ) +
    path("M34 214c30-26 302-26 332 0c-40 10-292 10-332 0z", lighter(base, 0.35))
  )
}
