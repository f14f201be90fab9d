import { lighter } from "../colour.ts"
import { copies, type Placement } from "../copies.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, shadow, seededFraction } from "../parts.ts"

const leafPositions = [
  [140, 132, 150],
  [260, 130, 150],
  [200, 96, 160],
  [156, 186, 140],
  [244, 186, 140],
  [200, 160, 160]
] as const

/** A growing herb or lettuce in its pot and sleeve. */
export const herbPot = (appearance: Appearance): string =>
  shadow(170) +
  (appearance.iconName.startsWith("lettuce")
    ? icon(appearance.iconName, 200, 140, 250)
    : copies(
        appearance.iconName,
        leafPositions.map(([x, y, size], index): Placement => [
          x,
          y,
          size,
          (x - 200) / 5 + seededFraction(appearance.seed, index) * 16 - 8
        ])
      )) +
  shadedShape(
    "M104 210h192l-26 132c-2 10-8 16-18 16H148c-10 0-16-6-18-16z",
    appearance.hasBrand ? appearance.brand.base : lighter("#2d6a45", 0.1),
    wideLabel(appearance, { x: 118, y: 228, w: 164, h: 92 })
  )
