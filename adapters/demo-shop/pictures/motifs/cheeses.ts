import { darker, lighter } from "../colour.ts"
import { shadedEllipse, flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const holes = (colour: string): string =>
  [
    [-20, 14, 6],
    [2, 6, 4],
    [18, 18, 7],
    [-4, 24, 4.6],
    [30, 2, 3.4]
  ]
    .map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, darker(colour, 0.22)))
    .join("")

const cheese: Motif = (colour = "#f0c24b") =>
  flatShape("M-46 2L30-32C40-28 46-18 46-8L-46 6z", lighter(colour, 0.45)) +
  shadedShape("M-46 4L46-10V22C46 26 44 27 40 28L-42 40C-45 40-46 38-46 34z", colour, holes(colour))

const softCheese: Motif = (colour = "#f6ebc9") =>
  flatShape("M-44 4L20-30C34-28 44-16 46-6L-44 10z", "#fdfaf2") +
  shadedShape("M-44 8L46-6V22L-44 38z", colour) +
  flatShape("M-44 8L46-6V0L-44 14zM-44 32L46 16V22L-44 38z", "#fdfaf2")

const blueCheese: Motif = () =>
  flatShape("M-44 4L20-30C34-28 44-16 46-6L-44 10z", "#f7f2df") +
  shadedShape(
    "M-44 8L46-6V22L-44 38z",
    "#f4ecd2",
    line("M-30 14q6 6 12 2M-10 22q6-6 10 0M12 6q4 8 10 4M24 14q4-6 8 0M-24 28q8-4 12 0M4 14q-4 4 2 8", "#5f7f8f", 3.4)
  ) +
  line("M-14-8q6-4 10 0M8-16q8-2 12 4", "#5f7f8f", 3)

const cheeseSlices: Motif = (colour = "#f2cc5c") =>
  [16, 4, -8]
    .map((y, index) =>
      transformed(
        shadedShape(
          "M-38 10L-6-16L40-4L8 24z",
          index === 1 ? darker(colour, 0.1) : colour,
          index === 2
            ? [
                [-12, 4],
                [6, 10],
                [10, -4],
                [-4, -6]
              ]
                .map(([x = 0, py = 0]) => ellipse(x, py, 3.4, 2.4, darker(colour, 0.2)))
                .join("")
            : ""
        ),
        0,
        y
      )
    )
    .join("")

const gratedCheese: Motif = (colour = "#f2c84f") =>
  Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index) * 7.4
    return transformed(
      line(
        "M-10 2C-4-3 4-3 10 2",
        index % 3 === 0 ? lighter(colour, 0.35) : index % 2 === 0 ? darker(colour, 0.12) : colour,
        5
      ),
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.62 + 8,
      1,
      index * 67
    )
  })
    .toReversed()
    .join("")

const cubes: Motif = (colour = "#fbf8ee") =>
  [
    [-16, 12],
    [20, 14],
    [2, -14]
  ]
    .map(([x = 0, y = 0]) =>
      transformed(
        flatShape("M-20-8L2-18L22-8V14L2 24L-20 14z", darker(colour, 0.1)) +
          flatShape("M-20-8L2-18L22-8L0 2z", lighter(colour, 0.3)) +
          flatShape("M-20-8L0 2V24L-20 14z", colour) +
          line("M-20-8L0 2L22-8M0 2V24", darker(colour, 0.12), 1.2),
        x,
        y
      )
    )
    .join("")

const halloumi: Motif = (colour = "#f4e7c2") =>
  [
    [-12, -14, -10],
    [10, 12, 8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        flatShape("M-34-8h68v24h-68z", darker(colour, 0.2)) +
          shadedShape("M-34-14h68v24h-68z", colour, line("M-22-12v20M-6-12v20M10-12v20M26-12v20", "#a8672f", 4, 0.75)),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const mozzarella: Motif = () =>
  shadedEllipse(-14, -8, 28, 27, "#fdfbf5") +
  shadedEllipse(18, 12, 26, 25, "#fbf8f0") +
  [
    [-10, 24, 20],
    [24, -24, -50]
  ]
    .map(
      ([x = 0, y = 0, rotation = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${rotation})">${flatShape("M0 0C6-12 22-12 30 0C22 12 6 12 0 0z", "#4f8f3a")}${line("M2 0H25", "#9cc27a", 1.6)}</g>`
    )
    .join("")

export const cheesesMotifs: Readonly<Record<string, Motif>> = {
  "blue-cheese": blueCheese,
  cheese,
  "cheese-slices": cheeseSlices,
  cubes,
  "grated-cheese": gratedCheese,
  halloumi,
  mozzarella,
  "soft-cheese": softCheese
}
