import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const coffee: Motif = (colour = "#4a2817") =>
  oval(0, 36, 44, 9, "#e3ddd0") +
  oval(0, 34, 44, 9, "#fbf8f1") +
  line("M28-6C48-8 48 18 26 18", "#f2ede2", 7) +
  solid("M-32-14H32C32 16 22 32 0 32C-22 32-32 16-32-14z", "#fbf8f1") +
  oval(0, -14, 32, 9, "#e9e3d6") +
  oval(0, -14, 28, 7, colour) +
  line("M-12-28q-5-8 0-16M4-28q-5-8 0-16", "#b5aa98", 3, 0.7)

const coffeeBean = (colour: string): string =>
  ball(0, 0, 18, 24, colour) + line("M2-21C-8-8 8 6-2 21", darker(colour, 0.5), 4)
const coffeeBeans: Motif = (colour = "#5a3420") =>
  placed(coffeeBean(colour), -18, -10, 0.94, -30) +
  placed(coffeeBean(colour), 20, -8, 0.94, 34) +
  placed(coffeeBean(lighter(colour, 0.08)), 0, 18, 0.98, -70)

const tea: Motif = (colour = "#b5692a") =>
  oval(0, 36, 42, 9, "#e3ddd0") +
  line("M28-4C46-6 46 18 26 18", "#dfe8e2", 6) +
  solid("M-34-10H34C34 18 22 32 0 32C-22 32-34 18-34-10z", "#eef3ee") +
  oval(0, -10, 34, 10, "#dbe3dc") +
  oval(0, -10, 30, 8, colour) +
  line("M-6-12C-14-22-18-26-22-40", "#d9d2c4", 1.8) +
  flat("M-30-46h14v12h-14z", "#6f9a5a")

/** A glass with a straw: juice, squash and soft drinks. */
const glass: Motif = (colour = "#f39a2b", second = "#d8395a") =>
  line("M6 20L18-48", second, 5) +
  solid("M-27-26H27L21 42C12 46-12 46-21 42z", colour) +
  oval(0, -26, 27, 6, lighter(colour, 0.35)) +
  line("M-19-16L-14 32", "#ffffff", 4.4, 0.55) +
  line("M-30-40L-22 43M30-40L22 43", "#c9d6da", 2, 0.9)

/** A dark soft drink with ice. */
const cola: Motif = (colour = "#3a1a10") =>
  glass(colour, "#d0293a") +
  [
    [-10, -16, 10],
    [10, -10, -14],
    [-4, 4, 20]
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" rx="3" fill="#f6ece2" opacity=".5" transform="rotate(${turn} ${x} ${y})"/>`
    )
    .join("") +
  [
    [-8, 20],
    [6, 26],
    [0, 34],
    [12, 14]
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2, "#b98a6a"))
    .join("")

const water: Motif = (colour = "#6fb4dc") =>
  solid("M0-46C14-22 30-6 30 14C30 32 16 44 0 44C-16 44-30 32-30 14C-30-6-14-22 0-46z", colour) +
  line("M-14 4C-18 16-14 26-6 32", "#ffffff", 5, 0.8)

const bubbles: Motif = (colour = "#8cc6e8") =>
  [
    [-16, 12, 24],
    [20, -8, 19],
    [-10, -28, 13],
    [24, 28, 12],
    [2, 38, 7]
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r, lighter(colour, 0.4), 0, 0.8) +
        ball(x, y, r, r, lighter(colour, 0.2)) +
        oval(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.18, "#ffffff", -40)
    )
    .join("")

const beer: Motif = (colour = "#e0a02c") =>
  line("M22-14C46-14 46 26 22 24", "#d3dade", 8) +
  solid("M-28-24H26V38C26 44-28 44-28 38z", colour, line("M-14-10V30M0-10V30M14-10V30", darker(colour, 0.15), 4, 0.6)) +
  solid(
    "M-32-20C-38-32-24-40-16-36C-10-46 8-46 12-38C24-42 34-32 28-20C24-14 18-18 12-18C4-10-4-18-12-18C-18-8-26-14-32-20z",
    "#fdf9ee"
  )

const wine: Motif = (colour = "#7a1c38") =>
  line("M0 10V40", "#c5d0d5", 5) +
  oval(0, 43, 22, 5, "#d3dce0") +
  flat("M-24-46H24C30-10 14 12 0 12C-14 12-30-10-24-46z", "#dbe6ea", 0.8) +
  solid("M-26-20H26C24 0 12 11 0 11C-12 11-24 0-26-20z", colour) +
  line("M-17-38C-20-24-18-12-12-4", "#fff", 3, 0.7)

const sparklingWine: Motif = (colour = "#ecd27c") =>
  line("M0 16V40", "#c5d0d5", 4.4) +
  oval(0, 43, 18, 4.4, "#d3dce0") +
  flat("M-15-47H15C18-14 10 18 0 18C-10 18-18-14-15-47z", "#dbe6ea", 0.8) +
  solid("M-16-32H16C16-8 9 17 0 17C-9 17-16-8-16-32z", colour) +
  [
    [-4, -22],
    [5, -14],
    [-3, -4],
    [3, 4],
    [0, -30]
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2, "#fffaf0"))
    .join("")

const energy: Motif = (colour = "#f2c62c") => solid("M10-48L-28 6H-4L-12 48L30-10H6z", colour)

/** Berries in a drop: flavours of squash and fizzy drinks. */
const oil: Motif = (colour = "#e8b62c") =>
  solid("M0-46C14-22 28-6 28 14C28 32 16 44 0 44C-16 44-28 32-28 14C-28-6-14-22 0-46z", colour) +
  line("M-13 4C-17 16-13 26-5 32", "#fffbe6", 5, 0.85)

const sauceDish: Motif = (colour = "#3a1d14") =>
  solid("M-46-6H46C42 20 24 32 0 32C-24 32-42 20-46-6z", "#d9dfe0") +
  oval(0, -6, 46, 17, "#f4f6f4") +
  oval(0, -6, 39, 13, colour) +
  line("M-20-10q16-6 30-2", lighter(colour, 0.5), 3, 0.7)

/** A spoon of a thick sauce. */
const sauce: Motif = (colour = "#c9402a") =>
  line("M14 10L40 42", "#b5bec3", 8) +
  ball(-6, -8, 34, 27, "#c9d2d6", "", 36) +
  oval(-6, -10, 29, 22, colour, 36) +
  line("M-22-16C-14-26 2-24 8-14", lighter(colour, 0.5), 4, 0.8)

const peppercorns: Motif = (colour = "#3b302a") =>
  ringPoints(0, 6, 9, 28, 20)
    .concat(ringPoints(0, 4, 5, 13, 9), [[0, -14]])
    .map(([x, y], index) =>
      ball(
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
  solid("M-44 30C-34 12-18-2 0-2C18-2 34 12 44 30C30 38-30 38-44 30z", colour) +
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
      placed(flat("M-5-4L4-5L6 4L-4 5z", index % 2 === 0 ? "#ffffff" : "#dcdad2"), x, y, 1, index * 30)
    )
    .join("") +
  [
    [-12, -22],
    [8, -30],
    [18, -16],
    [-2, -14]
  ]
    .map(([x = 0, y = 0], index) => placed(flat("M-4-3L3-4L5 3L-3 4z", "#dcdad2"), x, y, 1, index * 40))
    .join("")

const spice: Motif = (colour = "#b5432a") =>
  line("M20 2L46-30", "#b9804a", 7) +
  solid("M-40 6C-40-8-18-20 4-18C26-16 34-2 26 10C16 26-36 26-40 6z", "#b9804a") +
  solid(
    "M-32 2C-26-14-12-26-4-26C6-24 18-10 22 4C10 14-22 14-32 2z",
    colour,
    [
      [-18, -2],
      [-6, -12],
      [8, -4],
      [-2, 2]
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2, darker(colour, 0.25)))
      .join("")
  )

const dip: Motif = (colour = "#fbf6ea") =>
  solid("M-42-2H42C40 24 24 36 0 36C-24 36-40 24-42-2z", "#5f8f9a") +
  oval(0, -2, 42, 14, "#7fabb5") +
  oval(0, -3, 37, 11, colour) +
  [
    [-16, -6],
    [-4, 0],
    [10, -6],
    [20, -1]
  ]
    .map(([x = 0, y = 0], index) => placed(line("M-4 0H4", "#4f9140", 2.6), x, y, 1, index * 50))
    .join("") +
  flat("M8-6L30-44L44-22L22-2z", "#edbf55")

/** Stock cubes. */
const stockCubes: Motif = (colour = "#c58a3a") =>
  [
    [-16, 12],
    [20, 12],
    [2, -14]
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        flat("M-20-8L2-18L22-8V14L2 24L-20 14z", darker(colour, 0.25)) +
          flat("M-20-8L2-18L22-8L0 2z", lighter(colour, 0.35)) +
          flat("M-20-8L0 2V24L-20 14z", colour) +
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
  ball(-6, -4, 7, 7, "#e3b63c")

const cinnamon: Motif = (colour = "#9a5a2c") =>
  [-16, 0, 16]
    .map((x, index) =>
      placed(
        solid(
          "M-7-42H7V42H-7z",
          index === 1 ? lighter(colour, 0.12) : colour,
          line("M-2-40V40", darker(colour, 0.3), 2)
        ) + oval(0, -42, 7, 4, darker(colour, 0.4)),
        x,
        0,
        0.96,
        index * 10 - 10
      )
    )
    .join("") + line("M-26 6H26", "#e6d3a8", 6)

export const drinkMotifs: Readonly<Record<string, Motif>> = {
  beer,
  bubbles,
  cinnamon,
  coffee,
  "coffee-beans": coffeeBeans,
  cola,
  dip,
  energy,
  glass,
  oil,
  peppercorns,
  salt,
  sauce,
  "sauce-dish": sauceDish,
  "sparkling-wine": sparklingWine,
  spice,
  "stock-cubes": stockCubes,
  tea,
  vanilla,
  water,
  whisk,
  wine
}
