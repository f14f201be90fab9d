import { darker, lighter } from "../colour.ts"
import { label, wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A wide box: upright for pizza, cakes and chocolate boxes, lying for other frozen food and sweets. */
export const flatBox = (appearance: Appearance): string => {
  const { base } = appearance.brand
  const isUpright = /pizza|tårta|chokladask|pralin|aladdin|paradis/.test(appearance.nameAndCategories)
  return isUpright
    ? shadow(290) +
        path("M330 70l18-10v286l-18 12z", darker(base, 0.3)) +
        shadedShape(
          roundPath(60, 70, 270, 288, 4),
          base,
          label(appearance, { x: 60, y: 70, w: 270, h: 288 }),
          "lightFromAbove"
        )
    : shadow(320) +
        path("M48 176l28-26h280l-16 26z", lighter(base, 0.35)) +
        path("M340 176l16-26v160l-16 48z", darker(base, 0.3)) +
        shadedShape(
          roundPath(48, 176, 292, 182, 4),
          base,
          wideLabel(appearance, { x: 50, y: 176, w: 288, h: 182 }),
          "lightFromAbove"
        )
}
