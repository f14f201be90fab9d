import { darker, lighter } from "../colour.ts"
import { label, wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** A tub with a lid: low for butter and spreads, high for ice cream and cream. */
export const tub = (appearance: Appearance): string => {
  const { base } = appearance.brand
  const lidColour = appearance.flavourColour === base ? darker(base, 0.15) : appearance.flavourColour
  return /bredbart|margarin|färskost|leverpastej|smör|hummus|röra|sallad|räkor|kräft|färdig|potatis|fisk/.test(
    appearance.nameAndCategories
  ) && !/glass/.test(appearance.nameAndCategories)
    ? shadow(290) +
        shadedShape(
          "M56 218h288l-22 122c-3 12-10 18-22 18H100c-12 0-19-6-22-18z",
          base,
          wideLabel(appearance, { x: 70, y: 226, w: 260, h: 122 })
        ) +
        shadedShape(
          "M46 196c0-66 308-66 308 0v18c0 10-6 14-14 14H60c-8 0-14-4-14-14z",
          lidColour,
          `<ellipse cx="200" cy="178" rx="120" ry="24" fill="${lighter(lidColour, 0.25)}"/>`,
          "lightFromAbove"
        )
    : shadow(200) +
        shadedShape(
          "M92 146h216l-20 192c-2 14-8 20-20 20H132c-12 0-18-6-20-20z",
          base,
          label(appearance, { x: 108, y: 152, w: 184, h: 200 })
        ) +
        shadedShape(roundPath(82, 108, 236, 44, 12), lidColour) +
        path("M90 148h220v7H90z", darker(lidColour, 0.35), 'opacity=".5"')
}
