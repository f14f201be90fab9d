import { brightness, darker, lighter, mix } from "../colour.ts"
import { label } from "../label.ts"
import { type Appearance, lowerCaseNameOf } from "../appearance.ts"
import { shadedShape, clipped, path, rect, shadow } from "../parts.ts"

const drinkColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/trocadero/, "#e3a13a"],
  [/cola|pepsi|must|dr pepper/, "#3b1710"],
  [/vatten|ramlösa|loka|imsdal|sprite|7up|tonic|soda(?!stream)|läsk.*päron|champis/, "#cfe8ee"],
  [/apelsin|orange|fanta|zingo|mango|morot/, "#f39a2b"],
  [/hallon|jordgubb|granat|blod|röd/, "#d0314f"],
  [/äpple|päron|lime|fläder|grön/, "#cddc6a"],
  [/svartvinbär|blåbär/, "#4c2a66"],
  [/iste/, "#b3642b"]
]

/** A transparent plastic bottle with a label around the middle. */
export const bottle = (appearance: Appearance): string => {
  const liquidColour =
    drinkColours.find(([pattern]) => pattern.test(lowerCaseNameOf(appearance)))?.[1] ??
    mix(appearance.flavourColour, "#ffffff", 0.15)
  const isBrightLiquid = brightness(liquidColour) > 0.8
  const outline = "M178 62h44v26c0 22 40 38 40 84v156c0 18-8 30-22 30h-80c-14 0-22-12-22-30V172c0-46 40-62 40-84z"
  return (
    shadow(130) +
    shadedShape(
      outline,
      liquidColour,
      (isBrightLiquid ? path("M150 330c20-40 20-120 0-200", "#ffffff", 'opacity=".5"') : "") +
        clipped(
          "M130 166h140v150H130z",
          rect(130, 166, 140, 150, 0, appearance.brand.base) + label(appearance, { x: 138, y: 164, w: 124, h: 152 })
        )
    ) +
    path("M138 166h124v3H138zM138 313h124v3H138z", darker(appearance.brand.base, 0.25), 'opacity=".5"') +
    rect(176, 36, 48, 28, 5, appearance.brand.accent === "#ffffff" ? appearance.brand.base : appearance.brand.accent) +
    rect(176, 36, 14, 28, 5, lighter(appearance.brand.accent, 0.3), 'opacity=".6"') +
    rect(174, 62, 52, 6, 2, darker(liquidColour, 0.12))
  )
}
