import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  circle,
  flatShape,
  leaf,
  line,
  type Motif,
  ellipse,
  ringPoints,
  shadedShape,
  spokes
} from "./draw.ts"

const pores = (colour: string): string =>
  [
    [-18, 4],
    [-6, 18],
    [10, 8],
    [20, 22],
    [-22, 24],
    [2, 32],
    [24, -2],
    [-4, -8]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 1.4, darker(colour, 0.18)))
    .join("")

const orange: Motif = (colour = "#f08a24") =>
  shadedEllipse(0, 2, 43, 42, colour, pores(colour)) + circle(0, -30, 4, "#6f8a3a") + leaf(2, -34, 30, -24)

const citrusHalf: Motif = (colour = "#f08a24", fleshColour = "#f7a541") =>
  shadedEllipse(0, 0, 44, 44, colour) +
  circle(0, 0, 39, "#fdf1d6") +
  circle(0, 0, 35, fleshColour) +
  line(spokes(0, 0, 10, 4, 34), "#fdf1d6", 2.6) +
  line("M-24-20A32 32 0 0 1 0-31", lighter(fleshColour, 0.5), 3, 0.7)

const lemonOutline =
  "M-48 2C-42-2-38-8-34-14C-24-32-4-36 14-32C28-28 36-18 40-8C44-4 48-2 48 2C46 8 42 10 38 16C30 30 14 36-4 35C-22 33-32 24-37 14C-40 8-46 8-48 2z"
const lemon: Motif = (colour = "#f5d23b") => shadedShape(lemonOutline, colour, pores(colour))

const melon: Motif = (colour = "#d8c48a", secondColour = "#f0a050") =>
  shadedEllipse(
    -6,
    -6,
    42,
    40,
    colour,
    line(
      "M-44 0Q-30-20-28-40M-30 24Q-16-10-16-44M-8 34Q0-10-4-46M12 28Q18-10 8-44M-44-14Q-8-2 34-14M-44 10Q-8 22 34 6",
      lighter(colour, 0.4),
      1.8,
      0.8
    )
  ) +
  shadedShape("M-18 40C-14 10 10-8 46 2C44 34 6 54-18 40z", secondColour) +
  flatShape("M-18 40C6 54 44 34 46 2L50 4C50 40 8 60-20 44z", darker(colour, 0.12)) +
  flatShape("M0 32C2 20 16 8 34 8C32 22 16 34 0 32z", darker(secondColour, 0.2))

const sapoMelon: Motif = () =>
  shadedEllipse(
    0,
    2,
    47,
    34,
    "#4e7a3a",
    line("M-40-6q10 10 6 22M-24-20q8 16 2 40M-4-26q8 22 2 52M18-24q8 20 0 44M34-12q6 12 0 24", "#9db35a", 3, 0.7)
  )

const watermelon: Motif = () =>
  shadedEllipse(
    0,
    2,
    46,
    43,
    "#3c7a3a",
    line(
      "M-20-36q-14 12-10 24q6 10-2 22q-4 12 8 24M0-41q-8 12 0 22q8 14 0 26q-6 14 2 36M20-36q12 12 8 26q-6 12 2 22q6 12-8 24M-38-20q-6 22 2 42M38-20q6 22-2 42",
      "#1f5429",
      5,
      0.8
    )
  )

const watermelonWedge: Motif = () =>
  shadedShape("M-46-14C-30 46 30 46 46-14z", "#3c7a3a") +
  flatShape("M-41-14C-27 38 27 38 41-14z", "#eef3d2") +
  shadedShape("M-37-14C-24 31 24 31 37-14z", "#e0434a") +
  ringPoints(0, -14, 9, 22, 20, 0)
    .filter(([, y]) => y > -12)
    .map(([x, y]) => ellipse(x, y, 2, 3.4, "#2b2322"))
    .join("") +
  ellipse(0, -2, 2, 3.4, "#2b2322")

const kiwi: Motif = (colour = "#8a6a3c") =>
  shadedEllipse(
    0,
    0,
    44,
    35,
    colour,
    line(
      "M-30-8l6-3M-10-20l6-3M12-16l6-2M-20 12l6-2M6 8l6-2M24 4l5-2M-4-4l5-2M-32 6l4-2M10 24l5-2",
      darker(colour, 0.3),
      1.8
    )
  ) + circle(42, 2, 4, darker(colour, 0.4))

const kiwiHalf: Motif = (colour = "#8fbf3a") =>
  shadedEllipse(0, 0, 42, 40, "#7d5f35") +
  ellipse(0, 0, 38, 36, colour) +
  line(spokes(0, 0, 22, 14, 34), lighter(colour, 0.3), 1.6, 0.7) +
  ellipse(0, 0, 14, 11, "#f4f2d2") +
  ringPoints(0, 0, 18, 20, 17)
    .map(([x, y]) => circle(x, y, 1.9, "#26231c"))
    .join("")

const avocado: Motif = (colour = "#38492b") =>
  shadedShape(
    "M0-46C12-46 16-32 19-20C24-2 38 4 38 22C38 38 20 47 0 47C-20 47-38 38-38 22C-38 4-24-2-19-20C-16-32-12-46 0-46z",
    colour,
    [
      [-16, 18],
      [-6, 32],
      [8, 20],
      [20, 30],
      [-22, 34],
      [4, 2],
      [-8, -8],
      [6, -24]
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.6, lighter(colour, 0.25)))
      .join("")
  )

const avocadoHalf: Motif = () =>
  shadedShape(
    "M0-46C12-46 16-32 19-20C24-2 38 4 38 22C38 38 20 47 0 47C-20 47-38 38-38 22C-38 4-24-2-19-20C-16-32-12-46 0-46z",
    "#43552f"
  ) +
  flatShape(
    "M0-41C9-41 12-30 15-18C20-1 33 6 33 22C33 35 18 42 0 42C-18 42-33 35-33 22C-33 6-20-1-15-18C-12-30-9-41 0-41z",
    "#a9c255"
  ) +
  flatShape(
    "M0-35C7-35 8-27 11-16C16 1 28 8 28 22C28 32 16 38 0 38C-16 38-28 32-28 22C-28 8-16 1-11-16C-8-27-7-35 0-35z",
    "#eceba0"
  ) +
  shadedEllipse(0, 20, 17, 16, "#7b4a26")

export const citrusAndMelonMotifs: Readonly<Record<string, Motif>> = {
  avocado,
  "avocado-half": avocadoHalf,
  "citrus-half": citrusHalf,
  kiwi,
  "kiwi-half": kiwiHalf,
  lemon,
  melon,
  orange,
  "sapo-melon": sapoMelon,
  watermelon,
  "watermelon-wedge": watermelonWedge
}
