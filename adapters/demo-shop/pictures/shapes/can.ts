import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** A drink can. */
export const can = (appearance: Appearance): string => {
  const isSlim = /energ|nocco|celsius|monster|red bull|clean drink|proteindryck/.test(appearance.nameAndCategories)
  const x = isSlim ? 142 : 132
  const w = 400 - 2 * x
  return (
    shadow(w) +
    path(`M${x + 14} 78c0-14 ${w - 28}-14 ${w - 28} 0l14 24H${x}z`, "#b9bfc3") +
    `<ellipse cx="200" cy="76" rx="${w / 2 - 14}" ry="9" fill="#d9dee1"/><ellipse cx="200" cy="76" rx="${w / 2 - 26}" ry="5" fill="#9aa2a7"/>` +
    path(`M${x} 330l12 22c20 9 ${w - 44} 9 ${w - 24} 0l12-22z`, "#a7aeb3") +
    shadedShape(
      `M${x} 100c20 10 ${w - 20} 10 ${w} 0v234c-20 12-${w - 20} 12-${w} 0z`,
      appearance.brand.base,
      label(appearance, { x, y: 106, w, h: 228 })
    )
  )
}
