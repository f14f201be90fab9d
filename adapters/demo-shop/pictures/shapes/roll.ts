import { darker } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

const singleRoll = (x: number, y: number, w: number, h: number): string =>
  shadedShape(roundPath(x, y, w, h, 12), "#fdfbf6") +
  `<ellipse cx="${x + w / 2}" cy="${y + 4}" rx="${w / 2}" ry="${w * 0.17}" fill="#f3eee4"/><ellipse cx="${x + w / 2}" cy="${y + 4}" rx="${w * 0.16}" ry="${w * 0.055}" fill="#b89b76"/>`

/** Paper rolls in film: two rows of toilet paper, or two tall kitchen rolls. */
export const roll = (appearance: Appearance): string => {
  const isKitchenRoll = /hushåll|torky/.test(appearance.nameAndCategories)
  const rolls = isKitchenRoll
    ? singleRoll(92, 70, 106, 286) + singleRoll(202, 70, 106, 286)
    : [196, 62].map((y) => [66, 156, 246].map((x) => singleRoll(x, y, 90, 150)).join("")).join("") +
      [66, 156, 246].map((x) => singleRoll(x, 206, 90, 150)).join("")
  return (
    shadow(280) +
    rolls +
    shadedShape(
      roundPath(60, 160, 280, 124, 10),
      appearance.brand.base,
      wideLabel(appearance, { x: 64, y: 160, w: 272, h: 124 })
    ) +
    path("M62 60h276v298H62z", appearance.brand.base, 'opacity=".1"') +
    path("M76 64v288", "none", 'stroke="#ffffff" stroke-width="9" opacity=".45" stroke-linecap="round"') +
    path("M62 358h276", "none", `stroke="${darker(appearance.brand.base, 0.3)}" stroke-width="2" opacity=".3"`)
  )
}
