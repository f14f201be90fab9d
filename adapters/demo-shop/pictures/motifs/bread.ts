import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const loaf: Motif = (colour = "#b9743a") =>
  solid(
    "M-46 10C-48-16-24-30 0-30C24-30 48-16 46 10C46 30 28 34 0 34C-28 34-46 30-46 10z",
    colour,
    line("M-24-18C-18-8-18 0-22 8M-4-23C2-12 2-2-2 6M16-21C22-12 22-2 18 6", lighter(colour, 0.55), 6)
  )

const tinLoaf: Motif = (colour = "#c07a3c") =>
  solid("M-8-28C10-36 38-34 46-20C48-10 44-4 42 0V28C30 32 10 34-8 34z", darker(colour, 0.12)) +
  solid("M-40-26C-28-36-2-36 8-26C14-18 10-8 6-4V32C-6 36-26 36-36 32V-4C-42-8-46-18-40-26z", colour) +
  flat("M-36-22C-26-30-6-30 4-23C8-17 5-10 1-7V28C-8 31-24 31-31 28V-7C-37-10-40-17-36-22z", lighter(colour, 0.6)) +
  [
    [-20, -10],
    [-8, 0],
    [-24, 12],
    [-10, 18],
    [-16, 2]
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 2, 1.6, lighter(colour, 0.35)))
    .join("")

const baguette: Motif = (colour = "#cf9345") =>
  [
    [0, -12, -24],
    [2, 14, -24]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M-48 2C-40-12 36-14 48-4C50 4 44 10 34 11C4 14-34 14-44 10C-50 8-50 4-48 2z",
          colour,
          line("M-28 4L-16-7M-8 5L4-8M12 5L24-8", lighter(colour, 0.6), 5)
        ),
        x,
        y,
        0.96,
        turn
      )
    )
    .join("")

const bun = (colour: string): string => solid("M-30 8C-32-14-16-24 0-24C16-24 32-14 30 8C28 20-28 20-30 8z", colour)
const roll: Motif = (colour = "#c98a45") =>
  placed(bun(colour), -19, -10, 0.84) +
  placed(bun(colour), 20, -8, 0.84) +
  placed(bun(lighter(colour, 0.08)) + line("M-10-10C-4-16 6-16 12-10", lighter(colour, 0.6), 4, 0.7), 0, 16, 0.98)

const seededRoll: Motif = (colour = "#b07038") =>
  [
    [-19, -10, 0.84],
    [20, -8, 0.84],
    [0, 16, 0.98]
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      placed(
        bun(colour) +
          [
            [-14, -10],
            [-4, -16],
            [8, -14],
            [16, -6],
            [-8, -2],
            [4, -4],
            [-20, 0]
          ]
            .map(([px = 0, py = 0], index) => oval(px, py, 3, 1.8, index % 3 === 0 ? "#4a3a22" : "#f0ddac", index * 40))
            .join(""),
        x,
        y,
        size
      )
    )
    .join("")

const hamburgerBun: Motif = (colour = "#c98a3f") =>
  solid("M-40 12H40C42 30 30 36 0 36C-30 36-42 30-40 12z", lighter(colour, 0.3)) +
  flat("M-40 10h80v6h-80z", "#f6e5bf") +
  solid(
    "M-42 8C-42-22-22-34 0-34C22-34 42-22 42 8C30 14-30 14-42 8z",
    colour,
    ringPoints(0, -12, 8, 22, 12)
      .concat([[0, -14]])
      .map(([x, y], index) => oval(x, y, 3.4, 2, "#f6e5bf", index * 30))
      .join("")
  )

const hotDogBun: Motif = (colour = "#d09a50") =>
  [-16, 14]
    .map((y) =>
      placed(
        solid("M-44 4C-46-10-34-14-20-14H20C34-14 46-10 44 4C44 14-44 14-44 4z", colour) +
          line("M-38 5H38", "#f6e5bf", 4),
        0,
        y,
        0.98,
        -6
      )
    )
    .join("")

const roundFlatbread = (colour: string, y: number): string =>
  oval(0, y + 4, 45, 25, darker(colour, 0.3)) +
  ball(
    0,
    y,
    45,
    25,
    colour,
    [
      [-26, -4],
      [-10, -12],
      [8, -13],
      [26, -5],
      [-18, 6],
      [0, 0],
      [16, 7],
      [-2, 13]
    ]
      .map(([x = 0, py = 0], index) => oval(x, y + py, 4 + (index % 2) * 2, 2.6, darker(colour, 0.22), 0, 0.7))
      .join("")
  )
const flatbread: Motif = (colour = "#e6c48a") =>
  roundFlatbread(colour, 16) + roundFlatbread(colour, 4) + roundFlatbread(lighter(colour, 0.06), -9)

const tortilla: Motif = (colour = "#eed9a8") =>
  oval(2, 6, 45, 42, darker(colour, 0.25)) +
  ball(
    0,
    0,
    45,
    42,
    colour,
    [
      [-20, -14],
      [4, -22],
      [22, -6],
      [-8, 6],
      [14, 16],
      [-24, 14],
      [-2, 26]
    ]
      .map(([x = 0, y = 0], index) => oval(x, y, 5 + (index % 3), 3.4, "#b98848", index * 24, 0.55))
      .join("")
  )

const crispbread: Motif = (colour = "#b98043") =>
  [
    [4, 8, -8],
    [-2, -6, 4]
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      placed(
        solid(
          "M-42-24h84v48h-84z",
          darker(colour, index === 0 ? 0.16 : 0),
          ringPoints(0, 0, 1, 0)
            .concat([-30, -18, -6, 6, 18, 30].flatMap((px) => [-15, -5, 5, 15].map((py) => [px, py] as const)))
            .map(([px, py]) => dot(px, py, 2.2, darker(colour, 0.32)))
            .join("")
        ),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const roundCrispbread: Motif = (colour = "#b07a40") =>
  ball(
    0,
    0,
    46,
    44,
    colour,
    ringPoints(0, 0, 18, 36, 34)
      .concat(ringPoints(0, 0, 12, 24, 23))
      .map(([x, y]) => dot(x, y, 2, darker(colour, 0.35)))
      .join("")
  ) +
  dot(0, 0, 9, "#f6f1e7") +
  dot(0, 0, 7, "#e6dcc6")

const bagel: Motif = (colour = "#c88a42") =>
  ball(
    0,
    4,
    45,
    38,
    colour,
    [
      [-28, -8],
      [-12, -20],
      [10, -22],
      [28, -10],
      [-34, 10],
      [34, 8],
      [-16, 28],
      [14, 28]
    ]
      .map(([x = 0, y = 0], index) => oval(x, y, 3.4, 2, "#f5e2b4", index * 40))
      .join("")
  ) +
  oval(0, 2, 15, 11, darker(colour, 0.45)) +
  oval(0, 4, 13, 9, darker(colour, 0.6))

const croissant: Motif = (colour = "#cd8a3a") =>
  solid(
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
  ball(0, 6, 44, 37, colour) +
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
    .map(([x = 0, y = 0]) => dot(x, y, 3, "#fdfaf2"))
    .join("")

const knot: Motif = (colour = "#bb7a38") =>
  ball(0, 6, 43, 36, colour) +
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
    .map(([x = 0, y = 0]) => dot(x, y, 2.4, "#fdfaf2"))
    .join("")

const saffronBun: Motif = (colour = "#e0a52c") =>
  line("M14-30C-20-44-34-14-8-8C24 0 34 30 2 36C-20 38-26 20-12 16", darker(colour, 0.3), 24) +
  line("M14-32C-20-46-34-16-8-10C24-2 34 28 2 34C-20 36-26 18-12 14", colour, 20) +
  dot(8, -26, 5, "#4a2c22") +
  dot(-6, 20, 5, "#4a2c22")

const doughnut: Motif = (colour = "#c98a42") =>
  ball(0, 6, 43, 37, colour) +
  ringPoints(0, 2, 16, 30, 24)
    .concat(ringPoints(0, 2, 10, 20, 15))
    .map(([x, y], index) => dot(x, y, 1.8, index % 2 === 0 ? "#fdfbf6" : "#f0e6d2"))
    .join("") +
  oval(0, 2, 13, 10, darker(colour, 0.5)) +
  oval(0, 4, 11, 8, "#f6f1e7")

const semla: Motif = () =>
  solid("M-42 16C-44 34-24 42 0 42C24 42 44 34 42 16C30 22-30 22-42 16z", "#c08440") +
  solid("M-40 14C-44 0-32-8-24-4C-20-16-6-16 0-8C6-16 20-16 24-4C32-8 44 0 40 14C28 22-28 22-40 14z", "#fdf9ef") +
  solid(
    "M-30-10C-30-32-14-40 0-40C14-40 30-32 30-10C20-4-20-4-30-10z",
    "#b9783a",
    [
      [-12, -26],
      [4, -30],
      [14, -18],
      [-4, -16]
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2.4, "#fdfaf2"))
      .join("")
  )

const rusk: Motif = (colour = "#d9a55c") =>
  [
    [-16, -12, -14],
    [16, -6, 10],
    [0, 18, -4]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid("M-26 12C-30-8-16-16 0-16C16-16 30-8 26 12z", darker(colour, 0.2)) +
          flat("M-22 9C-25-6-13-12 0-12C13-12 25-6 22 9z", lighter(colour, 0.35)) +
          [
            [-10, 0],
            [2, -4],
            [12, 2],
            [-2, 4]
          ]
            .map(([px = 0, py = 0]) => dot(px, py, 1.8, colour))
            .join(""),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

export const breadMotifs: Readonly<Record<string, Motif>> = {
  bagel,
  baguette,
  "cinnamon-bun": cinnamonBun,
  crispbread,
  croissant,
  doughnut,
  flatbread,
  "hamburger-bun": hamburgerBun,
  "hot-dog-bun": hotDogBun,
  knot,
  loaf,
  roll,
  "round-crispbread": roundCrispbread,
  rusk,
  "saffron-bun": saffronBun,
  "seeded-roll": seededRoll,
  semla,
  "tin-loaf": tinLoaf,
  tortilla
}
