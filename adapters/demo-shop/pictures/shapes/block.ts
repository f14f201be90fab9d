import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"

/** A block pack with a folded top: flour, sugar, coffee, oats. */
export const block = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return (
    shadow(190, 208) +
    path("M262 92l36-14v258l-36 22z", darker(base, 0.26)) +
    path("M114 92l34-16h150l-36 16z", lighter(base, 0.3)) +
    path("M134 84h132l12-5H150z", darker(base, 0.2), 'opacity=".5"') +
    shadedShape(
      roundPath(114, 92, 148, 266, 5),
      base,
      label(appearance, { x: 114, y: 96, w: 148, h: 258 }),
      "lightFromAbove"
    ) +
    rect(180, 70, 62, 9, 3, appearance.flavourColour)
  )
}
