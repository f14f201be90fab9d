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

const muffin: Motif = (colour = "#c98a45", cupColour = "#b9483a") =>
  shadedShape(
    "M-28 6H28L22 44C10 48-10 48-22 44z",
    cupColour,
    line("M-16 8L-13 45M-5 8L-4 46M6 8L5 46M17 8L14 45", darker(cupColour, 0.25), 2.4)
  ) +
  shadedShape("M-36 6C-42-14-26-22-22-26C-16-40 16-40 22-26C26-22 42-14 36 6C24 14-24 14-36 6z", colour) +
  [
    [-16, -12],
    [2, -24],
    [16, -8],
    [-2, -4]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 5, 5, "#4a3f7c"))
    .join("")

/** A ring cake from a fluted tin. */
const spongeCake: Motif = (colour = "#c58a44") =>
  shadedShape(
    "M-46 20C-44-8-34-22-24-24C-20-30-8-28-4-26C4-30 12-28 18-26C32-24 44-10 46 20C44 32 20 36 0 36C-20 36-44 32-46 20z",
    colour,
    line(
      "M-26-20C-34-4-34 16-30 32M-8-24C-12-4-12 18-10 34M10-25C12-4 12 18 10 34M28-20C34-4 34 16 30 32",
      darker(colour, 0.25),
      3,
      0.7
    )
  ) +
  ellipse(0, -20, 13, 5, darker(colour, 0.5)) +
  [
    [-30, -6],
    [-12, -12],
    [4, -16],
    [24, -8],
    [36, 4],
    [-38, 10]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.8, "#fdfaf2"))
    .join("")

const slice = (bodyColour: string, topColour: string, layers: string): string =>
  flatShape("M-42 6L36-10V30L-42 40z", darker(bodyColour, 0.12)) +
  shadedShape("M-42 6L36-10V30L-42 40z", bodyColour, layers) +
  shadedShape("M-42 6C-22-14 4-28 22-30C34-30 38-20 36-10z", topColour)

const princessCake: Motif = () =>
  shadedShape("M-44 18C-44-14-26-32 0-32C26-32 44-14 44 18C44 32-44 32-44 18z", "#9cc25c") +
  flatShape("M-46 22C-30 34 30 34 46 22V30C30 42-30 42-46 30z", "#7fa544") +
  [
    [-4, -36],
    [6, -38],
    [1, -32]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 7, 6, "#e58aa0"))
    .join("") +
  leaf(8, -34, 16, 10, "#4f8f3a") +
  [
    [-24, -10],
    [-10, 4],
    [16, -12],
    [28, 4],
    [-30, 8]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.8, "#fdfaf2"))
    .join("")

const chocolateCake: Motif = (colour = "#5a3220") =>
  slice(colour, darker(colour, 0.2), line("M-40 18L34 4", darker(colour, 0.4), 2)) +
  [
    [0, -18],
    [14, -22],
    [-16, -4],
    [20, -14]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.8, "#f6efe4"))
    .join("") +
  shadedEllipse(20, -34, 8, 8, "#c8303f")

const cheesecake: Motif = (toppingColour = "#c2264a") =>
  slice("#f6e6bd", toppingColour, flatShape("M-42 32L36 22V30L-42 40z", "#b98346")) +
  [
    [4, -22],
    [18, -24],
    [-14, -8],
    [14, -14]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 6, 6, toppingColour))
    .join("")

const layerCake: Motif = () =>
  slice(
    "#e9c98a",
    "#fbf6ea",
    flatShape("M-42 14L36-2V4L-42 20zM-42 27L36 12V18L-42 33z", "#fbf3e6") +
      flatShape("M-42 18L36 2V4L-42 20z", "#d9506a")
  ) +
  shadedEllipse(18, -32, 8, 8, "#d3242f") +
  shadedEllipse(2, -26, 7, 7, "#d3242f")

const swissRoll: Motif = (colour = "#e6bd72", fillingColour = "#c9354f") =>
  shadedShape("M-6-28C14-30 44-26 46-18V22C40 32 10 34-6 32z", darker(colour, 0.12)) +
  shadedEllipse(-12, 2, 31, 31, colour) +
  line("M-12 2C-6-2-2 8-10 12C-24 14-30-4-20-14C-4-26 18-10 12 8C6 26-20 28-32 16", fillingColour, 4)

const mazarin: Motif = () =>
  shadedShape(
    "M-42-4L-34 28C-20 36 20 36 34 28L42-4z",
    "#c98f48",
    line("M-30 4L-26 28M-15 6L-13 32M0 6V33M15 6L13 32M30 4L26 28", "#a87030", 2)
  ) +
  shadedEllipse(0, -6, 43, 18, "#d9a55a") +
  ellipse(0, -8, 35, 13, "#fdf9f2")

const chocolateBall: Motif = (colour = "#4a2a1a") =>
  [
    [-20, -8],
    [20, -8],
    [0, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadedEllipse(x, y, 22, 21, colour) +
        ringPoints(x, y, 9, 16)
          .concat(ringPoints(x, y, 5, 8))
          .map(([px, py], index) => ellipse(px, py, 2.6, 1.4, "#fbf7ee", index * 50))
          .join("")
    )
    .join("")

const punschRoll: Motif = (colour = "#8fc06a") =>
  [-18, 14]
    .map((y) =>
      transformed(
        line("M-28 0H28", darker(colour, 0.25), 25) +
          line("M-28-1H28", colour, 22) +
          line("M-34-1h2M32-1h2", "#4a2817", 22) +
          line("M-22-7H22", lighter(colour, 0.5), 3, 0.8),
        0,
        y,
        1,
        -12
      )
    )
    .join("")

const pie: Motif = (colour = "#d3993f", fillingColour = "#f0cd78") =>
  shadedShape(
    "M-46-2L-36 26C-20 36 20 36 36 26L46-2z",
    darker(colour, 0.1),
    line("M-34 6L-29 28M-18 8L-15 32M0 9V33M18 8L15 32M34 6L29 28", darker(colour, 0.3), 2)
  ) +
  shadedEllipse(0, -4, 47, 22, colour) +
  ellipse(0, -6, 38, 16, fillingColour) +
  [
    [-18, -8],
    [4, -12],
    [18, -2],
    [-6, 0]
  ]
    .map(([x = 0, y = 0], index) => ellipse(x, y, 5, 3, index % 2 === 0 ? "#b5483a" : "#5f8f3f"))
    .join("")

export const cakesMotifs: Readonly<Record<string, Motif>> = {
  cheesecake,
  "chocolate-ball": chocolateBall,
  "chocolate-cake": chocolateCake,
  "layer-cake": layerCake,
  mazarin,
  muffin,
  pie,
  "princess-cake": princessCake,
  "punsch-roll": punschRoll,
  "sponge-cake": spongeCake,
  "swiss-roll": swissRoll
}
