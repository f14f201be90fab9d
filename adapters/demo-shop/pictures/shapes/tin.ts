import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, shadow } from "../parts.ts"

/** A food tin: tomatoes, beans; a lower one for fish balls, pineapple, maize and mushrooms. */
export const tin = (appearance: Appearance): string => {
  const top = /fiskbull|ananas|majs|champinj/.test(appearance.nameAndCategories) ? 150 : 116
  return (
    shadow(180) +
    `<ellipse cx="200" cy="${top}" rx="92" ry="20" fill="#d5dadd"/><ellipse cx="200" cy="${top}" rx="78" ry="14" fill="#aab2b7"/><path d="M188 ${top - 3}h38" stroke="#e8ecee" stroke-width="6" stroke-linecap="round"/>` +
    shadedShape(
      `M108 ${top}c10 26 174 26 184 0v222c-10 28-174 28-184 0z`,
      "#c3cacd",
      path(`M108 ${top + 14}c10 26 174 26 184 0v194c-10 28-174 28-184 0z`, appearance.brand.base) +
        label(appearance, { x: 112, y: top + 34, w: 176, h: 312 - top })
    )
  )
}
