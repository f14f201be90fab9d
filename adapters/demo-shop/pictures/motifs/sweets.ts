import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, leaf, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const wrappedSweet: Motif = (colour = "#d8395a") =>
  `<g transform="rotate(-22)">${shadedShape("M-20 0L-46-16C-40-4-40 4-46 16z", lighter(colour, 0.25))}${shadedShape("M20 0L46-16C40-4 40 4 46 16z", lighter(colour, 0.25))}${shadedEllipse(0, 0, 25, 22, colour, line("M-14-18C-4-6-4 6-14 18M2-22C12-8 12 8 2 22", "#ffffff", 4, 0.6))}</g>`

/** Jelly sweets in several colours. */
const jellies: Motif = (colour = "#d8395a") =>
  [
    [-22, -16, colour],
    [10, -20, "#f0a72c"],
    [28, 4, "#6fae45"],
    [-4, 6, "#e8702f"],
    [-28, 16, "#7a4fa0"],
    [14, 26, colour]
  ]
    .map(([x, y, fill], index) =>
      transformed(
        shadedShape("M-13-8C-10-14 10-14 13-8C15 0 12 11 0 12C-12 11-15 0-13-8z", String(fill)),
        Number(x),
        Number(y),
        1,
        index * 50
      )
    )
    .join("")

const sourStrips: Motif = (colour = "#d8395a") =>
  [-22, 0, 22]
    .map((y, index) =>
      transformed(
        line("M-40 6C-24-14-10 14 8-2C20-12 30 6 40-4", darker(colour, 0.2), 13) +
          line("M-40 5C-24-15-10 13 8-3C20-13 30 5 40-5", index === 1 ? "#7fb83a" : colour, 11) +
          [
            [-30, -2],
            [-14, 2],
            [2, 0],
            [18, -6],
            [32, -2]
          ]
            .map(([x = 0, py = 0]) => circle(x, py, 1.8, "#fff"))
            .join(""),
        0,
        y
      )
    )
    .join("")

const liquorice: Motif = (colour = "#2c272b") =>
  [
    [-18, -16],
    [20, -10],
    [-8, 16],
    [24, 22]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedEllipse(0, 0, 18, 16, colour) +
          line("M0 0C5-3 8 4 2 7C-7 8-10-4-3-9C6-13 14-4 11 6", lighter(colour, 0.3), 2.6),
        x,
        y,
        0.98,
        index * 40
      )
    )
    .join("")

const toyCar: Motif = (colour = "#e98fae") =>
  [
    [-16, -18, colour],
    [18, 2, "#f3f0e6"],
    [-16, 24, "#8fbf7a"]
  ]
    .map(([x, y, fill]) =>
      transformed(
        shadedShape("M-24 6C-24-2-18-4-12-4C-10-14 8-14 12-4C20-4 24 0 24 6C24 12-24 12-24 6z", String(fill)) +
          shadedEllipse(-12, 10, 5.4, 5.4, darker(String(fill), 0.25)) +
          shadedEllipse(12, 10, 5.4, 5.4, darker(String(fill), 0.25)),
        Number(x),
        Number(y),
        1.05
      )
    )
    .join("")

const marshmallow: Motif = (colour = "#f7c6d2") =>
  [
    [-20, -10],
    [18, -16],
    [0, 16]
  ]
    .map(([x = 0, y = 0], index) => {
      const fill = index === 1 ? "#fdf8f2" : colour
      return transformed(
        shadedShape("M-18-8V12C-12 20 12 20 18 12V-8z", fill) + ellipse(0, -8, 18, 8, lighter(fill, 0.45)),
        x,
        y,
        1,
        index * 12 - 10
      )
    })
    .join("")

const gum: Motif = (colour = "#6fb59a") =>
  [
    [-18, -16],
    [16, -18],
    [0, 4],
    [-22, 20],
    [22, 18]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedShape("M-15-6C-15-11 15-11 15-6V6C15 11-15 11-15 6z", index % 2 === 0 ? "#f7faf7" : lighter(colour, 0.5)),
        x,
        y,
        1,
        index * 35
      )
    )
    .join("") +
  leaf(0, -30, 28, -20, colour, 0.4) +
  leaf(-2, -28, 26, -130, darker(colour, 0.1), 0.4)

const lollipop: Motif = (colour = "#d8395a") =>
  line("M8 14L26 48", "#f2ede0", 5) +
  shadedEllipse(-4, -10, 33, 33, colour) +
  line("M-4-10C2-14 6-4-2-1C-14 0-18-16-8-22C6-28 18-14 14-2C8 14-16 16-26 2", lighter(colour, 0.75), 4.4)

const sweetBanana: Motif = (colour = "#f2cf4a") =>
  [
    [-10, -16, 0],
    [4, 14, 14]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-38-12C-34-18-28-16-26-10C-12 6 12 6 28-8C34-14 40-8 38-2C24 24-24 24-38-4z", colour),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const candyCane: Motif = () =>
  [-14, 12]
    .map((x) =>
      transformed(
        line("M0 46V-20C0-40-24-40-24-22", "#c9c2b6", 14) +
          line("M0 45V-21C0-41-24-41-24-23", "#fdfaf4", 12) +
          line("M-5 38l10-8M-5 22l10-8M-5 6l10-8M-5-10l10-8M-8-34l6 6M-22-34l2 8", "#d0293a", 5),
        x + 10,
        0,
        0.92,
        10
      )
    )
    .join("")

export const sweetsMotifs: Readonly<Record<string, Motif>> = {
  "candy-cane": candyCane,
  gum,
  jellies,
  liquorice,
  lollipop,
  marshmallow,
  "sour-strips": sourStrips,
  "sweet-banana": sweetBanana,
  "toy-car": toyCar,
  "wrapped-sweet": wrappedSweet
}
