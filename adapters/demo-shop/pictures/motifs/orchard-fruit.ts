import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  blush,
  calyx,
  circle,
  leaf,
  line,
  ellipse,
  transformed,
  shadedShape,
  type Motif
} from "./draw.ts"

const appleOutline =
  "M0-25C-14-36-43-32-43 1C-43 29-22 45-10 45C-4 45-3 42 0 42C3 42 4 45 10 45C22 45 43 29 43 1C43-32 14-36 0-25z"

const stem = line("M0-22C0-32 3-40 7-45", "#6b4a2a", 4)

const apple: Motif = (colour = "#c5302b", secondColour = "#e6a84a") =>
  shadedShape(
    appleOutline,
    colour,
    line(
      "M-6-20C-18-6-22 14-16 34M-12-18C-30-4-32 14-27 28M6-20C16-8 20 12 16 34M-1-18C-6 0-6 20-3 36M14-18C28-4 32 12 28 26",
      secondColour,
      3.4,
      0.4
    ) + ellipse(0, -23, 13, 5, darker(colour, 0.45), 0, 0.5)
  ) +
  stem +
  leaf(4, -34, 24, -22)

const pearOutline =
  "M0-42C11-42 14-31 16-19C19-3 35 4 35 22C35 38 20 46 0 46C-20 46-35 38-35 22C-35 4-19-3-16-19C-14-31-11-42 0-42z"

const pear: Motif = (colour = "#b9b94a", secondColour = "#a5823c") =>
  shadedShape(
    pearOutline,
    colour,
    blush(14, 20, 17, 22, secondColour) +
      [
        [-10, 18],
        [4, 30],
        [-18, 30],
        [10, 6],
        [-4, -4],
        [18, 34]
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 1.3, darker(colour, 0.35)))
        .join("")
  ) + line("M0-41C0-45 1-47 4-49", "#6b4a2a", 4)

const peach: Motif = (colour = "#f2a45c", secondColour = "#d9503c") =>
  shadedEllipse(0, 3, 43, 41, colour, blush(14, 0, 27, 34, secondColour, 14)) +
  line("M2-36C-10-18-12 16-2 42", darker(secondColour, 0.2), 2.4, 0.6) +
  leaf(2, -36, 34, -18)

const plum: Motif = (colour = "#6b2f5c") =>
  shadedEllipse(0, 3, 36, 42, colour, blush(-10, -8, 16, 26, lighter(colour, 0.3), 12)) +
  line("M4-37C-8-16-10 18 2 44", darker(colour, 0.35), 2.2, 0.7) +
  line("M2-37C2-43 4-46 8-48", "#6b4a2a", 3.4)

const fig: Motif = (colour = "#5d3358") =>
  shadedShape("M0-45C6-30 38-14 38 14C38 36 20 46 0 46C-20 46-38 36-38 14C-38-14-6-30 0-45z", colour) +
  line("M0-34C-12-6-14 22-6 42M0-34C12-6 14 22 8 42M0-34C-24-6-30 12-24 34", lighter(colour, 0.25), 1.8, 0.5)

const persimmon: Motif = (colour = "#ec7a24") => shadedEllipse(0, 6, 44, 37, colour) + calyx(0, -20, 26, "#7a8f4a")

const rhubarb: Motif = () =>
  [
    [-20, -8],
    [0, 0],
    [20, 8]
  ]
    .map(([x = 0, rotation = 0], index) =>
      transformed(
        shadedShape("M-6 46C-5 14-5-10-4-22h8C5-10 5 14 7 46z", index === 1 ? "#c2475a" : "#b33a50") +
          line("M-1 42C0 14 0-8 0-20", "#e28a92", 1.8) +
          shadedShape(
            "M0-49C13-44 15-32 10-22C6-17-6-17-10-22C-15-32-13-44 0-49z",
            index === 1 ? "#6fa84f" : "#558f40"
          ),
        x,
        0,
        0.98,
        rotation
      )
    )
    .join("")

export const orchardFruitMotifs: Readonly<Record<string, Motif>> = {
  apple,
  fig,
  peach,
  pear,
  persimmon,
  plum,
  rhubarb
}
