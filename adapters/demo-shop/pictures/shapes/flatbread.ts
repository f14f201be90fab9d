import { lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** Thin round bread, tortillas and taco shells in a round or square pack. */
export const flatbread = (appearance: Appearance): string => {
  if (/krydda|sås|kit|salsa|nacho|skal/.test(appearance.text.slice(0, 40))) {
    return (
      shadow(220) +
      shadedShape(
        "M96 56h208v302H96z",
        appearance.brand.base,
        wideLabel(appearance, { x: 98, y: 74, w: 204, h: 104 }),
        "lightFromAbove"
      ) +
      icon(appearance.iconName, 200, 262, 176)
    )
  }
  return (
    shadow(290) +
    `<circle cx="200" cy="214" r="146" fill="${lighter(appearance.brand.base, 0.5)}"/><circle cx="200" cy="214" r="132" fill="#d9a861"/><circle cx="200" cy="212" r="128" fill="#ecca8d"/>` +
    [
      [150, 130],
      [240, 120],
      [270, 180],
      [130, 300],
      [250, 310],
      [190, 330]
    ]
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="15" ry="10" fill="#c58a44" opacity=".7"/>`)
      .join("") +
    shadedShape(
      "M56 176h288c8 26 8 52 0 78H56c-8-26-8-52 0-78z",
      appearance.brand.base,
      wideLabel(appearance, { x: 60, y: 172, w: 280, h: 86 })
    ) +
    path("M96 130c24-30 60-48 100-50", "none", 'stroke="#ffffff" stroke-width="9" opacity=".55" stroke-linecap="round"')
  )
}
