import { lighter, mix } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, rect, shadow } from "../parts.ts"

/** A squeeze bottle with a wide cap at the bottom or a nozzle: ketchup, dressing, washing-up liquid. */
export const squeezeBottle = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  const isUpsideDown =
    appearance.seed % 2 === 0 && /ketchup|senap|majonn|dressing|sås|sylt/.test(appearance.nameAndCategories)
  const fillColour = mix(base, appearance.flavourColour, /ketchup/.test(appearance.nameAndCategories) ? 0 : 0.08)
  return isUpsideDown
    ? shadow(130) +
        rect(156, 306, 88, 52, 10, accent === "#ffffff" ? appearance.flavourColour : accent) +
        shadedShape(
          "M150 70c0-22 20-30 50-30s50 8 50 30l12 150c4 50-12 92-30 92h-64c-18 0-34-42-30-92z",
          fillColour,
          label(appearance, { x: 146, y: 74, w: 108, h: 206 })
        )
    : shadow(130) +
        rect(184, 34, 32, 34, 7, accent === "#ffffff" ? appearance.flavourColour : accent) +
        rect(184, 34, 9, 34, 4, lighter(accent, 0.4), 'opacity=".6"') +
        shadedShape(
          "M172 66h56c6 24 36 40 36 84v176c0 22-10 32-26 32h-76c-16 0-26-10-26-32V150c0-44 30-60 36-84z",
          fillColour,
          label(appearance, { x: 140, y: 124, w: 120, h: 210 })
        )
}
