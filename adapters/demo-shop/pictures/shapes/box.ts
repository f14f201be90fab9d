import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** An upright box; low and wide for medicine, tea and stock cubes. */
export const box = (appearance: Appearance): string => {
  const { base } = appearance.brand
  const isLow =
    /värk|apotek|\/ te \/|buljong|läkemedel|vitamin|bakpulver|jäst|förkyl|mage|plåster|påsar|såspåse|kryddmix/.test(
      appearance.nameAndCategories
    )
  const [x, y, w, h] = isLow ? [74, 150, 216, 208] : [104, 62, 160, 296]
  const rightX = x + w
  return (
    shadow(w + 50, 208) +
    path(`M${rightX} ${y}l38-18v${h - 8}l-38 26z`, darker(base, 0.28)) +
    path(`M${x} ${y}l38-18h${w}l-38 18z`, lighter(base, 0.35)) +
    shadedShape(roundPath(x, y, w, h, 3), base, label(appearance, { x, y, w, h }), "lightFromAbove")
  )
}
