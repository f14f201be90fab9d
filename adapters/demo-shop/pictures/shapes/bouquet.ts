import { copies, type Placement } from "../copies.ts"
import type { Appearance } from "../appearance.ts"
import { path, shadow, seededFraction } from "../parts.ts"

const flowerPositions = [
  [130, 84],
  [270, 84],
  [120, 150],
  [280, 150],
  [200, 110],
  [156, 196],
  [244, 196],
  [200, 176]
] as const

/** Cut flowers in paper. */
export const bouquet = (appearance: Appearance): string => {
  const motifs = ["sunflower", "flower@#d9507a", "flower@#f0e6f0", "flower@#e88a3c"]
  const placementsOf = (motifIndex: number): ReadonlyArray<Placement> =>
    flowerPositions.flatMap(([x, y], index): ReadonlyArray<Placement> =>
      index % motifs.length === motifIndex ? [[x, y, 104, seededFraction(appearance.seed, index) * 50 - 25]] : []
    )
  return (
    shadow(130) +
    path("M150 220l50 138 50-138z", "#3f8f4f") +
    motifs.map((motif, index) => copies(motif, placementsOf(index))).join("") +
    path(
      "M112 214c60 26 116 26 176 0l-56 138c-10 8-54 8-64 0z",
      appearance.hasBrand ? appearance.brand.base : "#f3e2c4"
    ) +
    path("M112 214c60 26 116 26 176 0l-56 138c-10 8-54 8-64 0z", "url(#lightFromLeft)") +
    path("M158 296h84l-6 16h-72z", "#c94f6d")
  )
}
