import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const capped = (colour: string, stalk: string): string =>
  solid("M-11 8h22C10 22 12 36 15 42C8 47-8 47-15 42C-12 36-10 22-11 8z", stalk) +
  flat("M-32 8C-20 16 20 16 32 8z", darker(colour, 0.4)) +
  solid("M-38 8C-40-22-20-38 0-38C20-38 40-22 38 8C20 14-20 14-38 8z", colour)

const mushroom: Motif = (colour = "#f1e9dc") =>
  placed(capped(colour, lighter(colour, 0.4)), -18, -10, 0.66, -8) +
  placed(capped(colour, lighter(colour, 0.4)), 22, -6, 0.62, 10) +
  placed(capped(lighter(colour, 0.1), lighter(colour, 0.5)), 0, 14, 0.74)

const mushroomSlices: Motif = (colour = "#f1e9dc") =>
  [
    [-16, -14, -16],
    [18, -6, 12],
    [-4, 16, 4]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        flat(
          "M-9 8C-8 20-10 30-8 36H8C10 30 8 20 9 8C26 12 38 6 36-8C34-28 16-38 0-38C-16-38-34-28-36-8C-38 6-26 12-9 8z",
          darker(colour, 0.3)
        ) +
          flat(
            "M-7 6C-6 20-7 28-6 33H6C7 28 6 20 7 6C24 9 34 3 32-8C30-25 14-34 0-34C-14-34-30-25-32-8C-34 3-24 9-7 6z",
            colour
          ) +
          line("M-26-2C-18 4-10 2-8-4M26-2C18 4 10 2 8-4", "#a98f76", 3.4),
        x,
        y,
        0.78,
        turn
      )
    )
    .join("")

const portobello: Motif = () =>
  placed(solid("M-44 6C-44-18-24-32 0-32C24-32 44-18 44 6C30 18-30 18-44 6z", "#8a6448"), 0, -12, 1) +
  solid("M-44 22C-44 8-22 2 0 2C22 2 44 8 44 22C44 36 22 44 0 44C-22 44-44 36-44 22z", "#a98464") +
  oval(0, 22, 37, 17, "#4d382c") +
  line("M0 22L-34 18M0 22L34 18M0 22L-28 30M0 22L28 30M0 22L-12 37M0 22L12 37M0 22L-14 7M0 22L14 7", "#6f5544", 1.8) +
  ball(0, 22, 11, 8, "#e8dcc8")

const shelf = (colour: string): string =>
  solid(
    "M-6 34C-10 18-34 12-34-8C-34-28-14-36 4-34C26-32 38-18 34-2C30 14 10 18 8 34z",
    colour,
    line("M0 30C-4 14-14 4-20-6M2 30C2 10 6-4 6-16M5 30C10 14 18 8 24 0", darker(colour, 0.2), 1.8, 0.7)
  )

const oysterMushroom: Motif = (colour = "#cfc3ae") =>
  placed(shelf(colour), -18, -6, 0.8, -22) +
  placed(shelf(colour), 22, -8, 0.74, 24) +
  placed(shelf(lighter(colour, 0.12)), 0, 12, 0.86)

const shiitake: Motif = () =>
  [
    [-20, -8, -12],
    [20, -4, 12],
    [0, 18, 0]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        capped("#8a5f3c", "#e9dcc2") +
          [
            [-18, -12],
            [0, -24],
            [18, -12],
            [-4, -6],
            [10, 0]
          ]
            .map(([px = 0, py = 0]) => dot(px, py, 3, "#d9bd92"))
            .join(""),
        x,
        y,
        0.68,
        turn
      )
    )
    .join("")

const chanterelle: Motif = (colour = "#efa928") =>
  [
    [-20, -6, -14],
    [20, -8, 12],
    [0, 14, 0]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M-34-22C-26-36-12-26 0-30C12-26 26-36 34-22C30-4 12 4 10 40C4 46-6 46-10 40C-12 4-30-4-34-22z",
          colour,
          line(
            "M-24-14C-10-4-6 8-5 26M24-14C10-4 6 8 5 26M-8-16C-2-4 0 8 0 26M10-16C4-6 2 6 2 20",
            darker(colour, 0.22),
            2,
            0.7
          )
        ) + oval(0, -26, 26, 6, darker(colour, 0.12)),
        x,
        y,
        0.72,
        turn
      )
    )
    .join("")

const porcini: Motif = () =>
  [
    [-18, -4, -8],
    [20, 4, 10]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid("M-12 0h24C14 18 22 34 16 42C8 49-8 49-16 42C-22 34-14 18-12 0z", "#ecdcbc") +
          solid("M-36 4C-38-22-18-36 0-36C18-36 38-22 36 4C20 12-20 12-36 4z", "#8b5630"),
        x,
        y,
        0.85,
        turn
      )
    )
    .join("")

const almond: Motif = (colour = "#a8672f") =>
  [
    [-18, -14, -40],
    [18, -10, 30],
    [0, 18, -10]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M0-30C14-18 18 2 12 18C8 28-8 28-12 18C-18 2-14-18 0-30z",
          colour,
          line("M0-24C-4-8-4 6-2 20M0-24C6-8 8 6 6 18M0-24C-10-8-10 4-8 16", darker(colour, 0.25), 1.6, 0.7)
        ),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const cashew: Motif = (colour = "#ecd3a0") =>
  [
    [-18, -16, -30],
    [18, -6, 60],
    [-6, 20, 170]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid("M-24 4C-26-16-8-26 8-22C24-18 30-4 24 6C18 14 10 8 8 2C4-6-4-6-6 4C-8 18-22 18-24 4z", colour),
        x,
        y,
        1,
        turn
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
      placed(
        solid(
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
      placed(
        solid(
          "M0-26C18-18 24-2 20 12C14 24-14 24-20 12C-24-2-18-18 0-26z",
          colour,
          flat("M-21 8C-10 2 10 2 21 8C18 26-18 26-21 8z", lighter(colour, 0.35))
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
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid("M0-28C18-18 20 14 0 26C-20 14-18-18 0-28z", "#e6d2aa") +
          flat("M0-24C6-8 6 8 0 22C10 14 14-10 0-24z", "#8fa84a"),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const peanuts: Motif = (colour = "#d9a95c") =>
  [
    [-14, -14, -35],
    [16, 12, 20]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
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
        turn
      )
    )
    .join("")

const seeds: Motif = (colour = "#5f7a4a") =>
  ringPoints(0, 0, 12, 34, 26)
    .concat(ringPoints(0, 4, 7, 17, 13), [[0, 2]])
    .map(([x, y], index) =>
      oval(
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
  ball(0, 0, 21, 21, "#5b3a1e") +
  ringPoints(0, 0, 9, 12)
    .map(([x, y]) => dot(x, y, 2, "#8a5f30"))
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
          .map(([px, py]) => dot(px, py, 6, colour))
          .join("") + dot(x, y, 3.4, "#b98a1f")
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
    .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, 30, turn, "#7f9a6a", 0.2))
    .join("") +
  [
    [-20, 2],
    [20, -2],
    [0, 24]
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 17, 20, colour) + dot(x + 2, y + 15, 3.4, darker(colour, 0.45)))
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
    .map(([x = 0, y = 0], index) => ball(x, y, 11.5, 10.5, index % 2 === 0 ? colour : lighter(colour, 0.15)))
    .join("")

export const mushroomAndNutMotifs: Readonly<Record<string, Motif>> = {
  almond,
  capers,
  cashew,
  chanterelle,
  hazelnut,
  mushroom,
  "mushroom-slices": mushroomSlices,
  olives,
  "oyster-mushroom": oysterMushroom,
  peanuts,
  pistachio,
  porcini,
  portobello,
  "rape-flower": rapeFlower,
  seeds,
  shiitake,
  sunflower,
  walnut
}
