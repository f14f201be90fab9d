import { darker, lighter, mix } from "../colour.ts"
import { copies, rowsIn } from "../copies.ts"
import { label } from "../label.ts"
import { type Appearance, lowerCaseNameOf } from "../appearance.ts"
import { shadedShape, rect, roundPath, shadow } from "../parts.ts"

const contentColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/gurk|cornich|jalap|oliver|kapris|pesto all|basilico|feferoni/, "#6f8f3a"],
  [/rödbet/, "#7a1540"],
  [/sill|matjes|ansjovis/, "#cfd6d8"],
  [/nutella|choklad|nougat|kakao/, "#4a2615"],
  [/jordnöt|mandelsm|biscoff|karamell/, "#b9813f"],
  [/honung/, "#e3a021"],
  [/pastasås|tomat|salsa|tacos|soltork|rosso|bolognese|ajvar/, "#b8351f"],
  [/svart.*(rom|kaviar)/, "#2b2326"],
  [/röd stenbit/, "#c4351f"],
  [/rom\b|kaviar/, "#e8843c"],
  [/mos|puré|äpple|banan|marmelad.*apelsin/, "#dcae4c"],
  [/kaffe/, "#3a2015"]
]

/** A glass jar with a lid and visible food. */
export const jar = (appearance: Appearance): string => {
  const contentColour =
    contentColours.find(([pattern]) => pattern.test(lowerCaseNameOf(appearance)))?.[1] ??
    mix(appearance.flavourColour, "#5a1020", 0.1)
  const isSmall = /puré|barnmat|rom\b|kaviar|löjrom|kapris/.test(appearance.nameAndCategories)
  const [x, y, w, h] = isSmall ? [126, 186, 148, 172] : [116, 128, 168, 230]
  const lidColour = appearance.brand.accent === "#ffffff" ? appearance.flavourColour : appearance.brand.accent
  return (
    shadow(w) +
    shadedShape(
      roundPath(x, y, w, h, 26),
      contentColour,
      /gurk|oliv|lök|sill|kapris|jalap|rödbet|tomat|champ/.test(appearance.nameAndCategories)
        ? copies(appearance.iconName, rowsIn({ x, y: y - 10, w, h: h + 20 }, 3, 4, 76, appearance.seed))
        : ""
    ) +
    shadedShape(
      roundPath(x + 3, y + h * 0.2, w - 6, h * 0.64, 6),
      appearance.brand.base,
      label(appearance, { x: x + 3, y: y + h * 0.2, w: w - 6, h: h * 0.64 })
    ) +
    shadedShape(roundPath(x + 8, y - 36, w - 16, 42, 8), lidColour) +
    rect(x + 8, y - 6, w - 16, 5, 0, darker(lidColour, 0.25)) +
    rect(x + 14, y - 30, 18, 26, 6, lighter(lidColour, 0.4), 'opacity=".5"')
  )
}
