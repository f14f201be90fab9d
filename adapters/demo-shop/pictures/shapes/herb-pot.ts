import { lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, shadow, seededFraction } from "../parts.ts"

const pottedPlant = /krukväxt|orkidé|begonia|kalanchoe|hyacint|julstjärna/

const plantIcons: ReadonlyArray<readonly [RegExp, string]> = [
  [/julstj/, "hibiscus"],
  [/hyacint/, "hyacinth"],
  [/murgröna/, "potted-plant"],
  // Matches every other plant.
  [/(?:)/, "blossom"]
]

const herbIcons: ReadonlyArray<readonly [RegExp, string]> = [[/sallad/, "leafy-green"]]

/** A growing herb or plant in its pot and sleeve. */
export const herbPot = (appearance: Appearance): string => {
  const icons = pottedPlant.test(appearance.text) ? plantIcons : herbIcons
  const plant = icons.find(([pattern]) => pattern.test(appearance.text))?.[1] ?? "herb"
  const leaves = [
    [140, 120, 120],
    [260, 118, 120],
    [200, 84, 130],
    [150, 186, 110],
    [250, 186, 110],
    [200, 160, 140]
  ] as const
  return (
    shadow(170) +
    leaves
      .map(([x, y, size], index) =>
        icon(plant, x, y, size, Math.round(seededFraction(appearance.seed, index) * 40 - 20))
      )
      .join("") +
    shadedShape(
      "M112 214h176l-24 128c-2 10-8 16-18 16h-92c-10 0-16-6-18-16z",
      appearance.hasBrand ? appearance.brand.base : lighter("#2d6a45", 0.1),
      wideLabel(appearance, { x: 128, y: 228, w: 144, h: 92 })
    )
  )
}
