import { lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** A cup with a foil lid: yoghurt, quark, pudding. */
export const cup = (appearance: Appearance): string => {
  const lidColour = appearance.flavourColour
  return (
    shadow(150) +
    shadedShape(
      "M100 132h200l-22 206c-2 14-8 20-20 20H142c-12 0-18-6-20-20z",
      appearance.brand.base,
      label(appearance, { x: 118, y: 140, w: 164, h: 206 })
    ) +
    path("M92 128c4-16 212-16 216 0c2 12-6 14-14 14H106c-8 0-16-2-14-14z", lidColour) +
    `<ellipse cx="200" cy="122" rx="104" ry="13" fill="${lighter(lidColour, 0.4)}"/><path d="M296 124l26 10-22 8z" fill="${lighter(lidColour, 0.2)}"/>`
  )
}
