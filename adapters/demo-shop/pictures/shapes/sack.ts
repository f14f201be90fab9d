import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** A large soft pack with a handle: nappies, pet food, charcoal. */
export const sack = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return (
    shadow(260) +
    path("M158 66c0-34 84-34 84 0", "none", `stroke="${darker(base, 0.25)}" stroke-width="11"`) +
    shadedShape(
      "M84 74c40-16 192-16 232 0c16 60 18 210 4 268c-60 22-180 22-240 0c-14-58-12-208 4-268z",
      base,
      label(appearance, { x: 88, y: 82, w: 224, h: 258 })
    ) +
    path(
      "M98 86c-12 70-12 180-4 246",
      "none",
      `stroke="${lighter(base, 0.7)}" stroke-width="6" opacity=".4" stroke-linecap="round"`
    )
  )
}
