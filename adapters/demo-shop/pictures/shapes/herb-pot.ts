import { lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Look } from "../look.ts"
import { body, shadow, seededFraction } from "../parts.ts"

/** A growing herb or plant in its pot and sleeve. */
export const herbPot = (look: Look): string => {
  const plant = /krukväxt|orkidé|begonia|kalanchoe|hyacint|julstjärna/.test(look.text)
    ? /julstj/.test(look.text)
      ? "hibiscus"
      : /hyacint/.test(look.text)
        ? "hyacinth"
        : /murgröna/.test(look.text)
          ? "potted-plant"
          : "blossom"
    : /sallad/.test(look.text)
      ? "leafy-green"
      : "herb"
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
      .map(([x, y, size], index) => icon(plant, x, y, size, Math.round(seededFraction(look.seed, index) * 40 - 20)))
      .join("") +
    body(
      "M112 214h176l-24 128c-2 10-8 16-18 16h-92c-10 0-16-6-18-16z",
      look.hasBrand ? look.brand.base : lighter("#2d6a45", 0.1),
      wideLabel(look, { x: 128, y: 228, w: 144, h: 92 })
    )
  )
}
