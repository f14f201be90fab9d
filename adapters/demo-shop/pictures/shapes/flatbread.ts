import { lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { clipped, path, roundPath, shadedShape, shadow } from "../parts.ts"

/** Taco seasoning, sauces and shells in a flat pouch. */
const flatPouch = (appearance: Appearance): string =>
  shadow(220) +
  shadedShape(
    "M96 56h208v302H96z",
    appearance.brand.base,
    wideLabel(appearance, { x: 96, y: 74, w: 208, h: 104 }) + icon(appearance.iconName, 200, 268, 168),
    "lightFromAbove"
  )

/** Thin bread in a clear bag with a band: tortillas from above, others in a stack. */
export const flatbread = (appearance: Appearance): string => {
  if (/krydda|sås|kit|salsa|nacho|skal/.test(appearance.nameAndCategories.slice(0, 40))) return flatPouch(appearance)
  const { brand, iconName } = appearance
  const isSeenFromAbove = iconName.startsWith("tortilla")
  const outline = roundPath(40, 62, 320, 296, 40)
  return (
    shadow(310) +
    clipped(
      outline,
      path(outline, lighter(brand.base, 0.8)) +
        icon(iconName, 200, isSeenFromAbove ? 208 : 176, isSeenFromAbove ? 300 : 290) +
        (isSeenFromAbove ? "" : icon(iconName, 200, 258, 290)) +
        path("M70 90C110 78 160 76 190 80L130 340C100 344 82 340 66 332z", "#ffffff", 'opacity=".28"') +
        path(outline, "url(#lightFromAbove)")
    ) +
    shadedShape(roundPath(38, 192, 324, 88, 6), brand.base, wideLabel(appearance, { x: 38, y: 192, w: 324, h: 88 }))
  )
}
