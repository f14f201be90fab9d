import { darker, lighter } from "../colour.ts"
import { shadedEllipse, flatShape, line, ellipse, transformed, ringPoints, shadedShape, type Motif } from "./draw.ts"

const honey: Motif = (colour = "#e3a021") =>
  shadedShape("M-30-14H30C38-2 38 30 28 42H-28C-38 30-38-2-30-14z", colour) +
  flatShape("M-32-24h64v12h-64z", "#b98a4a") +
  line("M14-30L30-48", "#b9803f", 5) +
  [
    [8, -24],
    [11, -27],
    [14, -30]
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 9, 5, "#a86f2c", -45))
    .join("") +
  flatShape("M-12 2l7-4h10l7 4v10l-7 6H-5l-7-6z", lighter(colour, 0.45)) +
  line("M-5-2l-3 10l8 10M5-2l3 10l-8 10", colour, 1.6)

const jam: Motif = (colour = "#b3202f") =>
  shadedShape("M-44 0C-44-16 44-16 44 0C40 30 24 40 0 40C-24 40-40 30-44 0z", "#f2ede2") +
  ellipse(0, -2, 44, 15, "#fdfaf3") +
  ellipse(0, -2, 38, 12, colour) +
  [
    [-16, -5],
    [6, -1],
    [20, -6],
    [-4, -8]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 7, 5, darker(colour, 0.1)))
    .join("") +
  line("M8-8L36-42", "#b9c2c8", 6) +
  line("M-18-9q10-4 20-2", lighter(colour, 0.6), 2.4, 0.8)

const syrup: Motif = (colour = "#8a4a1a") =>
  shadedShape("M0-46C14-22 30-6 30 14C30 32 16 44 0 44C-16 44-30 32-30 14C-30-6-14-22 0-46z", colour) +
  line("M-14 4C-18 16-14 26-6 32", lighter(colour, 0.6), 5, 0.8)

const sugar: Motif = (colour = "#fdfbf5") =>
  [
    [-18, 14],
    [20, 16],
    [0, -12]
  ]
    .map(([x = 0, y = 0]) =>
      transformed(
        flatShape("M-20-8L2-18L22-8V12L2 22L-20 12z", darker(colour, 0.16)) +
          flatShape("M-20-8L2-18L22-8L0 2z", "#ffffff") +
          flatShape("M-20-8L0 2V22L-20 12z", colour) +
          line("M-20-8L0 2L22-8M0 2V22M-20-8L2-18L22-8V12L0 22L-20 12z", "#cfc8ba", 1.4),
        x,
        y
      )
    )
    .join("")

const sprinkles: Motif = () =>
  ringPoints(0, 0, 14, 36, 28)
    .concat(ringPoints(0, 0, 9, 22, 17), ringPoints(0, 0, 4, 8, 7))
    .map(([x, y], index) =>
      transformed(
        line("M-5 0H5", ["#d8395a", "#f0b72c", "#4f9ac4", "#6fae45", "#8a5fae"][index % 5] ?? "#d8395a", 5),
        x,
        y,
        1,
        index * 52
      )
    )
    .join("")

export const spreadsAndSugarMotifs: Readonly<Record<string, Motif>> = {
  honey,
  jam,
  sprinkles,
  sugar,
  syrup
}
