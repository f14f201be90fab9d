import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A flat-topped carton with a cap: cream, soup, small drinks. */
export const brick = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  return (
    shadow(180, 208) +
    path("M246 116l40-16v238l-40 20z", darker(base, 0.25)) +
    path("M120 116l38-16h128l-40 16z", lighter(base, 0.35)) +
    `<rect x="184" y="84" width="34" height="20" rx="4" fill="${darker(accent, 0.1)}"/><ellipse cx="201" cy="84" rx="17" ry="6" fill="${lighter(accent, 0.25)}"/>` +
    shadedShape(
      roundPath(120, 116, 126, 242, 3),
      base,
      label(appearance, { x: 120, y: 116, w: 126, h: 242 }),
      "lightFromAbove"
    )
  )
}
