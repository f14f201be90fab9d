import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, line, transformed, shadedShape, type Motif } from "./draw.ts"

const crisps: Motif = (colour = "#efc456") =>
  [
    [-18, -16, -20],
    [18, -12, 24],
    [-12, 14, 10],
    [18, 20, -30]
  ]
    .map(([x = 0, y = 0, rotation = 0], index) =>
      transformed(
        flatShape("M-22 0C-22-16 20-20 24-2C24 14-18 20-22 0z", darker(colour, 0.3)) +
          shadedShape(
            "M-22-3C-20-18 20-22 24-5C20 8-14 16-22-3z",
            index % 2 === 0 ? colour : lighter(colour, 0.15),
            [
              [-8, -4],
              [6, -8],
              [12, 0]
            ]
              .map(([px = 0, py = 0]) => circle(px, py, 1.6, darker(colour, 0.3)))
              .join("")
          ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const cheesePuffs: Motif = (colour = "#f0a02c") =>
  [
    [-18, -18, 20],
    [18, -14, -30],
    [-14, 12, -50],
    [18, 18, 40]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        line("M-16 8C-14-10 8-14 16 0", darker(colour, 0.2), 17) +
          line("M-16 7C-14-11 8-15 16-1", colour, 14) +
          line("M-12 0C-8-8 2-10 8-6", lighter(colour, 0.5), 3, 0.7),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const popcorn: Motif = (colour = "#fbf3da") =>
  [
    [-22, -12],
    [4, -20],
    [24, -6],
    [-14, 14],
    [12, 16]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedEllipse(-8, 0, 11, 10, colour) +
          shadedEllipse(8, -2, 11, 10, colour) +
          shadedEllipse(0, -9, 11, 10, lighter(colour, 0.4)) +
          shadedEllipse(1, 7, 9, 8, "#efd08a"),
        x,
        y,
        0.95,
        index * 40
      )
    )
    .join("")

const saltSticks: Motif = (colour = "#b9743a") =>
  [-30, -14, 2, 18, 32]
    .map((rotation, index) =>
      transformed(
        line("M0-42V42", darker(colour, 0.25), 8) +
          line("M-0.6-42V42", colour, 6) +
          [-30, -14, 2, 18, 32].map((y) => circle((y % 3) - 1, y, 1.8, "#fdfaf2")).join(""),
        -24 + index * 12,
        0,
        1,
        rotation * 0.5
      )
    )
    .join("")

export const snacksMotifs: Readonly<Record<string, Motif>> = {
  "cheese-puffs": cheesePuffs,
  crisps,
  popcorn,
  "salt-sticks": saltSticks
}
