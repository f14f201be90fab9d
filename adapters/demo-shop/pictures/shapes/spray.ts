import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"

/** A trigger bottle for cleaning, an aerosol for everything else. */
export const spray = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  const topColour = accent === "#ffffff" ? appearance.flavourColour : accent
  return /rengöring|städ|fönster|fläck|mygg|flug/.test(appearance.nameAndCategories) &&
    !/deo|hår/.test(appearance.nameAndCategories)
    ? shadow(130) +
        path("M176 62l-50 6c-8 1-10 24-2 24l30-2-8 34 22 6 12-36h36V52h-24c-8 0-12 4-16 10z", topColour) +
        rect(184, 94, 40, 30, 4, darker(topColour, 0.2)) +
        shadedShape(
          "M180 120h48c4 22 32 34 34 74l4 132c0 22-10 32-26 32h-76c-16 0-26-10-26-32l6-132c2-40 32-52 36-74z",
          base,
          label(appearance, { x: 142, y: 172, w: 120, h: 170 })
        )
    : shadow(96) +
        rect(172, 56, 56, 54, 12, topColour) +
        rect(178, 58, 13, 50, 6, lighter(topColour, 0.4), 'opacity=".6"') +
        path("M156 116c6-14 82-14 88 0z", "#c9cdd0") +
        shadedShape(roundPath(154, 116, 92, 242, 10), base, label(appearance, { x: 154, y: 122, w: 92, h: 226 }))
}
