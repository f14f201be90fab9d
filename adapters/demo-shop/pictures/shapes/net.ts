import { darker, lighter } from "../colour.ts"
import { heap } from "../foods.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, clipped, path, rect, roundPath, shadow } from "../parts.ts"

/** Packed fruit, vegetables and potatoes: a net or bag for roots and citrus, an open punnet for the rest. */
export const net = (appearance: Appearance): string => {
  const labelColours: Appearance = appearance.hasBrand
    ? appearance
    : { ...appearance, brand: { ...appearance.brand, base: "#f7f1e2", ink: "#23302a", accent: "#1d6a42" } }
  const tint = appearance.hasBrand ? appearance.brand.base : "#2d6a45"
  if (/potatis|morot|morötter|lök|citron|apelsin|clementin|nät|rotfr|småcitrus|betor|palster/.test(appearance.text)) {
    const outline = "M92 108c60-22 156-22 216 0c30 70 30 190 4 244c-70 14-154 14-224 0c-26-54-26-174 4-244z"
    const mesh = Array.from(
      { length: 16 },
      (_, index) => `M${20 + index * 26} 60l-120 320M${-20 + index * 26} 60l120 320`
    ).join("")
    return (
      shadow(260) +
      path("M168 96l-26-52h116l-26 52z", lighter(tint, 0.2)) +
      rect(160, 84, 80, 20, 8, tint) +
      clipped(
        outline,
        path(outline, lighter(tint, 0.72)) +
          heap(appearance, { x: 80, y: 100, w: 240, h: 264 }, 14) +
          path(mesh, "none", `stroke="${darker(tint, 0.1)}" stroke-width="2" opacity=".32"`) +
          path(outline, "url(#lightFromLeft)")
      ) +
      shadedShape(
        roundPath(104, 196, 192, 84, 8),
        labelColours.brand.base,
        wideLabel(labelColours, { x: 106, y: 196, w: 188, h: 84 }),
        "lightFromAbove"
      )
    )
  }
  return (
    shadow(290) +
    heap(appearance, { x: 70, y: 92, w: 260, h: 150 }, 10) +
    shadedShape(
      "M58 214h284l-20 126c-2 12-8 18-20 18H98c-12 0-18-6-20-18z",
      appearance.hasBrand ? lighter(tint, 0.05) : "#c9a06a",
      "",
      "lightFromAbove"
    ) +
    shadedShape(
      roundPath(92, 244, 216, 88, 8),
      labelColours.brand.base,
      wideLabel(labelColours, { x: 94, y: 244, w: 212, h: 88 }),
      "lightFromAbove"
    )
  )
}
