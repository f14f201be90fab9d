import { darker } from "../colour.ts"
import { shadedEllipse, flatShape, line, ellipse, transformed, ringPoints, shadedShape, type Motif } from "./draw.ts"
import { heapPoints, shadeOf } from "./heap.ts"

const cornflakes: Motif = (colour = "#e8a637") =>
  heapPoints(16, 10.4)
    .map(([x, y, index]) =>
      transformed(
        shadedShape("M-12-4C-8-12 6-11 12-5C10 0 14 6 6 9C-2 12-14 8-12-4z", shadeOf(colour, index)),
        x,
        y,
        1,
        index * 60
      )
    )
    .join("")

const rings: Motif = (colour = "#d9a04a") =>
  heapPoints(12, 12)
    .map(([x, y, index]) =>
      transformed(
        `<circle r="8" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="8"/><circle cy="-1" r="8" fill="none" stroke="${shadeOf(colour, index)}" stroke-width="6"/>`,
        x,
        y
      )
    )
    .join("")

const cerealBowl = (content: string): string =>
  shadedShape("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", "#6f9fb5") +
  flatShape("M-16 38h32v6h-32z", "#557f94") +
  ellipse(0, -2, 44, 15, "#f7f4ec") +
  content

const muesli: Motif = (colour = "#d3a75c") =>
  cerealBowl(
    ringPoints(0, -4, 12, 30, 9)
      .concat(ringPoints(0, -5, 7, 15, 5))
      .map(([x, y], index) => ellipse(x, y, 7, 4, shadeOf(colour, index), index * 40))
      .join("") +
      [
        [-16, -8],
        [10, -4],
        [22, -8]
      ]
        .map(([x = 0, y = 0]) => shadedEllipse(x, y, 5, 5, "#b8324a"))
        .join("") +
      shadedEllipse(-2, -9, 5, 5, "#44508f")
  )

const porridge: Motif = (colour = "#ecdcb8") =>
  cerealBowl(
    ellipse(0, -3, 39, 12, colour) +
      line("M-26-4q8-5 14 0M6 0q8-5 16-1", darker(colour, 0.16), 2.4) +
      shadedEllipse(0, -8, 7, 5, "#b8324a") +
      shadedEllipse(11, -6, 6, 5, "#b8324a")
  )

const biscuitCereal: Motif = (colour = "#c99a56") =>
  [
    [-14, -10, -10],
    [12, 12, 8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-30-14C-30-20 30-20 30-14V14C30 20-30 20-30 14z",
          colour,
          line("M-24-10h48M-26-3h50M-25 4h50M-24 11h48", darker(colour, 0.25), 2.4, 0.7)
        ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

export const cerealsMotifs: Readonly<Record<string, Motif>> = {
  "biscuit-cereal": biscuitCereal,
  cornflakes,
  muesli,
  porridge,
  rings
}
