import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  blush,
  circle,
  flatShape,
  leaf,
  line,
  ellipse,
  transformed,
  ringPoints,
  formatNumber,
  shadedShape,
  type Motif
} from "./draw.ts"

const bananaOutline = "M1-45L10-45C8-31 7-16 11-1C15 16 25 28 37 34C40 36 40 41 36 42C15 45-8 33-14 8C-17-9-8-27 1-45z"

const oneBanana = (colour: string): string =>
  shadedShape(bananaOutline, colour) +
  line("M3-32C-5-14-4 10 12 25C18 31 25 35 33 38", darker(colour, 0.16), 2.4) +
  flatShape("M33 33l7 3c1 3-1 6-4 6l-7-1z", "#5b4420") +
  flatShape("M1-45L10-45L9-35L-3-37z", stalkColour(colour))

const stalkColour = (colour: string): string => darker(colour, 0.38)

/** A bunch of bananas on one stalk. */
const banana: Motif = (colour = "#f4cb35") =>
  [58, 34, 10, -14]
    .map(
      (rotation, index) =>
        `<g transform="translate(-9 2) scale(.9) rotate(${rotation} 6 -42)">${oneBanana(index % 2 === 0 ? colour : lighter(colour, 0.12))}</g>`
    )
    .join("") + flatShape("M-11-45h14l4 11c-6 4-15 4-20 0z", darker(colour, 0.5))

const mango: Motif = (colour = "#f0a830", secondColour = "#c8452f") =>
  shadedShape(
    "M18-42C40-34 48-6 36 18C26 40-6 50-28 38C-48 26-46-2-30-16C-14-30-4-48 18-42z",
    colour,
    blush(17, -14, 24, 24, secondColour, 40) + blush(-18, 18, 20, 14, "#7d9a3a", -30)
  ) + line("M17-42l3-7", "#5b4420", 4)

const papaya: Motif = (colour = "#ef8a3a") =>
  shadedShape("M30-42C46-28 40 12 14 36C-6 52-36 46-42 26C-46 2-6-40 10-46C18-48 26-46 30-42z", "#d3a63c") +
  flatShape("M26-36C38-24 32 8 10 30C-6 44-30 40-34 24C-36 4-4-32 10-39C16-41 22-40 26-36z", colour) +
  flatShape("M10-14C18-8 12 8 0 18C-10 26-20 22-20 14C-20 2 2-20 10-14z", darker(colour, 0.25)) +
  [
    [4, -6],
    [8, 0],
    [0, 2],
    [-6, 8],
    [2, 10],
    [-12, 14],
    [-4, 16],
    [-10, 6]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.4, "#2c2420"))
    .join("")

const pineapple: Motif = (colour = "#d99a2b") =>
  [
    [-90, 40],
    [-125, 34],
    [-55, 34],
    [-150, 24],
    [-30, 24],
    [-105, 40],
    [-75, 40]
  ]
    .map(([rotation = 0, length = 0]) =>
      leaf(0, -8, length, rotation, rotation % 2 === 0 ? "#4f8f4a" : "#3b7a3d", 0.16)
    )
    .join("") +
  shadedShape(
    "M0-16C22-16 32 0 32 18C32 36 20 48 0 48C-20 48-32 36-32 18C-32 0-22-16 0-16z",
    colour,
    line(
      "M-30 8L6 47M-27-5L19 42M-14-14L28 32M4-16L32 18M30 8L-6 47M27-5L-19 42M14-14L-28 32M-4-16L-32 18",
      darker(colour, 0.3),
      2,
      0.6
    )
  )

const coconut: Motif = () =>
  shadedEllipse(
    -8,
    -6,
    38,
    38,
    "#6d4426",
    line("M-38-14q16-10 30-26M-40 4q30-10 54-38M-30 20q26-8 54-40", "#8d6239", 2.4, 0.7)
  ) +
  shadedEllipse(16, 18, 31, 29, "#7a4e2c") +
  ellipse(16, 16, 27, 24, "#fdfaf2") +
  ellipse(17, 18, 18, 15, "#e3ddcd")

const dragonFruit: Motif = () =>
  [
    [-36, -20, 200],
    [-38, 6, 180],
    [36, -16, -20],
    [38, 10, 10],
    [-20, -36, -120],
    [20, -36, -60],
    [0, -38, -90]
  ]
    .map(([x = 0, y = 0, rotation = 0]) => leaf(x * 0.7, y * 0.7, 26, rotation, "#7fae4a", 0.3))
    .join("") +
  shadedEllipse(0, 4, 35, 41, "#d83a7c") +
  ellipse(8, 12, 25, 29, "#fbf6f2") +
  [
    [0, 0],
    [14, -4],
    [8, 8],
    [20, 10],
    [-4, 14],
    [6, 20],
    [18, 24],
    [-4, 26],
    [10, 32],
    [24, 0],
    [-10, 4]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.8, "#2b2430"))
    .join("")

const lychee: Motif = (colour = "#b8434f") =>
  [
    [-18, -12],
    [18, -8],
    [0, 20]
  ]
    .map(([x = 0, y = 0]) =>
      shadedEllipse(
        x,
        y,
        25,
        25,
        colour,
        ringPoints(x, y, 8, 15)
          .map(([px, py]) => circle(px, py, 2.4, darker(colour, 0.25)))
          .join("")
      )
    )
    .join("") + leaf(0, -30, 30, -30)

const pomegranate: Motif = (colour = "#b3263a") =>
  flatShape("M-12-34L-16-49L-6-42L0-50L6-42L16-49L12-34z", darker(colour, 0.15)) + shadedEllipse(0, 4, 42, 41, colour)

const pomegranateHalf: Motif = (colour = "#b3263a") =>
  shadedEllipse(0, 2, 44, 42, colour) +
  ellipse(0, 2, 38, 36, "#f6e2c4") +
  ringPoints(0, 2, 12, 27, 25)
    .concat(ringPoints(0, 2, 8, 14, 13))
    .map(([x, y]) => shadedShape(`M${formatNumber(x)} ${formatNumber(y - 6)}l5 4l-1 7h-8l-1-7z`, "#c4183c"))
    .join("")

const pomegranateSeeds: Motif = () =>
  [
    [-22, 14],
    [0, 20],
    [22, 14],
    [-12, -4],
    [12, -4],
    [0, -22],
    [-30, -8],
    [30, -8],
    [-16, -26],
    [16, -26],
    [0, 0]
  ]
    .map(([x = 0, y = 0]) =>
      transformed(shadedShape("M0-14C10-12 13 0 9 10C4 14-4 14-9 10C-13 0-10-12 0-14z", "#c4183c"), x, y, 0.95, x * 3)
    )
    .join("")

const physalis: Motif = () =>
  shadedShape("M0-46C26-28 44-4 40 18C30 4 14-4 0-4C-14-4-30 4-40 18C-44-4-26-28 0-46z", "#d9b878") +
  line("M0-44C-6-26-6-14 0-6M0-44C-20-22-28-4-34 10M0-44C20-22 28-4 34 10", "#a88546", 1.8) +
  shadedEllipse(0, 20, 25, 25, "#f0932b")

const date: Motif = (colour = "#6b3a1e") =>
  [
    [-18, -14, -20],
    [16, -6, 14],
    [-4, 22, -8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      shadedEllipse(
        x,
        y,
        30,
        16,
        colour,
        line(`M${x - 18} ${y - 3}q16-6 34 1M${x - 16} ${y + 5}q18-4 32 0`, lighter(colour, 0.25), 1.8, 0.6),
        rotation
      )
    )
    .join("")

const raisins: Motif = (colour = "#4a2c33") =>
  [
    [-24, 8],
    [0, 16],
    [24, 8],
    [-12, -8],
    [14, -10],
    [0, -26]
  ]
    .map(([x = 0, y = 0], index) =>
      shadedEllipse(
        x,
        y,
        15,
        11,
        colour,
        line(`M${x - 8} ${y - 2}q8-5 15 1`, lighter(colour, 0.3), 1.8, 0.6),
        index * 25
      )
    )
    .join("")

const passionFruit: Motif = () =>
  shadedEllipse(-10, -8, 34, 33, "#5a2b4e") +
  shadedEllipse(14, 16, 30, 29, "#6b355c") +
  ellipse(14, 15, 25, 23, "#f3e3da") +
  ellipse(14, 16, 20, 18, "#f0b02e") +
  [
    [6, 10],
    [16, 8],
    [22, 16],
    [10, 20],
    [18, 24],
    [14, 15],
    [4, 18]
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 3, "#2b2430", x * 9))
    .join("")

export const tropicalFruitMotifs: Readonly<Record<string, Motif>> = {
  banana,
  coconut,
  date,
  "dragon-fruit": dragonFruit,
  lychee,
  mango,
  papaya,
  "passion-fruit": passionFruit,
  physalis,
  pineapple,
  pomegranate,
  "pomegranate-half": pomegranateHalf,
  "pomegranate-seeds": pomegranateSeeds,
  raisins
}
