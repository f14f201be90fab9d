import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, leaf, line, ellipse, shadedShape, type Motif } from "./draw.ts"

const plate = (content: string): string =>
  ellipse(0, 12, 48, 24, "#d9dcd8") + ellipse(0, 9, 48, 24, "#fbfaf6") + ellipse(0, 9, 36, 17, "#eeece5") + content

const soup: Motif = (colour = "#d9572f") =>
  shadedShape("M-44-4H44C44 24 24 38 0 38C-24 38-44 24-44-4z", "#e9e4d8") +
  ellipse(0, -4, 44, 15, "#fbf8f0") +
  ellipse(0, -4, 38, 12, colour) +
  line("M-16-6C-6-12 6 2 16-6", lighter(colour, 0.6), 3, 0.8) +
  leaf(10, -2, 14, -10) +
  line("M-14-24q-5-8 0-14M4-26q-5-8 0-14M20-24q-5-8 0-14", "#b9b2a4", 2.4, 0.7)

const stew: Motif = (colour = "#8a4f2c") =>
  plate(
    shadedShape("M-32 6C-30-10-14-18 2-18C20-18 32-8 32 6C20 18-20 18-32 6z", colour) +
      [
        [-16, -4, "#6b3a20"],
        [4, -10, "#6b3a20"],
        [16, 2, "#5a3019"],
        [-4, 4, "#6b3a20"]
      ]
        .map(([x, y, fill]) => shadedEllipse(Number(x), Number(y), 9, 7, String(fill)))
        .join("") +
      [
        [-22, 4],
        [10, -2],
        [0, -14]
      ]
        .map(([x = 0, y = 0]) => shadedEllipse(x, y, 5, 4, "#e8842a"))
        .join("") +
      leaf(2, 6, 12, 10)
  )

const curry: Motif = (colour = "#d9892f") =>
  plate(
    shadedShape("M-34 8C-34-10-18-20-4-16C2-8 2 6-2 16C-16 18-32 16-34 8z", "#fbf8ee") +
      shadedShape("M-4-16C14-20 34-8 34 8C30 18 8 18-2 16C4 6 2-8-4-16z", colour) +
      [
        [10, -4],
        [20, 6],
        [8, 8]
      ]
        .map(([x = 0, y = 0]) => shadedEllipse(x, y, 6, 5, lighter(colour, 0.35)))
        .join("") +
      leaf(12, -8, 14, 20)
  )

const pastaPlate: Motif = (colour = "#c9402a") =>
  plate(
    line(
      "M-28 8C-30-8-10-20 4-16C22-14 30-2 26 8M-24 10C-22-4-8-12 4-8C16-6 22 2 20 10M-16 12C-14 2-4-4 4 0C12 2 14 8 12 13",
      "#edc766",
      6
    ) +
      shadedShape("M-14-6C-12-18 10-20 16-8C14 0-8 2-14-6z", colour) +
      leaf(2, -14, 14, -30)
  )

const mash: Motif = () =>
  plate(
    shadedShape("M-34 6C-34-12-18-18-8-14C2-10 4 4-2 12C-14 16-32 14-34 6z", "#f5dc95") +
      [
        [10, -8],
        [24, 0],
        [10, 6]
      ]
        .map(([x = 0, y = 0]) => shadedEllipse(x, y, 10, 9, "#85512f"))
        .join("") +
      shadedEllipse(-6, 16, 4, 4, "#b01f35") +
      shadedEllipse(2, 18, 4, 4, "#b01f35")
  )

const lasagne: Motif = () =>
  plate(
    flatShape("M-30-2L8-16L32-4V10L-6 24L-30 14z", "#b5482e") +
      flatShape("M-30-2L8-16L32-4L-6 10z", "#f0c860") +
      flatShape("M-30 3L-6 15L32 1V5L-6 19L-30 7z", "#f3dc9c") +
      [
        [-8, -2],
        [8, -6],
        [16, -2]
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 5, 2.4, "#b9742f"))
        .join("") +
      leaf(-2, -4, 14, -20)
  )

const salad: Motif = () =>
  shadedShape("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", "#d9c9a8") +
  [
    [-32, -6, 200],
    [-18, -12, 240],
    [0, -14, 270],
    [18, -12, 300],
    [32, -6, 340],
    [-10, -4, 220],
    [12, -4, 320]
  ]
    .map(([x = 0, y = 0, rotation = 0], index) =>
      leaf(x, y + 8, 26, rotation, index % 2 === 0 ? "#6fa548" : "#8fbf58", 0.5)
    )
    .join("") +
  shadedEllipse(-16, -8, 9, 8, "#cf3324") +
  shadedEllipse(18, -8, 9, 8, "#cf3324") +
  ellipse(0, -6, 11, 7, "#fbf7ea") +
  circle(1, -6, 4.4, "#f2b92f") +
  flatShape("M-44-2H44L43 6H-43z", darker("#d9c9a8", 0.12))

export const platesMotifs: Readonly<Record<string, Motif>> = {
  curry,
  lasagne,
  mash,
  "pasta-plate": pastaPlate,
  salad,
  soup,
  stew
}
