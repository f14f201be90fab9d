import { darker, lighter } from "../colour.ts"
import { wideLabel } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, roundPath, shadow } from "../parts.ts"

const interiorColours: ReadonlyArray<readonly [RegExp, string]> = [
  [/ädel|gorgonzola|brie|camembert|getost|chèvre/, "#f7efd2"],
  [/cheddar|västerbotten/, "#f0b63f"]
]

/** A piece of cheese with its label: a block with rind, or a wedge for dessert cheese. */
export const cheese = (appearance: Appearance): string => {
  const isWedge =
    /brie|camembert|ädel|gorgonzola|getost|cambozola|chèvre|manchego|pecorino|gruyère|comté|vacherousse/.test(
      appearance.nameAndCategories
    )
  const interiorColour =
    interiorColours.find(([pattern]) => pattern.test(appearance.nameAndCategories))?.[1] ?? "#f4d16a"
  const holes = [
    [120, 200, 13],
    [252, 176, 17],
    [190, 150, 9],
    [300, 214, 11],
    [90, 158, 8]
  ]
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${darker(interiorColour, /ädel|gorgon/.test(appearance.nameAndCategories) ? 0.45 : 0.14)}"/>`
    )
    .join("")
  if (isWedge) {
    return (
      shadow(300) +
      path("M50 232l200-128c50 6 92 34 100 76v6L60 246z", lighter(interiorColour, 0.25)) +
      shadedShape("M50 236l300-58v150c0 8-4 12-12 13L66 358c-10 1-16-4-16-12z", interiorColour, holes) +
      path("M340 180h14v148c0 8-4 12-14 13z", darker(interiorColour, 0.18)) +
      shadedShape(
        "M74 262l238-42v86L74 338z",
        appearance.brand.base,
        `<g transform="rotate(-9 190 280)">${wideLabel(appearance, { x: 70, y: 242, w: 246, h: 84 })}</g>`,
        "lightFromAbove"
      )
    )
  }
  return (
    shadow(320) +
    path("M46 140l40-44h272l-22 44z", lighter(interiorColour, 0.4)) +
    path("M336 140l22-44v200l-22 62z", darker(interiorColour, 0.25)) +
    shadedShape(roundPath(46, 140, 290, 218, 8), interiorColour, holes, "lightFromAbove") +
    path(
      "M46 140h290v9H46zM46 349h290v9H46z",
      /präst|svecia|västerb|edamer/.test(appearance.nameAndCategories) ? "#c03a22" : "#e3a83b"
    ) +
    shadedShape(
      roundPath(64, 214, 254, 116, 6),
      appearance.brand.base,
      wideLabel(appearance, { x: 66, y: 214, w: 250, h: 116 }),
      "lightFromAbove"
    )
  )
}
