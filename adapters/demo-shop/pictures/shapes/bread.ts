import { copies, rowsIn } from "../copies.ts"
import { lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { clipped, shadedShape, path, roundPath, shadow } from "../parts.ts"

const bagOutline = "M40 190C40 120 92 84 200 84S360 120 360 190v118c-8 36-60 48-160 48S48 344 40 308z"

const isHotDogBun = (iconName: string): boolean => iconName.startsWith("hot-dog-bun")

/** Bread in its clear bag with a band: a loaf, or several rolls. */
export const bread = (appearance: Appearance): string => {
  const { iconName, brand } = appearance
  const isLarge = /^(tin-loaf|loaf|baguette)/.test(iconName)
  const content = isLarge
    ? icon(iconName, 200, 206, 318)
    : copies(
        iconName,
        isHotDogBun(iconName)
          ? rowsIn({ x: 40, y: 84, w: 320, h: 200 }, 2, 3, 168, 0)
          : rowsIn({ x: 30, y: 84, w: 340, h: 230 }, 3, 3, 150, appearance.seed)
      )
  return (
    shadow(310) +
    path("M48 180C40 156 22 150 8 154C18 172 16 190 4 206C24 214 42 206 50 190z", lighter(brand.base, 0.35)) +
    path("M40 172h14v28H40z", "#d9d2c4") +
    clipped(
      bagOutline,
      path(bagOutline, lighter(brand.base, 0.82)) +
        content +
        path("M84 120C140 92 250 92 316 120C250 108 140 108 84 120z", "#ffffff", 'opacity=".5"') +
        path("M60 190C60 150 74 130 92 118C80 150 78 260 90 320C70 310 60 270 60 190z", "#ffffff", 'opacity=".35"') +
        path(bagOutline, "url(#lightFromLeft)", 'opacity=".6"')
    ) +
    shadedShape(roundPath(38, 232, 324, 92, 8), brand.base, wideLabel(appearance, { x: 38, y: 232, w: 324, h: 92 }))
  )
}
