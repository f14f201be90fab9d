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

const oneShrimp = (colour: string): string =>
  line("M-20 16C-26-8-6-26 14-16C26-10 28 6 20 14", darker(colour, 0.12), 17) +
  line("M-20 15C-26-9-6-27 14-17C26-11 28 5 20 13", colour, 14) +
  line("M-25 4l11-2M-20-12l9 5M-6-22l4 9M10-22l-2 10M23-8l-9 4", lighter(colour, 0.5), 2.4) +
  flatShape("M-26 16L-10 18L-12 28L-18 24L-24 30z", darker(colour, 0.1)) +
  circle(22, 6, 2.2, "#26242a")

const shrimp: Motif = (colour = "#f0906c") =>
  transformed(oneShrimp(colour), -14, -14, 0.9, -10) + transformed(oneShrimp(lighter(colour, 0.08)), 14, 16, 0.96, 14)

const crayfish: Motif = (colour = "#c4301f") =>
  line("M-8-10L-22-24M8-10L22-24M-10 0L-26-2M10 0L26-2M-9 8L-24 14M9 8L24 14", darker(colour, 0.15), 3.4) +
  line("M-4-24C-10-36-10-42-16-48M4-24C10-36 10-42 16-48", darker(colour, 0.2), 1.8) +
  shadedShape("M-22-24C-36-26-40-42-30-48C-32-42-26-40-22-46C-16-40-16-30-22-24z", colour) +
  shadedShape("M22-24C36-26 40-42 30-48C32-42 26-40 22-46C16-40 16-30 22-24z", colour) +
  shadedShape(
    "M0-28C12-26 14-6 12 6C12 20 8 30 6 34H-6C-8 30-12 20-12 6C-14-6-12-26 0-28z",
    colour,
    line("M-11 8h22M-11 16h22M-9 24h18", darker(colour, 0.25), 2.4)
  ) +
  flatShape("M-5 33L-18 46L-6 44L0 49L6 44L18 46L5 33z", darker(colour, 0.1)) +
  circle(-4, -22, 1.8, "#20181a") +
  circle(4, -22, 1.8, "#20181a")

const crab: Motif = (colour = "#cf5a35") =>
  line("M-26 8L-44 0M-26 16L-44 20M-20 22L-34 36M26 8L44 0M26 16L44 20M20 22L34 36", darker(colour, 0.15), 4.4) +
  shadedShape("M-28-8C-44-14-44-36-32-40C-34-34-28-32-24-38C-16-30-18-14-28-8z", colour) +
  shadedShape("M28-8C44-14 44-36 32-40C34-34 28-32 24-38C16-30 18-14 28-8z", colour) +
  shadedShape(
    "M-32 8C-30-10-14-16 0-16C14-16 30-10 32 8C30 24 14 30 0 30C-14 30-30 24-32 8z",
    colour,
    [
      [-14, 0],
      [0, -6],
      [14, 0],
      [-8, 10],
      [8, 10]
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 2.4, lighter(colour, 0.35)))
      .join("")
  ) +
  circle(-8, -16, 3, "#20181a") +
  circle(8, -16, 3, "#20181a")

const crabSticks: Motif = () =>
  [-22, 0, 22]
    .map((x, index) =>
      transformed(
        shadedShape(
          "M-10-36h20v72h-20z",
          "#fbf3ee",
          flatShape("M-10-36h9v72h-9z", "#e2563c") + line("M2-34v68M6-34v68", "#e9d8cf", 1.4)
        ),
        x,
        0,
        1,
        24 + index * 2
      )
    )
    .join("")

const mussels: Motif = () =>
  [
    [-16, -14, -30],
    [20, -4, 24],
    [-6, 20, 70]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M0-30C22-20 26 10 0 30C-26 10-22-20 0-30z",
          "#2f3442",
          line("M0-22C14-12 16 8 0 24M0-14C8-6 9 6 0 16", "#6a7488", 1.8, 0.7)
        ) +
          flatShape("M-2-24C-20-12-20 8-2 25C-12 8-12-10-2-24z", "#c9d0d8", 0.7) +
          ellipse(-6, 2, 5, 11, "#f09a4a", 8),
        x,
        y,
        0.92,
        rotation
      )
    )
    .join("")

const oyster: Motif = () =>
  shadedShape(
    "M-40 8C-44-16-22-36 4-36C30-36 46-16 42 8C38 30 18 40-2 40C-22 40-36 28-40 8z",
    "#8f8a80",
    line("M-34-10C-20-26 14-30 34-14M-38 2C-20-14 18-18 40 0", "#6b675f", 2.4)
  ) +
  ellipse(0, 6, 32, 26, "#ece8e0") +
  ellipse(2, 8, 22, 16, "#cfc8bb") +
  line("M-14 8C-6-2 6 18 18 6", "#a59c8e", 2.4) +
  shadedEllipse(12, 16, 5, 5, "#fdfbf6")

const roe: Motif = (colour = "#e8702f") =>
  ringPoints(0, 2, 13, 34, 26)
    .concat(ringPoints(0, 0, 9, 21, 16), ringPoints(0, -2, 4, 8, 6))
    .map(([x, y], index) => shadedEllipse(x, y, 8.4, 8.2, index % 4 === 0 ? lighter(colour, 0.12) : colour))
    .join("")

/** Roe on crispbread, as on tubes of kaviar. */
const roeSandwich: Motif = () =>
  shadedShape("M-44-2C-40-20 34-26 44-8V8C40 26-36 30-44 14z", "#c9913f") +
  ellipse(0, -4, 42, 18, "#e2b76a") +
  shadedEllipse(-14, -6, 17, 11, "#fbf7ee") +
  shadedEllipse(-14, -8, 8, 6, "#f2b92f") +
  line("M-2 2C4-10 12-10 16-2C20 6 28 2 32-6", "#e88f72", 7)

export const seafoodMotifs: Readonly<Record<string, Motif>> = {
  crab,
  "crab-sticks": crabSticks,
  crayfish,
  mussels,
  oyster,
  roe,
  "roe-sandwich": roeSandwich,
  shrimp
}
