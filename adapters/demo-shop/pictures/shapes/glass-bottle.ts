import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import { type Appearance, lowerCaseNameOf } from "../appearance.ts"
import { shadedShape, rect, roundPath, shadow } from "../parts.ts"

const contentColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/olivolja/, "#a8a23a"],
  [/olja/, "#e8bd3e"],
  [/rött|röd|balsam|glögg|must/, "#3c1420"],
  [/vitt|vit|mousser|bubb|cava/, "#4c6b3a"],
  [/rosé/, "#efa6a0"],
  [/soja|fisksås|ostron|teriyaki/, "#2a130b"],
  [/sweet chili|sriracha|hot|chili|sambal/, "#c8371e"],
  [/äpple|cider/, "#dba63f"],
  [/vinäger|ättika/, "#dfe6dc"],
  [/fläder|citron|lemon/, "#eadf9d"]
]

/** A slim glass bottle: oil, wine, soy, vinegar. */
export const glassBottle = (appearance: Appearance): string => {
  const bottleColour =
    contentColours.find(([pattern]) => pattern.test(lowerCaseNameOf(appearance)))?.[1] ??
    darker(appearance.flavourColour, 0.15)
  return (
    shadow(110) +
    shadedShape(
      "M184 58h32v60c0 24 32 30 32 66v152c0 14-8 22-20 22h-56c-12 0-20-8-20-22V184c0-36 32-42 32-66z",
      bottleColour
    ) +
    shadedShape(
      roundPath(150, 206, 100, 124, 4),
      appearance.brand.base,
      label(appearance, { x: 150, y: 206, w: 100, h: 124 })
    ) +
    rect(180, 32, 40, 50, 6, darker(appearance.brand.accent, 0.1)) +
    rect(180, 32, 11, 50, 5, lighter(appearance.brand.accent, 0.35), 'opacity=".6"')
  )
}
