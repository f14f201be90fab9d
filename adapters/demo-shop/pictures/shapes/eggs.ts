import { darker, lighter } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** An egg carton with a half-open lid. */
export const eggs = (appearance: Appearance): string => {
  const cartonColour = appearance.seed % 2 === 0 ? "#b9c48f" : "#c8b596"
  const eggColour = /vita|large/.test(appearance.nameAndCategories) ? "#fbf4ea" : "#e3ae80"
  const eggRow = [82, 130, 178, 226, 274, 318]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="222" rx="24" ry="31" fill="${eggColour}"/><ellipse cx="${x - 7}" cy="211" rx="8" ry="11" fill="${lighter(eggColour, 0.5)}"/>`
    )
    .join("")
  const count = Number(/^(\d+)P$/i.exec(appearance.size)?.[1] ?? 12)
  const scale = Math.max(0.82, Math.min(1.04, 0.74 + count * 0.016)).toFixed(2)
  return (
    `<g transform="translate(200 358) scale(${scale}) translate(-200 -358)">` +
    shadow(330) +
    shadedShape(roundPath(46, 84, 308, 122, 16), cartonColour, "", "lightFromAbove") +
    shadedShape(
      roundPath(62, 96, 276, 96, 8),
      appearance.brand.base,
      wideLabel(appearance, { x: 64, y: 96, w: 272, h: 96 }),
      "lightFromAbove"
    ) +
    path("M46 194h308v16H46z", darker(cartonColour, 0.35)) +
    eggRow +
    shadedShape(
      "M46 236c12-12 26-12 34 0c10 14 24 14 34 0c10-14 24-14 34 0c10 14 24 14 34 0c10-14 24-14 34 0c10 14 24 14 34 0c10-14 24-14 34 0c10 14 24 14 34 0c6-12 12-12 20 0l-8 102c-2 14-8 20-20 20H74c-12 0-18-6-20-20z",
      cartonColour,
      [92, 146, 200, 254, 308]
        .map((x) =>
          path(`M${x} 268v76`, "none", `stroke="${darker(cartonColour, 0.25)}" stroke-width="7" stroke-linecap="round"`)
        )
        .join(""),
      "lightFromAbove"
    ) +
    "</g>"
  )
}
