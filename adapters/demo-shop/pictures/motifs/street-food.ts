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

const pizza: Motif = (colour = "#e8b84f") =>
  shadedEllipse(0, 0, 47, 45, "#c98a45") +
  ellipse(0, 0, 40, 38, "#c4422c") +
  ellipse(0, 0, 37, 35, colour) +
  ringPoints(0, 0, 6, 22, 21)
    .map(([x, y]) => shadedEllipse(x, y, 7.5, 7, "#b8352b"))
    .join("") +
  [
    [-8, -6, 20],
    [10, 4, 140],
    [-6, 14, 70],
    [20, -20, 10],
    [-26, 2, 100]
  ]
    .map(([x = 0, y = 0, rotation = 0]) => leaf(x, y, 13, rotation))
    .join("") +
  line("M0 0L30-30M0 0L36 18M0 0L-40-10", darker(colour, 0.3), 1.4, 0.6)

const taco: Motif = (colour = "#e0a63c") =>
  shadedShape("M-44 20C-46-18-20-36 4-34C34-32 46-4 46 22z", darker(colour, 0.2)) +
  [
    [-26, -22],
    [-8, -34],
    [12, -34],
    [30, -20],
    [38, -4]
  ]
    .map(([x = 0, y = 0], index) => shadedEllipse(x, y, 9, 8, index % 2 === 0 ? "#6fa548" : "#cf3a28"))
    .join("") +
  shadedShape(
    "M-46 26C-46-8-26-26-2-26C24-26 42-6 42 26z",
    colour,
    [
      [-26, 6],
      [-8, -10],
      [14, -4],
      [26, 12],
      [-2, 12]
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2, darker(colour, 0.25)))
      .join("")
  )

const nachos: Motif = (colour = "#e2a93e") =>
  [
    [-16, -14, -16],
    [20, -8, 20],
    [0, 16, 4]
  ]
    .map(([x = 0, y = 0, rotation = 0], index) =>
      transformed(
        shadedShape(
          "M0-26C4-26 28 14 27 18C24 22-24 22-27 18C-28 14-4-26 0-26z",
          index === 1 ? lighter(colour, 0.1) : colour,
          [
            [-8, 6],
            [6, 0],
            [2, 12],
            [-2, -8],
            [14, 12]
          ]
            .map(([px = 0, py = 0], dotIndex) =>
              circle(px, py, 1.8, dotIndex % 2 === 0 ? "#b8451f" : darker(colour, 0.3))
            )
            .join("")
        ),
        x,
        y,
        0.98,
        rotation
      )
    )
    .join("")

const wrap: Motif = (colour = "#ecd6a4") =>
  `<g transform="rotate(24)">${shadedShape(
    "M-20-24H20V34C12 46-12 46-20 34z",
    colour,
    [
      [-8, 0],
      [8, 10],
      [-4, 22],
      [10, -8]
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4, 3, "#b98848", 0, 0.6))
      .join("")
  )}${ellipse(0, -24, 20, 9, darker(colour, 0.15))}${[
    [-10, -28],
    [2, -31],
    [12, -27],
    [-2, -24]
  ]
    .map(([x = 0, y = 0], index) =>
      shadedEllipse(x, y, 7, 6, ["#6fa548", "#cf3a28", "#9a5a34", "#f0cf5c"][index] ?? "#6fa548")
    )
    .join("")}${shadedShape("M-20 10L20 2V34C12 46-12 46-20 34z", "#e8e6e0")}</g>`

const kebab: Motif = (colour = "#e2bf82") =>
  shadedShape("M-46 0C-44 30-22 42 0 42C22 42 44 30 46 0z", colour) +
  [
    [-32, -4],
    [-14, -12],
    [6, -12],
    [26, -6],
    [-22, 2],
    [14, 0]
  ]
    .map(([x = 0, y = 0], index) =>
      shadedEllipse(
        x,
        y,
        13,
        10,
        ["#6fa548", "#8a4f2c", "#cf3a28", "#6fa548", "#9a5a34", "#8a4f2c"][index] ?? "#8a4f2c"
      )
    )
    .join("") +
  shadedShape("M-46 0C-24 12 24 12 46 0C42 34 22 44 0 44C-22 44-42 34-46 0z", lighter(colour, 0.1))

const hamburger: Motif = (colour = "#c98a3f") =>
  shadedShape("M-40 22H40C42 38 30 42 0 42C-30 42-42 38-40 22z", lighter(colour, 0.15)) +
  shadedShape("M-43 10H43C46 22 40 24 0 24C-40 24-46 22-43 10z", "#6b3a24") +
  flatShape("M-42 8L-14 8L-4 16L8 8H42V4H-42z", "#f4c236") +
  line("M-42 3q7 8 14 0t14 0t14 0t14 0t14 0t14 0", "#6fa548", 7) +
  shadedShape(
    "M-42 0C-42-28-22-40 0-40C22-40 42-28 42 0C30 6-30 6-42 0z",
    colour,
    ringPoints(0, -20, 8, 22, 10)
      .map(([x, y], index) => ellipse(x, y, 3.4, 2, "#f6e5bf", index * 30))
      .join("")
  )

const hotDog: Motif = (colour = "#b8542f") =>
  `<g transform="rotate(-14)">${shadedShape("M-42-2C-46 16-34 24-20 24H20C34 24 46 16 42-2z", "#d9a45c")}${line("M-42-4H42", darker(colour, 0.2), 19)}${line("M-42-6H42", colour, 16)}${line("M-36-4q6-9 12 0t12 0t12 0t12 0t12 0t12 0", "#f4c430", 4.4)}${shadedShape("M-40 6C-28 14 28 14 40 6C42 22 32 26 20 26H-20C-32 26-42 22-40 6z", "#e2b36c")}</g>`

const fries: Motif = (colour = "#f0c34e") =>
  [
    [-26, -8],
    [-17, -4],
    [-8, 2],
    [0, -2],
    [9, 3],
    [18, 5],
    [26, 9]
  ]
    .map(([x = 0, rotation = 0], index) =>
      transformed(
        shadedShape("M-4.4 20V-40H4.4V20z", index % 2 === 0 ? colour : lighter(colour, 0.2)),
        x,
        -4 + (index % 3) * 5,
        1,
        rotation
      )
    )
    .join("") + shadedShape("M-36-2C-20 10 20 10 36-2L28 44C18 47-18 47-28 44z", "#c9342a")

const wedges: Motif = (colour = "#e0a640") =>
  [
    [-20, -16, -24],
    [16, -20, 18],
    [0, 2, -6],
    [-20, 22, 14],
    [22, 20, -14]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-26 6C-14-14 14-14 26 6C10 14-10 14-26 6z", colour) +
          line("M-25 7C-10 15 10 15 25 7", "#a8672c", 3.4),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const sandwich: Motif = (colour = "#d3a05c") =>
  flatShape("M-40 24L0-30L44 16V24L0 42z", darker(colour, 0.25)) +
  flatShape("M-40 14L0-36L44 6L0 28z", lighter(colour, 0.35)) +
  flatShape("M-40 14L0 28L44 6V12L0 34L-40 20z", "#eda49c") +
  line("M-38 21L0 35L42 14", "#6fa548", 5) +
  flatShape("M-40 22L0 37L44 16V24L0 45L-40 30z", colour)

export const streetFoodMotifs: Readonly<Record<string, Motif>> = {
  fries,
  hamburger,
  "hot-dog": hotDog,
  kebab,
  nachos,
  pizza,
  sandwich,
  taco,
  wedges,
  wrap
}
