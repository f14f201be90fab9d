import { darker } from "../colour.ts"
import { label, wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

/** The zigzag end of a wrapper; a negative `depth` points to the left. */
const zigzag = (x: number, depth: number): string =>
  Array.from({ length: 13 }, (_, index) => `L${index % 2 === 0 ? x : x + depth} ${176 + index * 12}`).join("")

/** An upright chocolate bar, or a snack bar in its wrapper. */
export const bar = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return /chokladkak|marabou|fazer|lindt|toblerone|ritter|milka/.test(appearance.nameAndCategories) &&
    !/bars & mell|dubbelnougat/.test(appearance.nameAndCategories)
    ? shadow(190) +
        shadedShape(
          roundPath(106, 40, 188, 318, 6),
          base,
          label(appearance, { x: 106, y: 46, w: 188, h: 306 }),
          "lightFromAbove"
        ) +
        path("M106 58h188M106 340h188", "none", `stroke="${darker(base, 0.3)}" stroke-width="2" opacity=".35"`)
    : shadow(330, 204, 336) +
        path(`M52 176${zigzag(48, -8)}L60 320V176z`, darker(base, 0.15)) +
        path(`M348 176${zigzag(352, 8)}L340 320V176z`, darker(base, 0.15)) +
        shadedShape(
          "M56 178c90-16 198-16 288 0c8 46 8 94 0 142c-90 14-198 14-288 0c-8-48-8-96 0-142z",
          base,
          wideLabel(appearance, { x: 62, y: 176, w: 276, h: 144 }),
          "lightFromAbove"
        )
}
