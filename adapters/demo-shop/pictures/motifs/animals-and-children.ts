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

const cat: Motif = (colour = "#e09a4a") =>
  shadedShape(
    "M-38-44L-14-28C-6-30 6-30 14-28L38-44C42-24 44-8 42 6C38 30 20 42 0 42C-20 42-38 30-42 6C-44-8-42-24-38-44z",
    colour,
    line("M0-28V-16M-10-28L-8-18M10-28L8-18", darker(colour, 0.3), 4)
  ) +
  ellipse(0, 22, 20, 14, lighter(colour, 0.6)) +
  [-16, 16].map((x) => ellipse(x, -2, 5, 7, "#2d2a26") + circle(x - 1.6, -4, 1.8, "#fff")).join("") +
  flatShape("M-5 12H5L0 18z", "#b5566a") +
  line(
    "M0 18C-2 24-8 24-10 22M0 18C2 24 8 24 10 22M-22 16L-40 12M-22 20L-40 22M22 16L40 12M22 20L40 22",
    "#5a4632",
    1.8
  )

const dog: Motif = (colour = "#b9824a") =>
  shadedShape("M-32-30C-26-44 26-44 32-30C40-10 36 16 28 28C18 44-18 44-28 28C-36 16-40-10-32-30z", colour) +
  shadedShape("M-30-32C-48-34-50-6-44 12C-36 16-32 6-30-8z", darker(colour, 0.35)) +
  shadedShape("M30-32C48-34 50-6 44 12C36 16 32 6 30-8z", darker(colour, 0.35)) +
  ellipse(0, 20, 20, 17, lighter(colour, 0.55)) +
  [-13, 13].map((x) => ellipse(x, -6, 4.6, 6, "#2d2a26") + circle(x - 1.4, -8, 1.6, "#fff")).join("") +
  shadedEllipse(0, 10, 8, 6, "#2d2420") +
  line("M0 16V24C-4 28-8 26-10 24M0 24C4 28 8 26 10 24", "#5a4632", 2)

const bird: Motif = (colour = "#5f8fb5") =>
  flatShape("M-24 6L-48 18L-44 4z", darker(colour, 0.25)) +
  shadedShape(
    "M-30 4C-26-18-6-22 4-24C6-40 34-42 36-24L48-18L36-14C38 12 18 30-4 28C-20 26-30 18-30 4z",
    colour,
    ellipse(14, 12, 18, 14, "#f2c86a")
  ) +
  flatShape("M-24-2C-12-12 6-10 10 4C0 14-18 12-24-2z", darker(colour, 0.3)) +
  circle(24, -26, 3.4, "#22262a") +
  line("M-2 28V42M10 27V42", "#8a6a3c", 3)

const rabbit: Motif = (colour = "#c9b6a0") =>
  shadedShape("M-22-10C-30-40-22-50-14-48C-6-46-6-26-6-14zM22-10C30-40 22-50 14-48C6-46 6-26 6-14z", colour) +
  shadedShape("M-30 14C-30-10-16-18 0-18C16-18 30-10 30 14C30 34 16 44 0 44C-16 44-30 34-30 14z", colour) +
  ellipse(0, 26, 15, 11, lighter(colour, 0.6)) +
  [-12, 12].map((x) => ellipse(x, 6, 4, 5.4, "#2d2a26")).join("") +
  flatShape("M-4 18H4L0 23z", "#c9788a") +
  line("M0 23V30", "#6a5848", 1.8)

const bone: Motif = (colour = "#f0e4cc") =>
  `<g transform="rotate(-30)">${shadedShape("M-30-9H30C26-26 48-28 46-10C50-6 50 6 46 10C48 28 26 26 30 9H-30C-26 26-48 28-46 10C-50 6-50-6-46-10C-48-28-26-26-30-9z", colour)}</g>`

const kibble: Motif = (colour = "#a8703c") =>
  shadedShape("M-44 6H44L36 36C20 41-20 41-36 36z", "#c2453a") +
  ellipse(0, 6, 44, 12, darker("#c2453a", 0.3)) +
  [
    [-26, -2],
    [-8, -8],
    [10, -8],
    [28, -2],
    [-16, 4],
    [2, 2],
    [20, 5],
    [0, -18]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 10, 8, colour))
    .join("")

const hay: Motif = (colour = "#b9b06a") =>
  Array.from({ length: 15 }, (_, index) =>
    line(
      `M${-34 + index * 4.4} ${38 - (index % 4) * 5}Q${(index % 5) * 8 - 16} 0 ${30 - index * 4 + (index % 3) * 6} ${-40 + (index % 4) * 7}`,
      index % 3 === 0 ? lighter(colour, 0.3) : index % 2 === 0 ? darker(colour, 0.2) : colour,
      3.4
    )
  ).join("") + line("M-26 4C-10 12 10 12 26 2", "#b5483a", 5)

const suetBalls: Motif = () =>
  [
    [-18, -12],
    [20, -8],
    [0, 18]
  ]
    .map(([x = 0, y = 0]) =>
      shadedEllipse(
        x,
        y,
        22,
        21,
        "#e6d7b0",
        ringPoints(x, y, 8, 13)
          .map(([px, py], index) => ellipse(px, py, 2.4, 3.6, index % 2 === 0 ? "#3a342c" : "#b98a3c", index * 40))
          .join("") +
          line(
            `M${x - 18} ${y - 8}L${x + 10} ${y + 18}M${x - 10} ${y - 18}L${x + 18} ${y + 8}M${x + 18} ${y - 8}L${x - 10} ${y + 18}`,
            "#5f9a5a",
            1.6
          )
      )
    )
    .join("")

const baby: Motif = (colour = "#f4cfae") =>
  shadedEllipse(-40, 4, 8, 9, colour) +
  shadedEllipse(40, 4, 8, 9, colour) +
  shadedEllipse(0, 2, 40, 38, colour) +
  [-14, 14].map((x) => ellipse(x, -2, 4.4, 6, "#2d2a26")).join("") +
  [-24, 24].map((x) => ellipse(x, 12, 7, 5, "#ee9a92", 0, 0.7)).join("") +
  line("M-12 16C-6 24 6 24 12 16", "#8a4a3c", 3) +
  line("M0-34C-6-46 10-46 6-36", "#8a5a34", 3.4)

const dummy: Motif = (colour = "#6fb0d8") =>
  line("M-8 26C-20 50 20 50 8 26", darker(colour, 0.15), 6) +
  shadedShape("M-12-2C-18-30-14-46 0-46C14-46 18-30 12-2z", "#ecd9a4") +
  shadedShape("M-44 8C-44-10-20-6 0-6C20-6 44-10 44 8C44 26 20 20 0 24C-20 20-44 26-44 8z", colour) +
  shadedEllipse(0, 10, 13, 12, lighter(colour, 0.4))

const babyBottle: Motif = (colour = "#6fb0d8") =>
  shadedShape("M-7-34C-8-48 8-48 7-34z", "#ecd9a4") +
  shadedShape("M-20-34H20V-20H-20z", colour) +
  shadedShape("M-19-20H19C24-10 24 38 19 46H-19C-24 38-24-10-19-20z", "#eef4f6") +
  shadedShape("M-21 2H21C22 20 22 38 18 44H-18C-22 38-22 20-21 2z", "#fdfcf8") +
  line("M8 8H18M12 18H18M8 28H18", colour, 2.4)

const teddy: Motif = (colour = "#b98a5a") =>
  shadedEllipse(-24, -32, 13, 13, colour) +
  shadedEllipse(24, -32, 13, 13, colour) +
  shadedEllipse(0, -10, 33, 30, colour) +
  shadedEllipse(0, 32, 24, 17, colour) +
  ellipse(0, 0, 15, 12, lighter(colour, 0.5)) +
  [-12, 12].map((x) => circle(x, -14, 4, "#2d2420")).join("") +
  ellipse(0, -5, 5, 3.6, "#2d2420") +
  line("M0-2C-2 5-8 4-8 2M0-2C2 5 8 4 8 2", "#5a4632", 2)

const balloons: Motif = () =>
  line("M-20 10C-14 26-8 30 0 48M20 6C14 24 8 32 0 48M0-4V48", "#8a8578", 1.8) +
  [
    [-21, -6, "#e0596a"],
    [21, -10, "#4f9ac4"],
    [0, -22, "#f0b72c"]
  ]
    .map(([x, y, fill]) => shadedEllipse(Number(x), Number(y), 18, 22, String(fill)))
    .join("")

const blocks: Motif = () =>
  [
    [-16, 18, "#4f9ac4"],
    [18, 18, "#6fae45"],
    [0, -14, "#e0596a"]
  ]
    .map(([x, y, fill]) =>
      transformed(
        shadedShape("M-16-16H16V16H-16z", String(fill)) + line("M-8-8H8V8H-8z", "#fff", 2.4, 0.8),
        Number(x),
        Number(y)
      )
    )
    .join("")

export const animalsAndChildrenMotifs: Readonly<Record<string, Motif>> = {
  baby,
  "baby-bottle": babyBottle,
  balloons,
  bird,
  blocks,
  bone,
  cat,
  dog,
  dummy,
  hay,
  kibble,
  rabbit,
  "suet-balls": suetBalls,
  teddy
}
