import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, shadow } from "../parts.ts"

/** A jug with a handle: washing liquid, softener, cleaner. */
export const jug = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  const capColour = accent === "#ffffff" ? appearance.flavourColour : accent
  return (
    shadow(190) +
    shadedShape(
      "M150 76h64c14 30 66 30 74 84l6 160c1 26-10 38-30 38H138c-20 0-31-12-30-38l8-150c2-40 30-56 34-94z",
      base,
      label(appearance, { x: 112, y: 150, w: 158, h: 190 })
    ) +
    path("M226 112c26 8 40 24 44 58l-26-4c-4-22-14-34-30-38z", darker(base, 0.4), 'opacity=".55"') +
    rect(146, 34, 72, 46, 9, capColour) +
    rect(154, 36, 16, 42, 6, lighter(capColour, 0.4), 'opacity=".6"') +
    [0, 1, 2, 3].map((line) => rect(180 + line * 9, 42, 3, 32, 1, darker(capColour, 0.25), 'opacity=".5"')).join("")
  )
}
