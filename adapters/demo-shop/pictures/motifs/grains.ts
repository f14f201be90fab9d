import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, leaf, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"
import { heapPoints, shadeOf } from "./heap.ts"

const ear = (colour: string): string =>
  line("M0 48V-10", darker(colour, 0.2), 2.6) +
  [-8, 2, 12].map((y) => leaf(0, y, 18, -58, colour, 0.36) + leaf(0, y, 18, -122, darker(colour, 0.1), 0.36)).join("") +
  leaf(0, -12, 18, -90, lighter(colour, 0.15), 0.36) +
  line("M0-28V-46M-7-22L-14-40M7-22L14-40", darker(colour, 0.05), 1.6)

const wheat: Motif = (colour = "#d9a63c") =>
  transformed(ear(colour), -16, 2, 0.94, -16) +
  transformed(ear(colour), 16, 2, 0.94, 16) +
  transformed(ear(lighter(colour, 0.12)), 0, 0, 1)

const oats: Motif = (colour = "#d3b266") =>
  line(
    "M0 48C0 20 0-10 0-44M0 10C-12 4-20-2-24-10M0 10C12 4 20-2 24-10M0-10C-10-14-14-20-18-28M0-10C10-14 14-20 18-28",
    darker(colour, 0.25),
    2.2
  ) +
  [
    [-24, -10],
    [24, -10],
    [-18, -28],
    [18, -28],
    [0, -44],
    [-12, 4],
    [12, 4]
  ]
    .map(
      ([x = 0, y = 0]) =>
        leaf(x, y - 2, 22, 90 - x * 1.2, colour, 0.3) + leaf(x, y - 2, 20, 110 - x * 1.2, lighter(colour, 0.2), 0.2)
    )
    .join("")

const flakes: Motif = (colour = "#e2c78e") =>
  heapPoints(24, 8.6)
    .map(
      ([x, y, index]) =>
        ellipse(x, y, 9, 6, shadeOf(colour, index), index * 53) +
        line(`M${Math.round(x) - 4} ${Math.round(y)}h8`, darker(colour, 0.25), 1, 0.6)
    )
    .join("")

const rice: Motif = (colour = "#f7f3e8") =>
  ellipse(0, 24, 40, 10, darker(colour, 0.3), 0, 0.4) +
  heapPoints(44, 6)
    .map(([x, y, index]) =>
      ellipse(x, y, 7, 2.8, index % 3 === 0 ? "#ffffff" : index % 2 === 0 ? darker(colour, 0.14) : colour, index * 71)
    )
    .join("")

/** Small grains in a heap: couscous, quinoa, lentils, sugar, spices. */
const grains: Motif = (colour = "#dfb96a") =>
  shadedShape("M-44 26C-34 4-16-18 0-18C16-18 34 4 44 26C30 34-30 34-44 26z", darker(colour, 0.12)) +
  heapPoints(40, 5.6)
    .map(([x, y, index]) => circle(x * 0.96, y + 6, 3.4, shadeOf(colour, index)))
    .join("")

const powder: Motif = (colour = "#f6efe0") =>
  shadedShape(
    "M-46 28C-36 10-20-16-2-20C18-18 36 8 46 28C30 36-30 36-46 28z",
    colour,
    line("M-24 14C-14 2-6-4 2-6M8 20C14 10 22 10 30 20M-10 24q10-8 18 0", darker(colour, 0.12), 2.4, 0.7)
  ) + flatShape("M-14-12C-8-18 4-20 10-14C6-6-8-4-14-12z", lighter(colour, 0.4), 0.7)

const beans: Motif = (colour = "#8a2f2a") =>
  heapPoints(13, 11)
    .map(([x, y, index]) =>
      transformed(
        shadedShape("M-13-2C-13-11 0-11 4-9C12-8 14 0 11 6C8 10 3 6 0 4C-6 2-13 6-13-2z", shadeOf(colour, index)),
        x,
        y,
        1,
        index * 64
      )
    )
    .join("")

const chickpeas: Motif = (colour = "#dcb878") =>
  heapPoints(14, 11)
    .map(
      ([x, y, index]) =>
        shadedEllipse(x, y, 10.5, 9.6, shadeOf(colour, index)) +
        line(`M${Math.round(x) - 2} ${Math.round(y) - 6}q4 4 1 9`, darker(colour, 0.25), 1.4, 0.7)
    )
    .join("")

const lentils: Motif = (colour = "#c9663a") =>
  heapPoints(30, 7.4)
    .map(
      ([x, y, index]) =>
        ellipse(x, y, 7, 5.4, darker(colour, 0.3), index * 40) +
        ellipse(x - 0.6, y - 1, 6.2, 4.4, shadeOf(colour, index), index * 40)
    )
    .join("")

const peas: Motif = (colour = "#74a843") =>
  heapPoints(15, 10.6)
    .map(([x, y, index]) => shadedEllipse(x, y, 10.6, 10.4, index % 3 === 0 ? lighter(colour, 0.12) : colour))
    .join("")

const cornKernels: Motif = (colour = "#f2c433") =>
  heapPoints(18, 9.6)
    .map(([x, y, index]) =>
      transformed(
        shadedShape("M-8-6C-6-11 6-11 8-6C9 2 4 9 0 9C-4 9-9 2-8-6z", shadeOf(colour, index)),
        x,
        y,
        1,
        index * 58
      )
    )
    .join("")

export const grainsMotifs: Readonly<Record<string, Motif>> = {
  beans,
  chickpeas,
  "corn-kernels": cornKernels,
  flakes,
  grains,
  lentils,
  oats,
  peas,
  powder,
  rice,
  wheat
}
