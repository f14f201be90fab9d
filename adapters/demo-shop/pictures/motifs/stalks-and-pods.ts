import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, leaf, line, transformed, shadedShape, type Motif } from "./draw.ts"

const asparagusSpear = (colour: string): string =>
  shadedShape(
    "M-6 48L-5-26C-5-38-2-46 1-48C4-44 7-36 7-26L6 48z",
    colour,
    [-22, -34, -6, 12].map((y) => flatShape(`M-5 ${y + 8}L1 ${y - 4}L6 ${y + 8}z`, darker(colour, 0.22))).join("")
  )

const asparagus: Motif = (colour = "#7a9c45") =>
  [
    [-24, 4, -4],
    [24, 4, 4],
    [-12, 0, -2],
    [12, 0, 2],
    [0, -2, 0]
  ]
    .map(([x = 0, y = 0, rotation = 0]) => transformed(asparagusSpear(colour), x, y, 0.96, rotation))
    .join("") + shadedShape("M-33 12H33V26H-33z", "#b8503c")

const greenBeans: Motif = (colour = "#5f9340") =>
  [
    [-20, -30],
    [4, -12],
    [-10, 8],
    [10, 22],
    [0, -2]
  ]
    .map(([rotation = 0, y = 0], index) =>
      transformed(
        line("M-40 4C-20-6 16 8 40-4", darker(colour, 0.2), 10) +
          line("M-40 3C-20-7 16 7 40-5", index % 2 === 0 ? colour : lighter(colour, 0.12), 7.5),
        0,
        y,
        1,
        rotation
      )
    )
    .join("")

const peaPod: Motif = (colour = "#6aa03f") =>
  transformed(
    shadedShape("M-44 6C-30-22 24-26 46-10C36 16-20 28-44 6z", darker(colour, 0.18)) +
      [-24, -8, 9, 25]
        .map((x, index) => shadedEllipse(x, -1 - Math.abs(index - 1.5) * -0.6, 9, 9, lighter(colour, 0.22)))
        .join("") +
      flatShape("M-44 6C-20 28 36 16 46-10C30 8-20 18-44 6z", colour),
    0,
    8,
    1,
    -22
  ) +
  transformed(shadedShape("M-40 4C-24-14 22-16 42-4C28 12-20 18-40 4z", colour), -2, -26, 0.8, -30) +
  line("M38-12q6-6 4-14", "#4f8036", 3)

const cornKernels = (colour: string): string =>
  Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 4 }, (_unused, column) =>
      circle(
        (column - 1.5) * (8.6 - Math.abs(row - 4.5) * 0.35),
        row * 8 - 34,
        4.2,
        (row + column) % 3 === 0 ? lighter(colour, 0.3) : colour
      )
    ).join("")
  ).join("")

const corn: Motif = (colour = "#f2c433") =>
  `<g transform="rotate(24)">${shadedShape("M0-44C14-40 20-14 18 12C17 26 10 34 0 36C-10 34-17 26-18 12C-20-14-14-40 0-44z", darker(colour, 0.22), cornKernels(colour))}${shadedShape("M-18-4C-30 14-24 38 0 48C-8 32-12 14-18-4z", "#7fa04a")}${shadedShape("M18-4C30 14 24 38 0 48C8 32 12 14 18-4z", "#6b8f3e")}</g>`

const celery: Motif = (colour = "#a9c46a") =>
  [
    [-16, -6, -8],
    [16, -6, 8],
    [0, 0, 0]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-9 48C-8 14-8-8-6-24h12C8-8 8 14 9 48z",
          colour,
          line("M-3 44C-2 14-2-8-1-20M3 44C3 14 3-8 2-20", lighter(colour, 0.45), 1.4)
        ) + [-130, -90, -50].map((angle) => leaf(0, -20, 24, angle, "#6f9f45", 0.5)).join(""),
        x,
        y,
        0.98,
        rotation
      )
    )
    .join("")

const fennel: Motif = () =>
  line("M-12 0L-22-40M0-4L0-48M12 0L22-40M-22-40l-8-6M-22-40l4-8M0-46l-6-3M22-40l8-6M22-40l-4-8", "#7fa856", 5) +
  shadedShape(
    "M0-10C10-14 18-8 24 2C40 10 44 44 0 46C-44 44-40 10-24 2C-18-8-10-14 0-10z",
    "#e4ecc8",
    line("M0-8C-10 10-10 30-2 44M0-8C10 10 10 30 2 44M-22 4C-30 20-24 36-10 44M22 4C30 20 24 36 10 44", "#a9c08a", 2)
  )

const artichokeRow = (y: number, count: number, step: number, size: number): string =>
  Array.from({ length: count }, (_, index) =>
    transformed(
      shadedShape("M0-20C12-12 14 4 10 14H-10C-14 4-12-12 0-20z", "#7f9a56") +
        line("M0-17C5-8 6 0 5 10", "#b6c78a", 1.6),
      (index - (count - 1) / 2) * step,
      y,
      size,
      (index - (count - 1) / 2) * 9
    )
  ).join("")

const artichoke: Motif = () =>
  shadedShape("M-7 28h14l3 21h-20z", "#8aa35e") +
  artichokeRow(-28, 1, 0, 1) +
  artichokeRow(-18, 2, 22, 1) +
  artichokeRow(-4, 3, 22, 1.1) +
  artichokeRow(12, 4, 20, 1.1) +
  artichokeRow(25, 3, 22, 1.05)

export const stalksAndPodsMotifs: Readonly<Record<string, Motif>> = {
  artichoke,
  asparagus,
  celery,
  corn,
  fennel,
  "green-beans": greenBeans,
  "pea-pod": peaPod
}
