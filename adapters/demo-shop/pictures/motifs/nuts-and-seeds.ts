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

const almond: Motif = (colour = "#a8672f") =>
  [
    [-18, -14, -40],
    [18, -10, 30],
    [0, 18, -10]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M0-30C14-18 18 2 12 18C8 28-8 28-12 18C-18 2-14-18 0-30z",
          colour,
          line("M0-24C-4-8-4 6-2 20M0-24C6-8 8 6 6 18M0-24C-10-8-10 4-8 16", darker(colour, 0.25), 1.6, 0.7)
        ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const cashew: Motif = (colour = "#ecd3a0") =>
  [
    [-18, -16, -30],
    [18, -6, 60],
    [-6, 20, 170]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-24 4C-26-16-8-26 8-22C24-18 30-4 24 6C18 14 10 8 8 2C4-6-4-6-6 4C-8 18-22 18-24 4z", colour),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const walnut: Motif = (colour = "#c89a5e") =>
  [
    [-18, -12],
    [20, -6],
    [-2, 20]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedShape(
          "M0-26C22-28 30-8 26 8C22 24 8 28 0 24C-8 28-22 24-26 8C-30-8-22-28 0-26z",
          colour,
          line("M0-24V23M-8-18q-10 6-6 14q-8 8 2 18M8-18q10 6 6 14q8 8-2 18", darker(colour, 0.3), 2.4, 0.7)
        ),
        x,
        y,
        0.95,
        index * 24 - 20
      )
    )
    .join("")

const hazelnut: Motif = (colour = "#a9713a") =>
  [
    [-20, -8],
    [20, -10],
    [0, 18]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedShape(
          "M0-26C18-18 24-2 20 12C14 24-14 24-20 12C-24-2-18-18 0-26z",
          colour,
          flatShape("M-21 8C-10 2 10 2 21 8C18 26-18 26-21 8z", lighter(colour, 0.35))
        ),
        x,
        y,
        0.95,
        index * 20 - 20
      )
    )
    .join("")

const pistachio: Motif = () =>
  [
    [-18, -14, -40],
    [18, -8, 30],
    [-2, 18, 80]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M0-28C18-18 20 14 0 26C-20 14-18-18 0-28z", "#e6d2aa") +
          flatShape("M0-24C6-8 6 8 0 22C10 14 14-10 0-24z", "#8fa84a"),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const peanuts: Motif = (colour = "#d9a95c") =>
  [
    [-14, -14, -35],
    [16, 12, 20]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M0-38C16-38 20-20 12-6C8 2 20 12 18 24C16 38-16 38-18 24C-20 12-8 2-12-6C-20-20-16-38 0-38z",
          colour,
          line(
            "M-8-30q16 4 16 0M-10-18q18 6 20 0M-12 14q22 6 24 0M-12 26q20 6 22 0M0-34V34",
            darker(colour, 0.25),
            1.8,
            0.6
          )
        ),
        x,
        y,
        0.95,
        rotation
      )
    )
    .join("")

const seeds: Motif = (colour = "#5f7a4a") =>
  ringPoints(0, 0, 12, 34, 26)
    .concat(ringPoints(0, 4, 7, 17, 13), [[0, 2]])
    .map(([x, y], index) =>
      ellipse(
        x,
        y,
        8,
        4.6,
        index % 3 === 0 ? lighter(colour, 0.25) : index % 2 === 0 ? darker(colour, 0.15) : colour,
        index * 47
      )
    )
    .join("")

const sunflower: Motif = (colour = "#f0b323") =>
  ringPoints(0, 0, 14, 14)
    .map(([x, y]) => leaf(x, y, 32, (Math.atan2(y, x) / Math.PI) * 180, colour, 0.26))
    .join("") +
  shadedEllipse(0, 0, 21, 21, "#5b3a1e") +
  ringPoints(0, 0, 9, 12)
    .map(([x, y]) => circle(x, y, 2, "#8a5f30"))
    .join("")

const rapeFlower: Motif = (colour = "#f6d21f") =>
  line("M0 48C0 26 0 10 0-8M0 30C-10 22-18 12-20 2M0 22C10 14 18 8 22-2", "#5f8f3f", 3.4) +
  leaf(0, 38, 26, -160, "#5f8f3f", 0.3) +
  [
    [-22, -6],
    [22, -8],
    [0, -22],
    [-8, 4],
    [10, -34],
    [-12, -34],
    [12, 6]
  ]
    .map(
      ([x = 0, y = 0]) =>
        ringPoints(x, y, 4, 6.5, 6.5, 45)
          .map(([px, py]) => circle(px, py, 6, colour))
          .join("") + circle(x, y, 3.4, "#b98a1f")
    )
    .join("")

const olives: Motif = (colour = "#7d8a3a") =>
  line("M-44-36C-20-30 10-26 42-38", "#7a6a42", 3) +
  [
    [-30, -34, 60],
    [-10, -30, -50],
    [20, -32, -40],
    [4, -30, 60]
  ]
    .map(([x = 0, y = 0, rotation = 0]) => leaf(x, y, 30, rotation, "#7f9a6a", 0.2))
    .join("") +
  [
    [-20, 2],
    [20, -2],
    [0, 24]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 17, 20, colour) + circle(x + 2, y + 15, 3.4, darker(colour, 0.45)))
    .join("")

const capers: Motif = (colour = "#6b7a3c") =>
  [
    [-22, -14],
    [0, -22],
    [22, -12],
    [-12, 6],
    [14, 8],
    [-24, 24],
    [2, 26],
    [26, 26]
  ]
    .map(([x = 0, y = 0], index) => shadedEllipse(x, y, 11.5, 10.5, index % 2 === 0 ? colour : lighter(colour, 0.15)))
    .join("")

export const nutsAndSeedsMotifs: Readonly<Record<string, Motif>> = {
  almond,
  capers,
  cashew,
  hazelnut,
  olives,
  peanuts,
  pistachio,
  "rape-flower": rapeFlower,
  seeds,
  sunflower,
  walnut
}
