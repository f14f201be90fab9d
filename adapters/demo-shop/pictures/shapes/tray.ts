import { brightness, darker } from "../colour.ts"
import { iconColour } from "../icon.ts"
import { foodInTray } from "../pack-food.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A tray under film with a branded sleeve: meat, fish, ready meals. */
export const tray = (appearance: Appearance): string => {
  const isDarkFood = brightness(iconColour(appearance.iconName) ?? "#ffffff") < 0.35
  const backgroundColour = appearance.seed % 2 === 0 && !isDarkFood ? "#2b3033" : "#e9e6df"
  return (
    shadow(320) +
    shadedShape(roundPath(38, 78, 324, 280, 28), backgroundColour, "", "lightFromAbove") +
    shadedShape(
      roundPath(52, 92, 296, 252, 20),
      darker(backgroundColour, 0.12),
      foodInTray(appearance, { x: 56, y: 94, w: 288, h: 174 }, darker(backgroundColour, 0.2)),
      "lightFromAbove"
    ) +
    path("M66 102C110 92 150 90 180 94L120 262C90 266 74 264 62 258z", "#ffffff", 'opacity=".13"') +
    shadedShape(
      roundPath(38, 258, 324, 84, 6),
      appearance.brand.base,
      wideLabel(appearance, { x: 38, y: 258, w: 324, h: 84 }),
      "lightFromAbove"
    )
  )
}
