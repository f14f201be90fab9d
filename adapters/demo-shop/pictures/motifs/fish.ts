import { darker, lighter } from "../colour.ts"
import { circle, flatShape, line, transformed, ringPoints, shadedShape, type Motif } from "./draw.ts"

const wholeFish = (colour: string): string =>
  shadedShape("M30 0L48-18C50-6 50 8 48 18z", darker(colour, 0.18)) +
  flatShape("M-6-18C4-30 18-26 24-12zM-2 17C6 28 14 24 16 12z", darker(colour, 0.22)) +
  shadedShape(
    "M-48 2C-36-22 8-24 34-3C36-1 36 2 34 4C8 24-36 22-48 2z",
    colour,
    flatShape("M-48 2C-36-22 8-24 34-3C10-8-24-8-48 2z", darker(colour, 0.3), 0.7) +
      line(
        "M-24-8C-18-2-18 6-24 12M-8-4q6 3 0 7M4-5q6 3 0 7M16-4q5 2 0 5M-2 6q6 3 0 6M10 5q6 3 0 6",
        lighter(colour, 0.4),
        1.8,
        0.8
      )
  ) +
  circle(-36, -2, 3.4, "#fdfdf6") +
  circle(-36, -2, 1.8, "#20242a")

const fish: Motif = (colour = "#7fa0b4") => transformed(wholeFish(colour), 0, 0, 1, -12)

/** Small fish lying side by side, as in a tin. */
const smallFish: Motif = (colour = "#8fa5ae") =>
  [-24, 0, 24]
    .map((y, index) => transformed(wholeFish(index === 1 ? lighter(colour, 0.12) : colour), 0, y, 0.92, -6))
    .join("")

const filletOutline = "M-46-2C-40-20-10-26 16-24C36-22 48-12 47 2C45 18 26 24 4 24C-22 24-46 16-46-2z"

const fillet = (colour: string, marks: string): string =>
  flatShape(filletOutline, darker(colour, 0.35)) + transformed(shadedShape(filletOutline, colour, marks), 0, -4)

const salmonFillet: Motif = (colour = "#f0805a") =>
  transformed(
    fillet(
      colour,
      line(
        "M-30-14C-20-4-20 6-30 14M-14-20C-2-6-2 8-14 20M4-22C16-8 16 8 4 22M22-20C32-8 32 8 22 18",
        lighter(colour, 0.55),
        3.2,
        0.9
      )
    ),
    0,
    -14,
    0.94,
    -8
  ) +
  transformed(
    fillet(
      lighter(colour, 0.05),
      line(
        "M-30-14C-20-4-20 6-30 14M-14-20C-2-6-2 8-14 20M4-22C16-8 16 8 4 22M22-20C32-8 32 8 22 18",
        lighter(colour, 0.55),
        3.2,
        0.9
      )
    ),
    0,
    20,
    0.94,
    5
  )

const whiteFillet: Motif = (colour = "#f1ebe2") =>
  transformed(
    fillet(
      colour,
      line(
        "M-28-13C-20-4-20 6-28 13M-12-18C-2-6-2 8-12 19M6-21C16-8 16 8 6 21M24-19C32-8 32 8 24 17",
        "#d9d0c4",
        2.6,
        0.8
      )
    ),
    0,
    -14,
    0.94,
    -8
  ) +
  transformed(
    fillet(
      lighter(colour, 0.2),
      line(
        "M-28-13C-20-4-20 6-28 13M-12-18C-2-6-2 8-12 19M6-21C16-8 16 8 6 21M24-19C32-8 32 8 24 17",
        "#d9d0c4",
        2.6,
        0.8
      )
    ),
    0,
    20,
    0.94,
    5
  )

const smokedSlices: Motif = (colour = "#ee7a50") =>
  [
    [-18, -20],
    [0, -2],
    [16, 18]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        flatShape("M-32 8C-34-12-12-18 6-16C26-14 36-4 32 8C26 20-24 22-32 8z", darker(colour, 0.3)) +
          transformed(
            shadedShape(
              "M-32 8C-34-12-12-18 6-16C26-14 36-4 32 8C26 20-24 22-32 8z",
              lighter(colour, index * 0.08),
              line("M-22-8C-10 0-10 8-18 14M-6-14C6-4 6 8-2 16M12-14C22-6 22 6 16 14", lighter(colour, 0.6), 2.6, 0.9)
            ),
            0,
            -3
          ),
        x * 0.6,
        y,
        1,
        -10 + index * 6
      )
    )
    .join("")

const herring: Motif = (colour = "#c3ccd2") =>
  [
    [-16, -20, -20],
    [18, -12, 14],
    [-14, 12, 10],
    [16, 22, -16]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-20-11C-8-15 10-15 20-9C23 0 22 6 18 12C6 15-10 15-20 11C-23 4-23-4-20-11z",
          colour,
          flatShape("M-20-11C-8-15 10-15 20-9L21-3C8-7-10-7-22-4z", "#5f7f95")
        ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("") +
  ringPoints(0, 4, 3, 8)
    .map(([x, y]) => circle(x, y, 2.4, "#2e2a26"))
    .join("")

const fishFingers: Motif = (colour = "#d99a45") =>
  [
    [-20, -6],
    [0, 4],
    [20, -4]
  ]
    .map(([y = 0, rotation = 0], index) =>
      transformed(
        shadedShape(
          "M-42-9h84c4 0 4 18 0 18h-84c-4 0-4-18 0-18z",
          index === 1 ? lighter(colour, 0.1) : colour,
          [
            [-30, -2],
            [-16, 4],
            [-2, -3],
            [12, 3],
            [28, -1]
          ]
            .map(([x = 0, py = 0]) => circle(x, py, 1.8, darker(colour, 0.25)))
            .join("")
        ),
        0,
        y,
        0.96,
        rotation
      )
    )
    .join("")

export const fishMotifs: Readonly<Record<string, Motif>> = {
  fish,
  "fish-fingers": fishFingers,
  herring,
  "salmon-fillet": salmonFillet,
  "small-fish": smallFish,
  "smoked-slices": smokedSlices,
  "white-fillet": whiteFillet
}
