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

const sushi: Motif = (colour = "#f0805a") =>
  [
    [-12, -12, -10],
    [10, 18, 4]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-34 2H34C38 18 30 22 0 22C-30 22-38 18-34 2z",
          "#fbf8f0",
          [
            [-20, 14],
            [-6, 10],
            [8, 15],
            [22, 11]
          ]
            .map(([px = 0, py = 0]) => ellipse(px, py, 4, 2, "#e3ded0", px * 3))
            .join("")
        ) +
          shadedShape(
            "M-38 4C-36-12-16-16 2-16C22-16 38-10 38 4C24 10-24 10-38 4z",
            colour,
            line("M-22-10L-14 4M-4-14L6 4M14-14L24 3", lighter(colour, 0.55), 3)
          ),
        x,
        y,
        0.95,
        rotation
      )
    )
    .join("")

const makiRoll: Motif = (colour = "#f0805a") =>
  [
    [-20, -12],
    [20, -12],
    [0, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        shadedEllipse(x, y, 22, 21, "#26352a") +
        ellipse(x, y, 18.5, 17.5, "#fbf8f0") +
        shadedEllipse(x, y, 8, 7.5, colour) +
        flatShape(`M${x - 2} ${y - 8}h6v16h-6z`, "#7fae4a")
    )
    .join("")

const dumplings: Motif = (colour = "#f3e6c8") =>
  [
    [-18, -14, -8],
    [18, -4, 8],
    [-6, 20, -2]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-28 12C-30-8-14-18 0-18C14-18 30-8 28 12C16 18-16 18-28 12z",
          colour,
          line("M-20-6q4 8 2 14M-10-13q4 8 1 14M2-16q2 8-1 14M12-12q0 8-4 12M21-5q-2 8-6 11", darker(colour, 0.22), 2)
        ),
        x,
        y,
        0.96,
        rotation
      )
    )
    .join("")

const springRolls: Motif = (colour = "#d9994a") =>
  [-18, 12]
    .map((y) =>
      transformed(
        line("M-30 0H30", darker(colour, 0.3), 25) +
          line("M-30-1H30", colour, 22) +
          line("M-14-12L-6 10M6-12L14 10", darker(colour, 0.2), 2) +
          line("M-28-7H26", lighter(colour, 0.5), 3, 0.7),
        0,
        y,
        1,
        -14
      )
    )
    .join("")

const falafel: Motif = (colour = "#8a6236") =>
  [
    [-20, -14],
    [20, -14],
    [0, 10],
    [-26, 22],
    [28, 20]
  ]
    .map(([x = 0, y = 0]) =>
      shadedEllipse(
        x,
        y,
        18,
        16,
        colour,
        ringPoints(x, y, 6, 10, 9)
          .map(([px, py], index) => circle(px, py, 1.8, index % 2 === 0 ? "#5f8f3f" : darker(colour, 0.3)))
          .join("")
      )
    )
    .join("")

const nuggets: Motif = (colour = "#d9a044") =>
  [
    [-20, -14, 0],
    [18, -16, 30],
    [0, 8, 10],
    [-26, 22, 20],
    [26, 18, -10]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-18-6C-16-16 2-18 12-14C22-8 20 8 12 13C0 17-14 16-18 6z",
          colour,
          [
            [-8, -4],
            [4, -8],
            [8, 4],
            [-6, 8]
          ]
            .map(([px = 0, py = 0]) => circle(px, py, 2, darker(colour, 0.2)))
            .join("")
        ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

export const smallDishesMotifs: Readonly<Record<string, Motif>> = {
  dumplings,
  falafel,
  "maki-roll": makiRoll,
  nuggets,
  "spring-rolls": springRolls,
  sushi
}
