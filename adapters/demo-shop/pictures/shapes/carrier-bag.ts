import { icon } from "../icon.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"
import { textPath } from "../text-path.ts"

/** The shop's own carrier bag. */
export const carrierBag = (appearance: Appearance): string => {
  const isPlastic = /plast/.test(appearance.nameAndCategories)
  const backgroundColour = isPlastic ? "#eef1ec" : "#c9a06a"
  const isLarge = appearance.nameAndCategories.startsWith("stor")
  return (
    shadow(240) +
    `<g transform="translate(200 358) scale(${isLarge ? 1 : 0.82}) translate(-200 -358)">` +
    path("M158 128c0-70 84-70 84 0", "none", `stroke="${isPlastic ? "#1d6a42" : "#a37c49"}" stroke-width="10"`) +
    path("M300 124l26 14-8 202-18 18z", isPlastic ? "#c9d2c6" : "#9c7542") +
    shadedShape(
      "M92 124h208v234H92z",
      backgroundColour,
      icon("apple", 160, 226, 64, -8) +
        icon("carrot", 236, 224, 66, 10) +
        textPath("Skafferi", { face: "script", fill: "#1d6a42", x: 196, y: 316, size: 56, width: 176 }),
      "lightFromAbove"
    ) +
    path("M92 124l40 18 28-18 40 18 28-18 40 18 32-18", "none", 'stroke="#00000022" stroke-width="2"') +
    "</g>"
  )
}
