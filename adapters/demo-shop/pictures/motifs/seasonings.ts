import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  circle,
  flatShape,
  leaf,
  line,
  ellipse,
  transformed,
  ringPoints,
  shadedShape,
  type Motif
} from "./draw.ts"

const oil: Motif = (colour = "#e8b62c") =>
  shadedShape("M0-46C14-22 28-6 28 14C28 32 16 44 0 44C-16 44-28 32-28 14C-28-6-14-22 0-46z", colour) +
  line("M-13 4C-17 16-13 26-5 32", "#fffbe6", 5, 0.85)

const sauceDish: Motif = (colour = "#3a1d14") =>
  shadedShape("M-46-6H46C42 20 24 32 0 32C-24 32-42 20-46-6z", "#d9dfe0") +
  ellipse(0, -6, 46, 17, "#f4f6f4") +
  ellipse(0, -6, 39, 13, colour) +
  line("M-20-10q16-6 30-2", lighter(colour, 0.5), 3, 0.7)

/** A spoon of a thick sauce. */
const sauce: Motif = (colour = "#c9402a") =>
  line("M14 10L40 42", "#b5bec3", 8) +
  shadedEllipse(-6, -8, 34, 27, "#c9d2d6", "", 36) +
  ellipse(-6, -10, 29, 22, colour, 36) +
  line("M-22-16C-14-26 2-24 8-14", lighter(colour, 0.5), 4, 0.8)

const peppercorns: Motif = (colour = "#3b302a") =>
  ringPoints(0, 6, 9, 28, 20)
    .concat(ringPoints(0, 4, 5, 13, 9), [[0, -14]])
    .map(([x, y], index) =>
      shadedEllipse(
        x,
        y,
        9,
        9,
        index % 4 === 0 ? lighter(colour, 0.15) : colour,
        line(`M${Math.round(x) - 4} ${Math.round(y)}q4-4 8 0`, lighter(colour, 0.3), 1.4)
      )
    )
    .join("")

const salt: Motif = (colour = "#f7f6f2") =>
  shadedShape("M-44 30C-34 12-18-2 0-2C18-2 34 12 44 30C30 38-30 38-44 30z", colour) +
  [
    [-20, 14],
    [0, 4],
    [18, 14],
    [-6, 20],
    [10, 24],
    [-28, 24],
    [28, 24]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(flatShape("M-5-4L4-5L6 4L-4 5z", index % 2 === 0 ? "#ffffff" : "#dcdad2"), x, y, 1, index * 30)
    )
    .join("") +
  [
    [-12, -22],
    [8, -30],
    [18, -16],
    [-2, -14]
  ]
    .map(([x = 0, y = 0], index) => transformed(flatShape("M-4-3L3-4L5 3L-3 4z", "#dcdad2"), x, y, 1, index * 40))
    .join("")

const spice: Motif = (colour = "#b5432a") =>
  line("M20 2L46-30", "#b9804a", 7) +
  shadedShape("M-40 6C-40-8-18-20 4-18C26-16 34-2 26 10C16 26-36 26-40 6z", "#b9804a") +
  shadedShape(
    "M-32 2C-26-14-12-26-4-26C6-24 18-10 22 4C10 14-22 14-32 2z",
    colour,
    [
      [-18, -2],
      [-6, -12],
      [8, -4],
      [-2, 2]
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2, darker(colour, 0.25)))
      .join("")
  )

const dip: Motif = (colour = "#fbf6ea") =>
  shadedShape("M-42-2H42C40 24 24 36 0 36C-24 36-40 24-42-2z", "#5f8f9a") +
  ellipse(0, -2, 42, 14, "#7fabb5") +
  ellipse(0, -3, 37, 11, colour) +
  [
    [-16, -6],
    [-4, 0],
    [10, -6],
    [20, -1]
  ]
    .map(([x = 0, y = 0], index) => transformed(line("M-4 0H4", "#4f9140", 2.6), x, y, 1, index * 50))
    .join("") +
  flatShape("M8-6L30-44L44-22L22-2z", "#edbf55")

/** Stock cubes. */
const stockCubes: Motif = (colour = "#c58a3a") =>
  [
    [-16, 12],
    [20, 12],
    [2, -14]
  ]
    .map(([x = 0, y = 0]) =>
      transformed(
        flatShape("M-20-8L2-18L22-8V14L2 24L-20 14z", darker(colour, 0.25)) +
          flatShape("M-20-8L2-18L22-8L0 2z", lighter(colour, 0.35)) +
          flatShape("M-20-8L0 2V24L-20 14z", colour) +
          line("M-10-12L10-2M-10-4V18", lighter(colour, 0.5), 3, 0.7),
        x,
        y
      )
    )
    .join("")

const whisk: Motif = (colour = "#b9c2c8") =>
  `<g transform="rotate(32)">${line("M0 4C-20-8-22-40 0-46C22-40 20-8 0 4M0 4C-10-8-10-40 0-46C10-40 10-8 0 4M0 4V-46", colour, 3)}${line("M0 6V46", "#a86f3c", 9)}</g>`

const vanilla: Motif = (colour = "#f6edc8") =>
  line("M-34 40C-14 26 10 0 30-40M-24 46C-4 30 20 8 40-26", "#4a2c1e", 5) +
  ringPoints(-6, -4, 6, 18)
    .map(([x, y]) =>
      leaf(-6 + (x + 6) * 0.2, -4 + (y + 4) * 0.2, 28, (Math.atan2(y + 4, x + 6) / Math.PI) * 180, colour, 0.34)
    )
    .join("") +
  shadedEllipse(-6, -4, 7, 7, "#e3b63c")

const cinnamon: Motif = (colour = "#9a5a2c") =>
  [-16, 0, 16]
    .map((x, index) =>
      transformed(
        shadedShape(
          "M-7-42H7V42H-7z",
          index === 1 ? lighter(colour, 0.12) : colour,
          line("M-2-40V40", darker(colour, 0.3), 2)
        ) + ellipse(0, -42, 7, 4, darker(colour, 0.4)),
        x,
        0,
        0.96,
        index * 10 - 10
      )
    )
    .join("") + line("M-26 6H26", "#e6d3a8", 6)

export const seasoningsMotifs: Readonly<Record<string, Motif>> = {
  cinnamon,
  dip,
  oil,
  peppercorns,
  salt,
  sauce,
  "sauce-dish": sauceDish,
  spice,
  "stock-cubes": stockCubes,
  vanilla,
  whisk
}
