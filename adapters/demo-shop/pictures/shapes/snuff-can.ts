import { darker, lighter } from "../colour.ts"
import { label } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, shadow } from "../parts.ts"

/** A round, low can of snuff, seen from above. */
export const snuffCan = (appearance: Appearance): string => {
  const { base } = appearance.brand
  return (
    shadow(270, 204, 350) +
    `<circle cx="200" cy="222" r="136" fill="${darker(base, 0.35)}"/>` +
    shadedShape(
      "M64 206a136 136 0 1 0 272 0a136 136 0 1 0-272 0z",
      base,
      label({ ...appearance, seed: appearance.seed % 2 }, { x: 106, y: 98, w: 188, h: 206 }),
      "lightFromAbove"
    ) +
    `<circle cx="200" cy="206" r="127" fill="none" stroke="${lighter(base, 0.4)}" stroke-width="3" opacity=".6"/>`
  )
}
