import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const coffee: Motif = (colour = "#4a2817") =>
  ellipse(0, 36, 44, 9, "#e3ddd0") +
  ellipse(0, 34, 44, 9, "#fbf8f1") +
  line("M28-6C48-8 48 18 26 18", "#f2ede2", 7) +
  shadedShape("M-32-14H32C32 16 22 32 0 32C-22 32-32 16-32-14z", "#fbf8f1") +
  ellipse(0, -14, 32, 9, "#e9e3d6") +
  ellipse(0, -14, 28, 7, colour) +
  line("M-12-28q-5-8 0-16M4-28q-5-8 0-16", "#b5aa98", 3, 0.7)

const coffeeBean = (colour: string): string =>
  shadedEllipse(0, 0, 18, 24, colour) + line("M2-21C-8-8 8 6-2 21", darker(colour, 0.5), 4)

const coffeeBeans: Motif = (colour = "#5a3420") =>
  transformed(coffeeBean(colour), -18, -10, 0.94, -30) +
  transformed(coffeeBean(colour), 20, -8, 0.94, 34) +
  transformed(coffeeBean(lighter(colour, 0.08)), 0, 18, 0.98, -70)

const tea: Motif = (colour = "#b5692a") =>
  ellipse(0, 36, 42, 9, "#e3ddd0") +
  line("M28-4C46-6 46 18 26 18", "#dfe8e2", 6) +
  shadedShape("M-34-10H34C34 18 22 32 0 32C-22 32-34 18-34-10z", "#eef3ee") +
  ellipse(0, -10, 34, 10, "#dbe3dc") +
  ellipse(0, -10, 30, 8, colour) +
  line("M-6-12C-14-22-18-26-22-40", "#d9d2c4", 1.8) +
  flatShape("M-30-46h14v12h-14z", "#6f9a5a")

/** A glass with a straw: juice, squash and soft drinks. */
const glass: Motif = (colour = "#f39a2b", secondColour = "#d8395a") =>
  line("M6 20L18-48", secondColour, 5) +
  shadedShape("M-27-26H27L21 42C12 46-12 46-21 42z", colour) +
  ellipse(0, -26, 27, 6, lighter(colour, 0.35)) +
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
      ([x = 0, y = 0, rotation = 0]) =>
        `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" rx="3" fill="#f6ece2" opacity=".5" transform="rotate(${rotation} ${x} ${y})"/>`
    )
    .join("") +
  [
    [-8, 20],
    [6, 26],
    [0, 34],
    [12, 14]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, "#b98a6a"))
    .join("")

const water: Motif = (colour = "#6fb4dc") =>
  shadedShape("M0-46C14-22 30-6 30 14C30 32 16 44 0 44C-16 44-30 32-30 14C-30-6-14-22 0-46z", colour) +
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
        ellipse(x, y, r, r, lighter(colour, 0.4), 0, 0.8) +
        shadedEllipse(x, y, r, r, lighter(colour, 0.2)) +
        ellipse(x - r * 0.35, y - r * 0.4, r * 0.28, r * 0.18, "#ffffff", -40)
    )
    .join("")

const beer: Motif = (colour = "#e0a02c") =>
  line("M22-14C46-14 46 26 22 24", "#d3dade", 8) +
  shadedShape(
    "M-28-24H26V38C26 44-28 44-28 38z",
    colour,
    line("M-14-10V30M0-10V30M14-10V30", darker(colour, 0.15), 4, 0.6)
  ) +
  shadedShape(
    "M-32-20C-38-32-24-40-16-36C-10-46 8-46 12-38C24-42 34-32 28-20C24-14 18-18 12-18C4-10-4-18-12-18C-18-8-26-14-32-20z",
    "#fdf9ee"
  )

const wine: Motif = (colour = "#7a1c38") =>
  line("M0 10V40", "#c5d0d5", 5) +
  ellipse(0, 43, 22, 5, "#d3dce0") +
  flatShape("M-24-46H24C30-10 14 12 0 12C-14 12-30-10-24-46z", "#dbe6ea", 0.8) +
  shadedShape("M-26-20H26C24 0 12 11 0 11C-12 11-24 0-26-20z", colour) +
  line("M-17-38C-20-24-18-12-12-4", "#fff", 3, 0.7)

const sparklingWine: Motif = (colour = "#ecd27c") =>
  line("M0 16V40", "#c5d0d5", 4.4) +
  ellipse(0, 43, 18, 4.4, "#d3dce0") +
  flatShape("M-15-47H15C18-14 10 18 0 18C-10 18-18-14-15-47z", "#dbe6ea", 0.8) +
  shadedShape("M-16-32H16C16-8 9 17 0 17C-9 17-16-8-16-32z", colour) +
  [
    [-4, -22],
    [5, -14],
    [-3, -4],
    [3, 4],
    [0, -30]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2, "#fffaf0"))
    .join("")

const energy: Motif = (colour = "#f2c62c") => shadedShape("M10-48L-28 6H-4L-12 48L30-10H6z", colour)

export const drinksMotifs: Readonly<Record<string, Motif>> = {
  beer,
  bubbles,
  coffee,
  "coffee-beans": coffeeBeans,
  cola,
  energy,
  glass,
  "sparkling-wine": sparklingWine,
  tea,
  water,
  wine
}
