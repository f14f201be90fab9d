import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  circle,
  flatShape,
  leaf,
  line,
  transformed,
  ringPoints,
  shadedShape,
  type Motif
} from "./draw.ts"
import { ruffledLeaf } from "./salads.ts"

const cabbage: Motif = (colour = "#b9cf86") =>
  shadedShape(
    "M-44 14C-52-10-30-40-2-40C30-42 50-14 44 14C40 34 22 42 0 42C-22 42-40 34-44 14z",
    darker(colour, 0.14)
  ) +
  shadedShape(
    "M-34 14C-40-14-18-36 2-36C26-36 40-14 35 14C32 34 16 42 0 42C-18 42-31 34-34 14z",
    colour,
    line(
      "M0 42C-4 14 2-10-6-32M-2 24C-16 16-26 2-28-12M-1 22C14 14 26 2 29-12M-2 4C-10-4-16-14-16-26M0 4C10-4 17-14 18-26",
      lighter(colour, 0.55),
      2.6,
      0.9
    )
  )

const savoy: Motif = (colour = "#5f9152") =>
  transformed(ruffledLeaf(darker(colour, 0.2)), -20, 8, 0.78, -60) +
  transformed(ruffledLeaf(darker(colour, 0.2)), 20, 8, 0.78, 60) +
  cabbage(colour)

const pointedCabbage: Motif = (colour = "#a5c66f") =>
  shadedShape(
    "M0-48C16-30 36-10 34 16C32 36 18 45 0 45C-18 45-32 36-34 16C-36-10-16-30 0-48z",
    colour,
    line(
      "M0 44C-4 14 2-16-2-40M-1 26C-16 14-24 4-26-6M0 24C14 14 24 2 26-8M-1 4C-8-6-12-14-12-22M0 4C8-6 12-14 12-22",
      lighter(colour, 0.5),
      2.6,
      0.9
    ) + flatShape("M-34 16C-30-8-18-18-14-28C-22-14-36-2-34 16z", darker(colour, 0.2), 0.7)
  )

const chineseCabbage: Motif = () =>
  shadedShape(
    "M0-48C22-46 32-26 30-4C28 20 26 44 0 46C-26 44-28 20-30-4C-32-26-22-46 0-48z",
    "#cfe09a",
    flatShape("M-16 46C-14 20-6-6 0-14C6-6 14 20 16 46z", "#f4f4e2") +
      line("M0 44C0 20-2-10 0-40M-8 44C-14 20-20-6-20-24M8 44C14 20 20-6 20-24", "#f4f6e4", 3, 0.9) +
      line("M-26-14q6-8 2-16M26-14q-6-8-2-16M-10-24q6-8 2-18M10-24q-6-8-2-18", "#9dbb62", 2)
  )

const sprout = (colour: string): string =>
  shadedEllipse(
    0,
    0,
    19,
    19,
    colour,
    line("M0 18C-3 6 2-6-4-16M-2 10C-10 4-14-2-14-8M0 9C8 4 13-2 14-8", lighter(colour, 0.5), 1.8, 0.9)
  )

const brusselsSprouts: Motif = (colour = "#86ad50") =>
  [
    [-22, -14],
    [20, -18],
    [0, 4],
    [-24, 24],
    [24, 20]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(sprout(index % 2 === 0 ? colour : lighter(colour, 0.08)), x, y, 1.08, index * 20)
    )
    .join("")

const pakChoi: Motif = () =>
  [
    [-20, -22],
    [20, 22],
    [0, 0]
  ]
    .map(([x = 0, rotation = 0]) =>
      transformed(
        shadedShape("M0-48C18-44 24-22 14-6H-14C-24-22-18-44 0-48z", "#4f8f45") +
          shadedShape("M-13-8C-6-14 6-14 13-8C12 14 20 36 8 46H-8C-20 36-12 14-13-8z", "#eef2e2") +
          line("M0 40V-36", "#dfead0", 3),
        x,
        0,
        0.95,
        rotation
      )
    )
    .join("")

const floret = (x: number, y: number, r: number, colour: string): string =>
  shadedEllipse(
    x,
    y,
    r,
    r * 0.9,
    colour,
    ringPoints(x, y, 6, r * 0.55)
      .map(([px, py], index) => circle(px, py, r * 0.2, index % 2 === 0 ? lighter(colour, 0.14) : darker(colour, 0.1)))
      .join("")
  )

const broccoli: Motif = (colour = "#467a38") =>
  shadedShape(
    "M-10 46C-8 26-22 12-30 2H30C22 12 8 26 10 46C6 50-6 50-10 46z",
    "#a3c072",
    line("M-4 40L-10 12M4 40L10 12", "#7fa054", 2.4)
  ) +
  [
    [-30, 0, 16],
    [30, 0, 16],
    [-22, -20, 18],
    [22, -20, 18],
    [0, -30, 19],
    [-9, -4, 17],
    [12, -4, 17]
  ]
    .map(([x = 0, y = 0, r = 0]) => floret(x, y, r, colour))
    .join("")

const cauliflower: Motif = (colour = "#f4eedb") =>
  [-170, -145, -35, -10, 155, 25, 128, 52, 90]
    .map((rotation) => leaf(0, 6, rotation > 60 && rotation < 120 ? 40 : 46, rotation, "#86b05c", 0.42))
    .join("") +
  [
    [-26, 8, 15],
    [26, 8, 15],
    [-22, -12, 17],
    [22, -12, 17],
    [0, -22, 18],
    [0, 0, 18],
    [-10, 18, 14],
    [12, 18, 14]
  ]
    .map(([x = 0, y = 0, r = 0]) => floret(x, y, r, colour))
    .join("")

const riced: Motif = (colour = "#f4eedb") =>
  Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index) * 7
    return circle(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.8 + 6,
      5 + (index % 3),
      index % 4 === 0 ? darker(colour, 0.12) : index % 3 === 0 ? "#ffffff" : colour
    )
  })
    .toReversed()
    .join("")

export const cabbagesMotifs: Readonly<Record<string, Motif>> = {
  broccoli,
  "brussels-sprouts": brusselsSprouts,
  cabbage,
  cauliflower,
  "chinese-cabbage": chineseCabbage,
  "pak-choi": pakChoi,
  "pointed-cabbage": pointedCabbage,
  riced,
  savoy
}
