import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  circle,
  flatShape,
  line,
  ellipse,
  transformed,
  ringPoints,
  shadedShape,
  type Motif
} from "./draw.ts"

const croissant: Motif = (colour = "#cd8a3a") =>
  shadedShape(
    "M-46 22C-44 0-30-22-6-28C0-30 6-30 10-28C32-20 44 0 46 22C46 30 36 30 32 24C26 14 14 8 0 8C-14 8-26 14-32 24C-36 30-46 30-46 22z",
    colour,
    line(
      "M-34 2C-30 8-28 12-28 18M-18-20C-16-8-14 0-12 8M4-30C4-14 4-2 4 8M24-20C20-8 18 0 16 10M38 0C34 6 30 12 30 18",
      darker(colour, 0.3),
      3,
      0.7
    )
  )

const cinnamonBun: Motif = (colour = "#c2803c") =>
  shadedEllipse(0, 6, 44, 37, colour) +
  line(
    "M0 4C6 0 10 8 4 12C-6 18-18 10-14-2C-8-18 18-18 24 0C28 22 2 34-20 24C-40 14-36-16-12-24C8-30 28-22 34-8",
    "#7a4420",
    5
  ) +
  [
    [-20, -14],
    [2, -20],
    [20, -8],
    [-28, 6],
    [10, 26],
    [-10, 30],
    [30, 12],
    [0, 0]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, "#fdfaf2"))
    .join("")

const knot: Motif = (colour = "#bb7a38") =>
  shadedEllipse(0, 6, 43, 36, colour) +
  line(
    "M-34 0C-20-16 0-16 12-4M-28 18C-14 0 8-2 26 10M-4 32C4 16 16 10 34 14M-16-20C0-26 18-20 30-8",
    lighter(colour, 0.35),
    8
  ) +
  line("M-34 4C-20-12 0-12 12 0M-28 22C-14 4 8 2 26 14", "#5f3418", 2, 0.8) +
  [
    [-10, -10],
    [14, 2],
    [-18, 12],
    [8, 22]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4, "#fdfaf2"))
    .join("")

const saffronBun: Motif = (colour = "#e0a52c") =>
  line("M14-30C-20-44-34-14-8-8C24 0 34 30 2 36C-20 38-26 20-12 16", darker(colour, 0.3), 24) +
  line("M14-32C-20-46-34-16-8-10C24-2 34 28 2 34C-20 36-26 18-12 14", colour, 20) +
  circle(8, -26, 5, "#4a2c22") +
  circle(-6, 20, 5, "#4a2c22")

const doughnut: Motif = (colour = "#c98a42") =>
  shadedEllipse(0, 6, 43, 37, colour) +
  ringPoints(0, 2, 16, 30, 24)
    .concat(ringPoints(0, 2, 10, 20, 15))
    .map(([x, y], index) => circle(x, y, 1.8, index % 2 === 0 ? "#fdfbf6" : "#f0e6d2"))
    .join("") +
  ellipse(0, 2, 13, 10, darker(colour, 0.5)) +
  ellipse(0, 4, 11, 8, "#f6f1e7")

const semla: Motif = () =>
  shadedShape("M-42 16C-44 34-24 42 0 42C24 42 44 34 42 16C30 22-30 22-42 16z", "#c08440") +
  shadedShape("M-40 14C-44 0-32-8-24-4C-20-16-6-16 0-8C6-16 20-16 24-4C32-8 44 0 40 14C28 22-28 22-40 14z", "#fdf9ef") +
  shadedShape(
    "M-30-10C-30-32-14-40 0-40C14-40 30-32 30-10C20-4-20-4-30-10z",
    "#b9783a",
    [
      [-12, -26],
      [4, -30],
      [14, -18],
      [-4, -16]
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2.4, "#fdfaf2"))
      .join("")
  )

const rusk: Motif = (colour = "#d9a55c") =>
  [
    [-16, -12, -14],
    [16, -6, 10],
    [0, 18, -4]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-26 12C-30-8-16-16 0-16C16-16 30-8 26 12z", darker(colour, 0.2)) +
          flatShape("M-22 9C-25-6-13-12 0-12C13-12 25-6 22 9z", lighter(colour, 0.35)) +
          [
            [-10, 0],
            [2, -4],
            [12, 2],
            [-2, 4]
          ]
            .map(([px = 0, py = 0]) => circle(px, py, 1.8, colour))
            .join(""),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

export const pastriesMotifs: Readonly<Record<string, Motif>> = {
  "cinnamon-bun": cinnamonBun,
  croissant,
  doughnut,
  knot,
  rusk,
  "saffron-bun": saffronBun,
  semla
}
