import { darker, lighter } from "../colour.ts"
import { flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"
import { heapPoints, shadeOf } from "./heap.ts"

const spaghetti: Motif = (colour = "#e8bf5c") =>
  Array.from({ length: 13 }, (_, index) =>
    line(
      `M${-18 + index * 3} -46C${-9 + index * 1.5} -8 ${-9 + index * 1.5} 8 ${-20 + index * 3.3} 46`,
      shadeOf(colour, index),
      3
    )
  ).join("") + shadedShape("M-12-8H12V8H-12z", "#b5483a")

const penne: Motif = (colour = "#e6b955") =>
  heapPoints(11, 12)
    .map(([x, y, index]) =>
      transformed(
        line("M-13 0H13", darker(colour, 0.28), 13).replace("round", "butt") +
          line("M-13-1H13", shadeOf(colour, index), 10.5).replace("round", "butt") +
          line("M-11-3H11M-11 1H11", darker(colour, 0.14), 1) +
          ellipse(13, -0.5, 2.4, 5.4, darker(colour, 0.45)),
        x,
        y,
        1,
        index * 67
      )
    )
    .join("")

const fusilli: Motif = (colour = "#e6b955") =>
  heapPoints(9, 13)
    .map(([x, y, index]) =>
      transformed(
        line("M-18 0H18", darker(colour, 0.22), 9) +
          [-15, -8, -1, 6, 13]
            .map((px) => line(`M${px - 3} 6C${px} 2 ${px} -2 ${px + 4} -6`, shadeOf(colour, index), 5.4))
            .join(""),
        x,
        y,
        1,
        index * 67
      )
    )
    .join("")

const macaroni: Motif = (colour = "#e8bd58") =>
  heapPoints(12, 11.6)
    .map(([x, y, index]) =>
      transformed(
        line("M-10 6C-10-8 8-10 11 4", darker(colour, 0.25), 10.5) +
          line("M-10 5C-10-9 8-11 11 3", shadeOf(colour, index), 8.4) +
          ellipse(11, 5, 3.2, 2.2, darker(colour, 0.45)),
        x,
        y,
        1,
        index * 64
      )
    )
    .join("")

const lasagneSheets: Motif = (colour = "#e9c468") =>
  [18, 4, -10]
    .map((y, index) =>
      transformed(
        flatShape("M-40 6L-10-14L42-4L12 18z", darker(colour, 0.25)) +
          shadedShape("M-40 2C-34 2-34-6-28-6L-10-18L42-8L12 14z", index === 1 ? darker(colour, 0.08) : colour),
        0,
        y
      )
    )
    .join("")

const tagliatelle: Motif = (colour = "#edc766") =>
  [
    [-20, -12],
    [20, -10],
    [0, 16]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        ellipse(0, 4, 24, 17, darker(colour, 0.3)) +
          [0, 1, 2, 3]
            .map(
              (ring) =>
                `<ellipse rx="${22 - ring * 5}" ry="${15 - ring * 3.4}" fill="none" stroke="${shadeOf(colour, ring)}" stroke-width="5"/>`
            )
            .join("") +
          line("M-20-4C-8-12 6 8 20-2", lighter(colour, 0.2), 4.4),
        x,
        y,
        1,
        index * 20
      )
    )
    .join("")

const tortellini: Motif = (colour = "#edcc7a") =>
  [
    [-20, -14],
    [18, -16],
    [0, 6],
    [-24, 22],
    [24, 18]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedShape(
          "M-18 10C-20-8-8-18 0-18C8-18 20-8 18 10C12 16 6 8 0 8C-6 8-12 16-18 10z",
          index % 2 === 0 ? colour : lighter(colour, 0.12)
        ) + ellipse(0, -2, 6, 5, darker(colour, 0.25)),
        x,
        y,
        1,
        index * 40
      )
    )
    .join("")

const noodles: Motif = (colour = "#edcd78") =>
  shadedShape("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", "#b83a32") +
  flatShape("M-16 38h32v6h-32z", "#8a2a26") +
  ellipse(0, -3, 44, 14, "#d9a868") +
  line(
    "M-32-4C-20-16-8 6 2-6C12-16 22 4 32-4M-26 2C-14-8-4 8 8 0C16-6 22 4 28 1M-30-9C-18-16-6-2 4-12C14-16 20-6 28-9",
    colour,
    4.4
  ) +
  line("M8-8L42-46M0-8L34-48", "#7a4a2a", 3.4)

export const pastaMotifs: Readonly<Record<string, Motif>> = {
  fusilli,
  "lasagne-sheets": lasagneSheets,
  macaroni,
  noodles,
  penne,
  spaghetti,
  tagliatelle,
  tortellini
}
