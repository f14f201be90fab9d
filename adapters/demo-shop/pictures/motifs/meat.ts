import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const steakOutline = "M-30-30C-8-44 26-40 40-20C50-2 40 18 22 26C6 32-4 44-22 40C-42 36-48 14-44-4C-42-16-40-24-30-30z"

const steak: Motif = (colour = "#a8322f") =>
  flatShape(steakOutline, darker(colour, 0.4)) +
  transformed(
    shadedShape(steakOutline, "#f2ddc8") +
      transformed(
        shadedShape(
          steakOutline,
          colour,
          line(
            "M-20-10C-6-18 10-14 18-4M-24 10C-10 2 2 8 8 16M4-24C14-22 22-14 26-6M-30 0C-26 6-26 14-22 20",
            "#eec9b4",
            2.6,
            0.85
          )
        ),
        1,
        1,
        0.86
      ),
    0,
    -4
  )

/** A whole piece of meat, tied with string. */
const roast: Motif = (colour = "#9c302d") =>
  shadedShape(
    "M-48 2C-48-18-30-24-8-24C20-26 46-20 48 0C48 20 26 26 0 26C-28 26-46 20-48 2z",
    colour,
    flatShape("M-44-8C-34-22 20-26 44-10C20-16-20-16-44-8z", "#f2dcc6", 0.9) +
      line("M-36 8C-20 4 10 6 34 10M-28 16C-10 13 10 14 26 17", lighter(colour, 0.25), 2, 0.6)
  ) + line("M-24-22C-30-6-30 8-24 23M0-25C-5-6-5 8 0 26M24-22C20-6 20 8 24 23", "#f4ead6", 2.4)

const chop: Motif = (colour = "#e2938a") =>
  shadedShape(
    "M-34-30C-10-46 30-38 40-14C48 8 28 34 4 38C-4 40-8 46-16 46C-26 46-22 34-30 26C-48 12-48-18-34-30z",
    "#f5e2d0"
  ) +
  transformed(
    shadedShape(
      "M-34-30C-10-46 30-38 40-14C48 8 28 34 4 38C-14 40-22 34-30 26C-48 12-48-18-34-30z",
      colour,
      line("M-16-14C0-22 16-16 24-4M-20 8C-8 2 4 8 10 18", "#f6dccd", 2.6, 0.8)
    ),
    2,
    -1,
    0.82
  ) +
  shadedShape("M-38-22C-30-8-30 8-24 24L-32 28C-40 12-44-6-44-18z", "#efe3cf")

const ham: Motif = (colour = "#e59a92") =>
  shadedShape("M-36-16C-30-38 8-44 30-28C48-14 44 18 22 30C4 40-22 42-34 26C-42 14-40-4-36-16z", "#b8743c") +
  ellipse(8, 2, 31, 29, "#f6e4d4", -10) +
  ellipse(9, 2, 27, 25, colour, -10) +
  shadedEllipse(12, 4, 7, 6, "#f3ead8") +
  line("M-8-10C0-18 14-18 22-12M-8 12C0 20 14 22 24 14", lighter(colour, 0.35), 2.4, 0.8) +
  line("M-34 22L-46 36", "#f3ead8", 9)

const ribs: Motif = (colour = "#9c4a2e") =>
  [-30, -10, 10, 30].map((x) => line(`M${x} -34V40`, "#efe3cf", 8)).join("") +
  shadedShape(
    "M-46-22C-30-30 30-30 46-22C42-4 42 8 46 26C30 32-30 32-46 26C-42 8-42-4-46-22z",
    colour,
    line("M-20-26V29M0-27V30M20-26V29", darker(colour, 0.3), 3, 0.7) +
      line("M-36-14h8M-10-12h8M12-16h8M30-10h8M-34 10h7M-8 14h8M14 8h7", lighter(colour, 0.35), 3, 0.6)
  )

const minced: Motif = (colour = "#b5463e") =>
  ellipse(0, 34, 44, 9, darker(colour, 0.45), 0, 0.5) +
  [
    [-26, 22],
    [0, 26],
    [26, 22],
    [-14, 8],
    [14, 8],
    [-32, 10],
    [32, 10],
    [-4, -8],
    [18, -8],
    [-22, -6],
    [0, -22]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        line("M-15 5C-10-6 0-8 6 0C10 6 16 4 17-3M-14 11C-6 4 4 6 12 10", darker(colour, 0.2), 8.5) +
          line(
            "M-15 4C-10-7 0-9 6-1C10 5 16 3 17-4M-14 10C-6 3 4 5 12 9",
            index % 3 === 0 ? lighter(colour, 0.28) : index % 2 === 0 ? lighter(colour, 0.12) : colour,
            6.4
          ),
        x,
        y,
        1,
        ((index * 53) % 60) - 30
      )
    )
    .join("")

const drumstick: Motif = (colour = "#c9803c") =>
  transformed(
    line("M0 18V42", "#f4ead6", 9) +
      circle(-5, 44, 6, "#f4ead6") +
      circle(5, 44, 6, "#f4ead6") +
      shadedShape("M0-44C22-44 30-24 26-6C22 12 10 18 6 26H-6C-10 18-22 12-26-6C-30-24-22-44 0-44z", colour) +
      line("M-14-30C-20-20-18-8-12 0", lighter(colour, 0.5), 4, 0.6),
    2,
    0,
    1,
    32
  )

const filletOutline = "M-46 4C-48-16-24-26 0-24C24-24 44-14 48-2C50 8 42 12 32 13C20 15 12 26-8 27C-30 29-44 20-46 4z"
const fillet = (colour: string): string =>
  flatShape(filletOutline, darker(colour, 0.32)) +
  transformed(
    shadedShape(
      filletOutline,
      colour,
      line("M-34-4C-20-14 4-16 26-6M-36 8C-18 2 4 0 24 6M-26 18C-14 12-2 12 8 14", lighter(colour, 0.4), 2.6, 0.7)
    ),
    0,
    -4
  )
const chickenFillet: Motif = (colour = "#f0bfa2") =>
  transformed(fillet(colour), 0, -14, 0.94, -9) + transformed(fillet(lighter(colour, 0.06)), 2, 20, 0.94, 6)

const wholeChicken: Motif = (colour = "#ecc09a") =>
  shadedShape("M-40 18C-46-8-22-34 4-34C32-34 48-12 42 10C38 30 20 38 0 38C-20 38-36 34-40 18z", colour) +
  shadedShape("M6 6C10-10 30-16 40-4C48 8 40 26 24 28L42 40L36 46L16 32C4 28 2 16 6 6z", lighter(colour, 0.06)) +
  shadedShape("M-34 6C-36-6-24-14-14-8C-6-2-8 12-18 16C-28 18-34 14-34 6z", lighter(colour, 0.1)) +
  circle(40, 44, 5, "#f4ead6") +
  line("M-20-22C-10-28 6-30 16-26", lighter(colour, 0.5), 4, 0.7)

const meatballs: Motif = (colour = "#85512f") =>
  [
    [-20, -16],
    [18, -18],
    [0, 4],
    [-26, 20],
    [26, 18],
    [0, 30]
  ]
    .map(([x = 0, y = 0], index) =>
      shadedEllipse(
        x,
        y,
        19,
        18,
        index % 2 === 0 ? colour : lighter(colour, 0.08),
        circle(x - 4, y + 5, 2, darker(colour, 0.3)) +
          circle(x + 7, y - 2, 1.6, darker(colour, 0.3)) +
          circle(x - 8, y - 4, 1.6, darker(colour, 0.3))
      )
    )
    .join("")

const patty: Motif = (colour = "#7d4430") =>
  transformed(
    shadedEllipse(0, 5, 42, 24, darker(colour, 0.35)) +
      shadedEllipse(0, 0, 42, 24, colour, line("M-24-8l12 12M-8-14l18 18M10-14l16 16", darker(colour, 0.4), 4, 0.7)),
    0,
    -14
  ) +
  transformed(
    shadedEllipse(0, 5, 42, 24, darker(colour, 0.35)) +
      shadedEllipse(0, 0, 42, 24, colour, line("M-24-8l12 12M-8-14l18 18M10-14l16 16", darker(colour, 0.4), 4, 0.7)),
    0,
    16
  )

const pate: Motif = (colour = "#b98a70") =>
  shadedShape(
    "M-40-6C-38-22-18-28 4-28C28-28 42-18 42-4V18C40 30 20 34 0 34C-22 34-40 28-40 16z",
    darker(colour, 0.12)
  ) +
  ellipse(1, -8, 41, 20, lighter(colour, 0.16)) +
  line("M-22-10C-8-16 8-2 26-12", lighter(colour, 0.45), 3, 0.8)

const skewer: Motif = (colour = "#c98a4a") =>
  [-14, 14]
    .map((y) =>
      transformed(
        line("M-50 0H50", "#c9a56a", 3.4) +
          [-30, -10, 10, 30].map((x, index) => shadedEllipse(x, 0, 11, 12, index === 2 ? "#c8452f" : colour)).join(""),
        0,
        y,
        1,
        -18
      )
    )
    .join("")

export const meatMotifs: Readonly<Record<string, Motif>> = {
  "chicken-fillet": chickenFillet,
  chop,
  drumstick,
  ham,
  meatballs,
  minced,
  pate,
  patty,
  ribs,
  roast,
  skewer,
  steak,
  "whole-chicken": wholeChicken
}
