import { darker } from "../colour.ts"
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

const cookie: Motif = (colour = "#c98f4a") =>
  ellipse(1, 5, 43, 41, darker(colour, 0.35)) +
  shadedEllipse(
    0,
    0,
    43,
    41,
    colour,
    [
      [-18, -14],
      [8, -22],
      [24, -4],
      [-6, 4],
      [14, 16],
      [-24, 12],
      [-4, 26]
    ]
      .map(([x = 0, y = 0], index) => ellipse(x, y, 6, 5, "#4d2a17", index * 35))
      .join("")
  )

const plainCookie: Motif = (colour = "#cf9a55") =>
  [
    [-14, -12],
    [16, -4],
    [-2, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x + 1, y + 4, 29, 27, darker(colour, 0.35)) +
        shadedEllipse(
          x,
          y,
          29,
          27,
          colour,
          ringPoints(x, y, 9, 19, 18)
            .map(([px, py]) => circle(px, py, 1.8, darker(colour, 0.3)))
            .join("")
        )
    )
    .join("")

const sandwichCookie: Motif = (colour = "#d3a05c", creamColour = "#4a2a1a") => {
  const cookie =
    ellipse(0, 14, 40, 20, darker(colour, 0.25)) +
    ellipse(0, 8, 39, 19, creamColour) +
    shadedEllipse(
      0,
      0,
      40,
      20,
      colour,
      ringPoints(0, 0, 12, 30, 14)
        .map(([x, y]) => circle(x, y, 1.8, darker(colour, 0.3)))
        .join("") + ellipse(0, 0, 10, 5, creamColour)
    )
  return transformed(cookie, 0, -18, 0.96, -8) + transformed(cookie, 0, 18, 0.96, 6)
}

const gingerbread: Motif = (colour = "#8a4f26") =>
  shadedShape("M0 42C-34 20-46 0-42-18C-38-36-12-38 0-20C12-38 38-36 42-18C46 0 34 20 0 42z", colour) +
  line("M0 32C-26 14-36 0-33-15C-30-28-12-28 0-9C12-28 30-28 33-15C36 0 26 14 0 32", "#fdf9f0", 3)

const cracker: Motif = (colour = "#dcae62") =>
  [
    [-14, -12, -12],
    [14, 10, 8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        flatShape("M-30-26h60v56h-60z", darker(colour, 0.35)) +
          shadedShape(
            "M-30-30h60v56h-60z",
            colour,
            [-18, 0, 18].flatMap((px) => [-18, -2, 14].map((py) => circle(px, py, 2.2, darker(colour, 0.35)))).join("")
          ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const riceCake: Motif = (colour = "#f1e6cc") =>
  [18, 4, -10]
    .map(
      (y, index) =>
        ellipse(0, y + 6, 43, 24, darker(colour, 0.3)) +
        shadedEllipse(
          0,
          y,
          43,
          24,
          colour,
          index === 2
            ? ringPoints(0, y, 14, 32, 16)
                .concat(ringPoints(0, y, 8, 16, 8))
                .map(([x, py], pointIndex) =>
                  ellipse(x, py, 5, 3.4, pointIndex % 2 === 0 ? "#fffaf0" : darker(colour, 0.14), pointIndex * 30)
                )
                .join("")
            : ""
        )
    )
    .join("")

const wafer: Motif = (colour = "#dba95a") =>
  [
    [-10, -12, -12],
    [8, 12, 8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        flatShape("M-36-12h72v30h-72z", darker(colour, 0.35)) +
          flatShape("M-36-2h72v5h-72z", "#fbeecb") +
          shadedShape(
            "M-36-18h72v22h-72z",
            colour,
            line("M-24-18v22M-12-18v22M0-18v22M12-18v22M24-18v22M-36-7h72", darker(colour, 0.22), 1.8)
          ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const meringue: Motif = (colour = "#f7efe2") =>
  [
    [-20, 8],
    [20, 8],
    [0, -10]
  ]
    .map(([x = 0, y = 0]) =>
      transformed(
        shadedShape(
          "M0-26C4-20 6-16 4-12C14-10 18-2 14 2C24 4 28 16 18 20C8 24-8 24-18 20C-28 16-24 4-14 2C-18-2-14-10-4-12C-6-18-2-22 0-26z",
          colour
        ) + line("M-14 4C-4 10 6 10 14 4M-6-8C-2-6 4-6 6-8", darker(colour, 0.16), 2),
        x,
        y,
        1.06
      )
    )
    .join("")

export const biscuitsMotifs: Readonly<Record<string, Motif>> = {
  cookie,
  cracker,
  gingerbread,
  meringue,
  "plain-cookie": plainCookie,
  "rice-cake": riceCake,
  "sandwich-cookie": sandwichCookie,
  wafer
}
