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

const loaf: Motif = (colour = "#b9743a") =>
  shadedShape(
    "M-46 10C-48-16-24-30 0-30C24-30 48-16 46 10C46 30 28 34 0 34C-28 34-46 30-46 10z",
    colour,
    line("M-24-18C-18-8-18 0-22 8M-4-23C2-12 2-2-2 6M16-21C22-12 22-2 18 6", lighter(colour, 0.55), 6)
  )

const tinLoaf: Motif = (colour = "#c07a3c") =>
  shadedShape("M-8-28C10-36 38-34 46-20C48-10 44-4 42 0V28C30 32 10 34-8 34z", darker(colour, 0.12)) +
  shadedShape("M-40-26C-28-36-2-36 8-26C14-18 10-8 6-4V32C-6 36-26 36-36 32V-4C-42-8-46-18-40-26z", colour) +
  flatShape(
    "M-36-22C-26-30-6-30 4-23C8-17 5-10 1-7V28C-8 31-24 31-31 28V-7C-37-10-40-17-36-22z",
    lighter(colour, 0.6)
  ) +
  [
    [-20, -10],
    [-8, 0],
    [-24, 12],
    [-10, 18],
    [-16, 2]
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 2, 1.6, lighter(colour, 0.35)))
    .join("")

const baguette: Motif = (colour = "#cf9345") =>
  [
    [0, -12, -24],
    [2, 14, -24]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-48 2C-40-12 36-14 48-4C50 4 44 10 34 11C4 14-34 14-44 10C-50 8-50 4-48 2z",
          colour,
          line("M-28 4L-16-7M-8 5L4-8M12 5L24-8", lighter(colour, 0.6), 5)
        ),
        x,
        y,
        0.96,
        rotation
      )
    )
    .join("")

const bun = (colour: string): string =>
  shadedShape("M-30 8C-32-14-16-24 0-24C16-24 32-14 30 8C28 20-28 20-30 8z", colour)

const roll: Motif = (colour = "#c98a45") =>
  transformed(bun(colour), -19, -10, 0.84) +
  transformed(bun(colour), 20, -8, 0.84) +
  transformed(bun(lighter(colour, 0.08)) + line("M-10-10C-4-16 6-16 12-10", lighter(colour, 0.6), 4, 0.7), 0, 16, 0.98)

const seededRoll: Motif = (colour = "#b07038") =>
  [
    [-19, -10, 0.84],
    [20, -8, 0.84],
    [0, 16, 0.98]
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      transformed(
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
            .map(([px = 0, py = 0], index) =>
              ellipse(px, py, 3, 1.8, index % 3 === 0 ? "#4a3a22" : "#f0ddac", index * 40)
            )
            .join(""),
        x,
        y,
        size
      )
    )
    .join("")

const hamburgerBun: Motif = (colour = "#c98a3f") =>
  shadedShape("M-40 12H40C42 30 30 36 0 36C-30 36-42 30-40 12z", lighter(colour, 0.3)) +
  flatShape("M-40 10h80v6h-80z", "#f6e5bf") +
  shadedShape(
    "M-42 8C-42-22-22-34 0-34C22-34 42-22 42 8C30 14-30 14-42 8z",
    colour,
    ringPoints(0, -12, 8, 22, 12)
      .concat([[0, -14]])
      .map(([x, y], index) => ellipse(x, y, 3.4, 2, "#f6e5bf", index * 30))
      .join("")
  )

const hotDogBun: Motif = (colour = "#d09a50") =>
  [-16, 14]
    .map((y) =>
      transformed(
        shadedShape("M-44 4C-46-10-34-14-20-14H20C34-14 46-10 44 4C44 14-44 14-44 4z", colour) +
          line("M-38 5H38", "#f6e5bf", 4),
        0,
        y,
        0.98,
        -6
      )
    )
    .join("")

const roundFlatbread = (colour: string, y: number): string =>
  ellipse(0, y + 4, 45, 25, darker(colour, 0.3)) +
  shadedEllipse(
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
      .map(([x = 0, py = 0], index) => ellipse(x, y + py, 4 + (index % 2) * 2, 2.6, darker(colour, 0.22), 0, 0.7))
      .join("")
  )

const flatbread: Motif = (colour = "#e6c48a") =>
  roundFlatbread(colour, 16) + roundFlatbread(colour, 4) + roundFlatbread(lighter(colour, 0.06), -9)

const tortilla: Motif = (colour = "#eed9a8") =>
  ellipse(2, 6, 45, 42, darker(colour, 0.25)) +
  shadedEllipse(
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
      .map(([x = 0, y = 0], index) => ellipse(x, y, 5 + (index % 3), 3.4, "#b98848", index * 24, 0.55))
      .join("")
  )

const crispbread: Motif = (colour = "#b98043") =>
  [
    [4, 8, -8],
    [-2, -6, 4]
  ]
    .map(([x = 0, y = 0, rotation = 0], index) =>
      transformed(
        shadedShape(
          "M-42-24h84v48h-84z",
          darker(colour, index === 0 ? 0.16 : 0),
          ringPoints(0, 0, 1, 0)
            .concat([-30, -18, -6, 6, 18, 30].flatMap((px) => [-15, -5, 5, 15].map((py) => [px, py] as const)))
            .map(([px, py]) => circle(px, py, 2.2, darker(colour, 0.32)))
            .join("")
        ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const roundCrispbread: Motif = (colour = "#b07a40") =>
  shadedEllipse(
    0,
    0,
    46,
    44,
    colour,
    ringPoints(0, 0, 18, 36, 34)
      .concat(ringPoints(0, 0, 12, 24, 23))
      .map(([x, y]) => circle(x, y, 2, darker(colour, 0.35)))
      .join("")
  ) +
  circle(0, 0, 9, "#f6f1e7") +
  circle(0, 0, 7, "#e6dcc6")

const bagel: Motif = (colour = "#c88a42") =>
  shadedEllipse(
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
      .map(([x = 0, y = 0], index) => ellipse(x, y, 3.4, 2, "#f5e2b4", index * 40))
      .join("")
  ) +
  ellipse(0, 2, 15, 11, darker(colour, 0.45)) +
  ellipse(0, 4, 13, 9, darker(colour, 0.6))

export const breadMotifs: Readonly<Record<string, Motif>> = {
  bagel,
  baguette,
  crispbread,
  flatbread,
  "hamburger-bun": hamburgerBun,
  "hot-dog-bun": hotDogBun,
  loaf,
  roll,
  "round-crispbread": roundCrispbread,
  "seeded-roll": seededRoll,
  "tin-loaf": tinLoaf,
  tortilla
}
