import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"

/** Skin and hair care: a jar, a bottle with a flip lid or a pump bottle. */
export const pump = (appearance: Appearance): string => {
  const { base, accent } = appearance.brand
  const topColour = accent === "#ffffff" ? appearance.flavourColour : accent
  if (/ansiktskräm|läppvård|vax/.test(appearance.nameAndCategories)) {
    return (
      shadow(170) +
      shadedShape(roundPath(114, 220, 172, 138, 22), base, label(appearance, { x: 124, y: 224, w: 152, h: 132 })) +
      shadedShape(roundPath(108, 168, 184, 58, 14), topColour)
    )
  }
  if (/tvål|lotion|handkräm|pump/.test(appearance.nameAndCategories)) {
    return (
      shadow(140) +
      path("M194 44h46c10 0 16 8 14 18h-48v44h-12z", topColour) +
      rect(178, 100, 44, 24, 5, darker(topColour, 0.12)) +
      shadedShape(
        "M162 122h76c20 8 30 22 30 46v160c0 20-10 30-28 30h-80c-18 0-28-10-28-30V168c0-24 10-38 30-46z",
        base,
        label(appearance, { x: 136, y: 150, w: 128, h: 200 })
      )
    )
  }
  return (
    shadow(130) +
    rect(154, 56, 92, 48, 10, topColour) +
    rect(162, 58, 18, 44, 8, lighter(topColour, 0.4), 'opacity=".6"') +
    shadedShape(
      "M148 102h104c12 10 16 26 16 50v176c0 20-10 30-26 30h-84c-16 0-26-10-26-30V152c0-24 4-40 16-50z",
      base,
      label(appearance, { x: 138, y: 112, w: 124, h: 236 })
    )
  )
}
