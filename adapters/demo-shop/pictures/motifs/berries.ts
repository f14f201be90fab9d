import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  calyx,
  circle,
  flatShape,
  leaf,
  line,
  type Motif,
  ellipse,
  transformed,
  type Point,
  shadedShape
} from "./draw.ts"

const cluster: ReadonlyArray<Point> = [
  [-26, -22],
  [-9, -26],
  [9, -26],
  [26, -22],
  [-34, -8],
  [-17, -10],
  [0, -11],
  [17, -10],
  [34, -8],
  [-25, 6],
  [-8, 5],
  [9, 5],
  [25, 6],
  [-16, 20],
  [0, 20],
  [16, 20],
  [-8, 33],
  [8, 33],
  [0, 43]
]

const grapes: Motif = (colour = "#54407c") =>
  line("M0-30C0-40 2-44 6-49", "#7a6436", 4) +
  leaf(2, -36, 30, -10, "#5f8f3f", 0.45) +
  cluster.map(([x, y]) => shadedEllipse(x, y, 11, 11.5, colour)).join("")

const strawberryOutline = "M0 46C-16 40-41 8-37-13C-34-28-14-31 0-23C14-31 34-28 37-13C41 8 16 40 0 46z"
const strawberry: Motif = (colour = "#d3242f") =>
  shadedShape(
    strawberryOutline,
    colour,
    [
      [-22, -10],
      [-8, -12],
      [8, -12],
      [22, -10],
      [-26, 4],
      [-12, 4],
      [0, 2],
      [13, 4],
      [26, 4],
      [-16, 18],
      [-5, 17],
      [7, 17],
      [17, 18],
      [-8, 30],
      [6, 30],
      [0, 38]
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 1.7, 2.5, "#f6d37a"))
      .join("")
  ) + calyx(0, -25, 26, "#4f9140")

const oneBlueberry = (colour: string): string =>
  shadedEllipse(0, 0, 22, 21, colour, ellipse(0, -8, 9, 6, darker(colour, 0.45))) +
  flatShape("M-8-9l3-5l3 3l3-5l3 5l4-3l1 6l-5 4h-8z", darker(colour, 0.2))

const blueberries: Motif = (colour = "#44508f") =>
  [
    [-22, -16, -20],
    [22, -14, 20],
    [0, -24, 0],
    [-24, 18, -40],
    [24, 18, 30],
    [0, 14, 8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) => transformed(oneBlueberry(colour), x, y, 1, rotation))
    .join("")

const drupelets: ReadonlyArray<Point> = [
  [-17, -20],
  [0, -22],
  [17, -20],
  [-25, -8],
  [-8, -9],
  [9, -9],
  [25, -8],
  [-21, 6],
  [-3, 5],
  [14, 6],
  [-12, 19],
  [6, 19],
  [20, 16],
  [-3, 31],
  [10, 30]
]
const oneRaspberry = (colour: string): string =>
  shadedShape("M-30-14C-28-32 28-32 30-14C32 8 16 42 2 42C-14 42-32 8-30-14z", darker(colour, 0.2)) +
  drupelets.map(([x, y]) => shadedEllipse(x, y, 9.5, 9.5, colour)).join("")

const raspberry: Motif = (colour = "#d3385c") =>
  transformed(oneRaspberry(colour), -19, -10, 0.78, -14) +
  transformed(oneRaspberry(colour), 20, -6, 0.78, 16) +
  transformed(oneRaspberry(colour), 0, 14, 0.82, 3)

const currants: Motif = (colour = "#c2202e") =>
  line("M-4-46C0-20 4 10 0 44", "#7d8f4a", 2.6) +
  [
    [-14, -28],
    [12, -30],
    [-16, -10],
    [16, -12],
    [-2, -20],
    [-13, 8],
    [15, 6],
    [1, -3],
    [-10, 25],
    [12, 23],
    [1, 14],
    [0, 38]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 10.5, 10.5, colour))
    .join("")

const cherries: Motif = (colour = "#9c1a2c") =>
  line("M-20 14C-18-10-4-30 10-44M22 18C22-8 16-30 10-44", "#6f7a36", 3) +
  leaf(10, -44, 36, 20) +
  shadedEllipse(-20, 22, 23, 22, colour) +
  shadedEllipse(22, 25, 22, 21, darker(colour, 0.08))

const lingonberries: Motif = (colour = "#c01f2d") =>
  [-150, -30, -90].map((rotation) => leaf(0, -14, 34, rotation, "#3f7a3d", 0.3)).join("") +
  [
    [-20, 0],
    [4, -8],
    [24, 4],
    [-8, 20],
    [16, 24],
    [-28, 22]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 14, 14, colour) + circle(x, y + 8, 2.4, darker(colour, 0.5)))
    .join("")

const gojiberries: Motif = (colour = "#c8412f") =>
  [
    [-20, -16, 20],
    [14, -20, -30],
    [-4, 2, 70],
    [26, 6, 10],
    [-26, 18, -20],
    [4, 26, 30]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      shadedEllipse(x, y, 17, 9, colour, line(`M${x - 9} ${y - 1}h16`, lighter(colour, 0.3), 1.4, 0.6), rotation)
    )
    .join("")

export const berryMotifs: Readonly<Record<string, Motif>> = {
  blueberries,
  cherries,
  currants,
  gojiberries,
  grapes,
  lingonberries,
  raspberry,
  strawberry
}
