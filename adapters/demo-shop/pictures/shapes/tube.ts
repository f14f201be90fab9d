import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, shadow } from "../parts.ts"

/** A tube standing on its cap: caviar, cheese, toothpaste, ointment. */
export const tube = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  const capColour = accent === "#ffffff" ? appearance.flavourColour : accent
  return (
    shadow(110) +
    rect(164, 318, 72, 40, 7, capColour) +
    rect(172, 320, 14, 36, 5, lighter(capColour, 0.4), 'opacity=".6"') +
    shadedShape(
      "M126 44h148c0 110-8 190-32 276h-84c-24-86-32-166-32-276z",
      base,
      label(appearance, { x: 136, y: 62, w: 128, h: 232 })
    ) +
    rect(122, 34, 156, 20, 3, darker(base, 0.14)) +
    path("M126 44h152M126 49h152", "none", `stroke="${darker(base, 0.3)}" stroke-width="1.5" opacity=".5"`)
  )
}
