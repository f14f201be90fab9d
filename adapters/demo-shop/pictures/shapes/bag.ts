import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** A zigzag edge whose teeth point down, or up with a negative `height`. */
const teeth = (y: number, height: number): string =>
  Array.from({ length: 17 }, (_, index) => `L${104 + index * 12} ${index % 2 === 0 ? y : y + height}`).join("")

/** A pillow bag: crisps and frozen products. */
export const bag = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return (
    shadow(210) +
    path(`M104 54${teeth(54, -7)}L296 78H104z`, darker(base, 0.12)) +
    path(`M104 354${teeth(352, 7)}L296 332H104z`, darker(base, 0.18)) +
    shadedShape(
      "M104 76c60 8 132 8 192 0c14 60 18 190 0 258c-60-8-132-8-192 0c-18-68-14-198 0-258z",
      base,
      label(appearance, { x: 104, y: 86, w: 192, h: 238 })
    ) +
    path("M120 92c-12 70-12 160-2 226c-14-60-14-166 2-226z", lighter(base, 0.6), 'opacity=".5"') +
    path("M108 78h184M108 332h184", "none", `stroke="${darker(base, 0.3)}" stroke-width="2" opacity=".35"`)
  )
}
