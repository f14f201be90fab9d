import { darker, lighter, mix } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, rect, roundPath, shadow } from "../parts.ts"

const spiceColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/peppar/, "#3a332e"],
  [/paprika|chili|cayenne/, "#b5331c"],
  [/kanel|muskot|nejlika|kryddpeppar/, "#7d4a26"],
  [/curry|gurkmeja|saffran|ingefära/, "#d99a1c"],
  [/oregano|basilika|timjan|dill|persilja|rosmarin|lager/, "#61743a"],
  [/salt|socker|vitlök|lök/, "#efe9dc"],
  [/grill|bbq|taco/, "#a2552a"]
]

/** A small spice jar or mill with its contents visible below the label. */
export const spiceJar = (appearance: Appearance): string => {
  const spiceColour =
    spiceColours.find(([pattern]) => pattern.test(appearance.nameAndCategories.slice(0, 50)))?.[1] ?? "#8a6b3c"
  const jarLidColour = appearance.brand.accent === "#ffffff" ? "#1f1f1f" : appearance.brand.accent
  const lidColour = /kvarn/.test(appearance.nameAndCategories) ? "#262626" : jarLidColour
  return (
    shadow(120) +
    shadedShape(roundPath(134, 120, 132, 238, 18), mix(spiceColour, "#ffffff", 0.06)) +
    shadedShape(
      roundPath(136, 176, 128, 134, 3),
      appearance.brand.base,
      label(appearance, { x: 136, y: 176, w: 128, h: 134 })
    ) +
    shadedShape(roundPath(140, 62, 120, 66, 9), lidColour) +
    rect(150, 66, 16, 58, 6, lighter(lidColour, 0.35), 'opacity=".5"') +
    [0, 1, 2, 3, 4, 5]
      .map((line) => rect(174 + line * 13, 70, 3, 50, 1, darker(lidColour, 0.3), 'opacity=".5"'))
      .join("")
  )
}
