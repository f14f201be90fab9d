import { darker } from "../colour.ts"
import { trayFood } from "../foods.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A tray under film with a branded sleeve: meat, fish, ready meals. */
export const tray = (appearance: Appearance): string => {
  const background = appearance.seed % 2 === 0 ? "#23272a" : "#e9e6df"
  return (
    shadow(310) +
    shadedShape(roundPath(42, 108, 316, 250, 26), background, "", "lightFromAbove") +
    path("M42 318h316v14c0 16-10 26-26 26H68c-16 0-26-10-26-26z", darker(background, 0.3)) +
    shadedShape(
      roundPath(56, 120, 288, 196, 18),
      darker(background, 0.12),
      trayFood(appearance, { x: 60, y: 124, w: 280, h: 190 }),
      "lightFromAbove"
    ) +
    path("M70 140c60-16 90-14 120-8l-70 160c-30 6-46 4-56-2z", "#ffffff", 'opacity=".16"') +
    shadedShape(
      roundPath(42, 238, 316, 92, 6),
      appearance.brand.base,
      wideLabel(appearance, { x: 46, y: 238, w: 308, h: 92 }),
      "lightFromAbove"
    )
  )
}
