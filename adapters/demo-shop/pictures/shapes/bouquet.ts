import { icon } from "../icon.ts"
import type { Appearance } from "../appearance.ts"
import { path, shadow, seededFraction } from "../parts.ts"

const flowers: ReadonlyArray<readonly [RegExp, string]> = [
  [/ros/, "rose"],
  [/tulpan/, "tulip"],
  [/nejlik/, "hibiscus"]
]

/** Cut flowers in paper. */
export const bouquet = (appearance: Appearance): string => {
  const flower = flowers.find(([pattern]) => pattern.test(appearance.text))?.[1]
  const icons = flower === undefined ? ["sunflower", "tulip", "hibiscus", "blossom"] : [flower]
  return (
    shadow(130) +
    path("M150 220l50 138 50-138z", "#3f8f4f") +
    [
      [120, 150],
      [280, 150],
      [200, 110],
      [156, 196],
      [244, 196],
      [130, 84],
      [270, 84],
      [200, 176]
    ]
      .map(([x = 0, y = 0], index) =>
        icon(
          icons[index % icons.length] ?? "blossom",
          x,
          y,
          104,
          Math.round(seededFraction(appearance.seed, index) * 50 - 25)
        )
      )
      .join("") +
    path(
      "M112 214c60 26 116 26 176 0l-56 138c-10 8-54 8-64 0z",
      appearance.hasBrand ? appearance.brand.base : "#f3e2c4"
    ) +
    path("M112 214c60 26 116 26 176 0l-56 138c-10 8-54 8-64 0z", "url(#lightFromLeft)") +
    path("M158 296h84l-6 16h-72z", "#c94f6d")
  )
}
