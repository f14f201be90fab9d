import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"

/** A gable-top carton seen a little from the left: milk, juice, soured milk (fil). */
export const carton = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  const side = darker(base, 0.22)
  const front = roundPath(112, 128, 138, 230, 3)
  return (
    shadow(200, 210) +
    path("M250 128l46-14v232l-46 12z", side) +
    path("M250 128l46-14v232l-46 12z", "url(#lightFromAbove)") +
    path("M112 128l22-58h104l12 58z", lighter(base, 0.12)) +
    path("M250 128l-12-58 30-10 28 54z", darker(base, 0.32)) +
    rect(130, 40, 112, 34, 3, lighter(base, 0.2)) +
    path("M242 40l28-8v30l-28 10z", darker(base, 0.15)) +
    rect(130, 56, 112, 3, 0, darker(base, 0.12)) +
    (appearance.seed % 3 === 0
      ? ""
      : `<ellipse cx="186" cy="101" rx="20" ry="15" fill="${darker(accent, 0.25)}"/><ellipse cx="186" cy="97" rx="20" ry="15" fill="${accent}"/>`) +
    shadedShape(front, base, label(appearance, { x: 112, y: 128, w: 138, h: 230 }), "lightFromAbove")
  )
}
