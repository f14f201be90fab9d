import { lighter } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"

const flame = (x: number, y: number): string =>
  path(`M${x} ${y - 34}c12 16 14 26 0 34c-14-8-12-18 0-34z`, "#f6a21b") +
  path(`M${x} ${y - 20}c6 8 6 14 0 18c-6-4-6-10 0-18z`, "#fff1b8")

/** A wide pack of tea lights or outdoor candles, or tall candles with a paper band. */
export const candle = (appearance: Appearance): string => {
  const waxColour = /röd/.test(appearance.nameAndCategories) ? "#b3202c" : "#fbf3df"
  if (/värme|marschall/.test(appearance.nameAndCategories)) {
    return (
      shadow(300) +
      [90, 164, 238, 312]
        .map(
          (x) =>
            rect(x - 32, 196, 64, 40, 8, "#d9dde0") +
            `<ellipse cx="${x}" cy="196" rx="32" ry="11" fill="${waxColour}"/>` +
            flame(x, 192)
        )
        .join("") +
      shadedShape(
        roundPath(52, 232, 296, 126, 8),
        appearance.brand.base,
        wideLabel(appearance, { x: 54, y: 232, w: 292, h: 126 }),
        "lightFromAbove"
      )
    )
  }
  return (
    shadow(210) +
    [120, 168, 216, 264]
      .map(
        (x, index) =>
          flame(x + 8, 62 + (index % 2) * 10) +
          rect(
            x - 14,
            58 + (index % 2) * 10,
            44,
            300 - (index % 2) * 10,
            6,
            index % 2 === 0 ? waxColour : lighter(waxColour, 0.2)
          ) +
          rect(x - 10, 62 + (index % 2) * 10, 8, 290, 4, "#ffffff", 'opacity=".45"')
      )
      .join("") +
    shadedShape(
      roundPath(98, 204, 206, 100, 6),
      appearance.brand.base,
      wideLabel(appearance, { x: 100, y: 204, w: 202, h: 100 })
    )
  )
}
