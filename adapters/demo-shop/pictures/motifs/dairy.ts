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

const milk: Motif = () =>
  flatShape("M-26-40H26L20 42C12 46-12 46-20 42z", "#dceaf2", 0.75) +
  shadedShape("M-23-22H23L19 39C12 43-12 43-19 39z", "#fdfdfb") +
  ellipse(0, -22, 23, 5, "#f0f3f4") +
  line("M-17-12L-13 30", "#ffffff", 4, 0.9) +
  line("M-26-40H26L20 42C12 46-12 46-20 42z", "#b9cfdb", 2.4)

const bowl = (content: string, colour: string): string =>
  shadedShape("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", colour) +
  flatShape("M-16 38h32v6h-32z", darker(colour, 0.2)) +
  ellipse(0, -2, 44, 15, darker(colour, 0.12)) +
  content

const yoghurt: Motif = (colour = "#fbf7f0") =>
  bowl(
    ellipse(0, -3, 39, 12, colour) +
      line("M-22-4C-10-10 0 2 10-4C16-8 20-6 24-3", darker(colour, 0.1), 3) +
      shadedShape("M-14-6C-10-18 12-18 14-6C6-10-6-10-14-6z", lighter(colour, 0.3)),
    "#7fa9bf"
  )

const whippedCream: Motif = (colour = "#fdf9f0") =>
  shadedShape("M-38 8H38C36 30 22 42 0 42C-22 42-36 30-38 8z", "#9fb9c4") +
  shadedShape(
    "M-40 8C-46-4-34-14-24-12C-24-26-8-30-4-24C-4-34 2-40 8-46C10-36 16-30 12-24C26-28 32-12 26-10C40-10 44 4 40 8C24 16-24 16-40 8z",
    colour
  ) +
  line("M-24-4C-10 4 12 4 26-4M-10-20C-2-14 8-14 14-20", darker(colour, 0.12), 2.6)

const butter: Motif = (colour = "#f6d965") =>
  ellipse(0, 30, 48, 10, "#dfe6ea") +
  flatShape("M-38-6L-22-20H40L28-6z", lighter(colour, 0.45)) +
  shadedShape("M-38-6H28V28H-38z", colour) +
  flatShape("M28-6L40-20V14L28 28z", darker(colour, 0.2)) +
  flatShape("M-38-6h14v34h-14z", lighter(colour, 0.2)) +
  line("M-24-6V28", darker(colour, 0.15), 1.6)

const egg: Motif = (colour = "#d9a06c") =>
  transformed(
    shadedShape("M0-36C20-36 30-8 30 8C30 28 16 38 0 38C-16 38-30 28-30 8C-30-8-20-36 0-36z", colour),
    -15,
    -4,
    0.92,
    -8
  ) +
  transformed(
    shadedShape("M0-36C20-36 30-8 30 8C30 28 16 38 0 38C-16 38-30 28-30 8C-30-8-20-36 0-36z", lighter(colour, 0.14)),
    18,
    8,
    0.84,
    10
  )

const custard: Motif = (colour = "#f2cf7c", topColour = "#a85a24") =>
  ellipse(0, 32, 48, 11, "#e3e6e4") +
  shadedShape("M-26-22L-38 28C-24 36 24 36 38 28L26-22z", colour) +
  ellipse(0, -22, 26, 9, topColour) +
  shadedShape(
    "M-26-22C-26-12-30-4-26 6C-22 10-20 0-16-2C-10 4-8 18-2 14C4 10 2 0 8-2C14 0 14 10 20 8C26 4 26-12 26-22C14-15-14-15-26-22z",
    topColour
  )

const pancakes: Motif = (colour = "#dba553") =>
  [22, 12, 2, -8]
    .map(
      (y, index) =>
        ellipse(0, y + 4, 42, 16, darker(colour, 0.35)) +
        shadedEllipse(0, y, 42, 16, index % 2 === 0 ? colour : lighter(colour, 0.12))
    )
    .join("") +
  ellipse(2, -10, 22, 8, "#c0314a") +
  shadedEllipse(-4, -16, 6, 6, "#44508f") +
  shadedEllipse(8, -15, 6, 6, "#44508f") +
  circle(16, -9, 3, "#fff")

const waffle: Motif = (colour = "#dba24a") =>
  ringPoints(0, 2, 5, 22, 21)
    .map(([x, y]) => shadedEllipse(x, y, 21, 20, colour))
    .join("") + line("M-34-12H34M-38 4H38M-32 20H32M-18-34V40M0-38V42M18-34V40", darker(colour, 0.28), 3, 0.7)

const tofu: Motif = (colour = "#f6f0df") =>
  flatShape("M-40-6L-20-22H42L26-6z", lighter(colour, 0.5)) +
  shadedShape(
    "M-40-6H26V28H-40z",
    colour,
    [
      [-26, 6],
      [-8, 14],
      [10, 4],
      [-18, 20],
      [16, 20]
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.6, darker(colour, 0.16)))
      .join("")
  ) +
  flatShape("M26-6L42-22V12L26 28z", darker(colour, 0.16)) +
  `<g transform="translate(-22 -18) rotate(-20)">${flatShape("M0 0C6-10 20-10 28 0C20 10 6 10 0 0z", "#5f9a45")}</g>`

export const dairyMotifs: Readonly<Record<string, Motif>> = {
  butter,
  custard,
  egg,
  milk,
  pancakes,
  tofu,
  waffle,
  "whipped-cream": whippedCream,
  yoghurt
}
