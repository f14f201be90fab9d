import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const chocolate: Motif = (colour = "#5f3520") =>
  `<g transform="rotate(-14)">${flat("M-34-36h68v72h-68z", darker(colour, 0.4))}${[0, 1, 2].flatMap((row) => [0, 1].map((column) => placed(solid("M-15-10h30v20h-30z", colour) + line("M-10-5h20v10h-20z", lighter(colour, 0.18), 1.6), -16 + column * 33, -24 + row * 24))).join("")}</g>`

const pralines: Motif = (colour = "#5a3220") =>
  [
    [-20, -14],
    [20, -14],
    [0, 16]
  ]
    .map(([x = 0, y = 0], index) =>
      placed(
        solid(
          "M-20 10C-22-12-10-20 0-20C10-20 22-12 20 10C10 18-10 18-20 10z",
          index === 1 ? "#ead9b8" : index === 2 ? lighter(colour, 0.2) : colour
        ) + line("M-12-6C-4-14 4 2 12-6", index === 1 ? colour : "#ead9b8", 2.6),
        x,
        y
      )
    )
    .join("")

const wrappedSweet: Motif = (colour = "#d8395a") =>
  `<g transform="rotate(-22)">${solid("M-20 0L-46-16C-40-4-40 4-46 16z", lighter(colour, 0.25))}${solid("M20 0L46-16C40-4 40 4 46 16z", lighter(colour, 0.25))}${ball(0, 0, 25, 22, colour, line("M-14-18C-4-6-4 6-14 18M2-22C12-8 12 8 2 22", "#ffffff", 4, 0.6))}</g>`

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
      placed(
        solid("M-13-8C-10-14 10-14 13-8C15 0 12 11 0 12C-12 11-15 0-13-8z", String(fill)),
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
      placed(
        line("M-40 6C-24-14-10 14 8-2C20-12 30 6 40-4", darker(colour, 0.2), 13) +
          line("M-40 5C-24-15-10 13 8-3C20-13 30 5 40-5", index === 1 ? "#7fb83a" : colour, 11) +
          [
            [-30, -2],
            [-14, 2],
            [2, 0],
            [18, -6],
            [32, -2]
          ]
            .map(([x = 0, py = 0]) => dot(x, py, 1.8, "#fff"))
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
      placed(
        ball(0, 0, 18, 16, colour) + line("M0 0C5-3 8 4 2 7C-7 8-10-4-3-9C6-13 14-4 11 6", lighter(colour, 0.3), 2.6),
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
      placed(
        solid("M-24 6C-24-2-18-4-12-4C-10-14 8-14 12-4C20-4 24 0 24 6C24 12-24 12-24 6z", String(fill)) +
          ball(-12, 10, 5.4, 5.4, darker(String(fill), 0.25)) +
          ball(12, 10, 5.4, 5.4, darker(String(fill), 0.25)),
        Number(x),
        Number(y),
        1.05
      )
    )
    .join("")

const caramel: Motif = (colour = "#b9782f") =>
  [
    [-16, -10, -14],
    [18, 2, 12],
    [-8, 22, 4]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        flat("M-20-6L-6-16L22-10L8 2z", lighter(colour, 0.35)) +
          flat("M-20-6L8 2V18L-20 10z", colour) +
          flat("M8 2L22-10V6L8 18z", darker(colour, 0.22)),
        x,
        y,
        1,
        turn
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
      return placed(
        solid("M-18-8V12C-12 20 12 20 18 12V-8z", fill) + oval(0, -8, 18, 8, lighter(fill, 0.45)),
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
      placed(
        solid("M-15-6C-15-11 15-11 15-6V6C15 11-15 11-15 6z", index % 2 === 0 ? "#f7faf7" : lighter(colour, 0.5)),
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
  ball(-4, -10, 33, 33, colour) +
  line("M-4-10C2-14 6-4-2-1C-14 0-18-16-8-22C6-28 18-14 14-2C8 14-16 16-26 2", lighter(colour, 0.75), 4.4)

const creamBun: Motif = (colour = "#3f2416") =>
  solid("M-36 26C-40-12-20-36 0-36C20-36 40-12 36 26z", colour) +
  flat("M-40 26H40C42 36 34 38 0 38C-34 38-42 36-40 26z", "#dba95a") +
  ringPoints(0, -2, 10, 20, 20)
    .concat(ringPoints(0, -8, 5, 9))
    .map(([x, y], index) => oval(x, y, 3, 1.6, "#fbf7ee", index * 45))
    .join("")

const sweetBanana: Motif = (colour = "#f2cf4a") =>
  [
    [-10, -16, 0],
    [4, 14, 14]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid("M-38-12C-34-18-28-16-26-10C-12 6 12 6 28-8C34-14 40-8 38-2C24 24-24 24-38-4z", colour),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const bar: Motif = (colour = "#6b3d22") =>
  `<g transform="rotate(-22)">${flat("M-42-10h76v26h-76z", darker(colour, 0.4))}${solid("M-44-16C-44-20 32-20 34-16V12H-44z", colour, line("M-36-16q6 8 12 0t12 0t12 0t12 0t12 0", darker(colour, 0.25), 2.4))}${flat("M34-16C30-10 36-6 32 0C36 4 32 8 34 12L42 10V-14z", "#e0b56c")}${[
    [37, -8],
    [36, 2]
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2.4, "#8a5428"))
    .join("")}</g>`

const goldBall: Motif = (colour = "#d3a63c") =>
  [
    [-19, -12],
    [19, -12],
    [0, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        flat(`M${x - 22} ${y + 12}l6 10h32l6-10z`, "#5a3220") +
        ball(
          x,
          y,
          21,
          20,
          colour,
          line(
            `M${x - 12} ${y - 10}l8 8l-6 10M${x + 4} ${y - 14}l2 12l10 6M${x - 4} ${y + 16}l6-10`,
            lighter(colour, 0.5),
            2.2
          )
        )
    )
    .join("")

const candyCane: Motif = () =>
  [-14, 12]
    .map((x) =>
      placed(
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

const honey: Motif = (colour = "#e3a021") =>
  solid("M-30-14H30C38-2 38 30 28 42H-28C-38 30-38-2-30-14z", colour) +
  flat("M-32-24h64v12h-64z", "#b98a4a") +
  line("M14-30L30-48", "#b9803f", 5) +
  [
    [8, -24],
    [11, -27],
    [14, -30]
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 9, 5, "#a86f2c", -45))
    .join("") +
  flat("M-12 2l7-4h10l7 4v10l-7 6H-5l-7-6z", lighter(colour, 0.45)) +
  line("M-5-2l-3 10l8 10M5-2l3 10l-8 10", colour, 1.6)

const jam: Motif = (colour = "#b3202f") =>
  solid("M-44 0C-44-16 44-16 44 0C40 30 24 40 0 40C-24 40-40 30-44 0z", "#f2ede2") +
  oval(0, -2, 44, 15, "#fdfaf3") +
  oval(0, -2, 38, 12, colour) +
  [
    [-16, -5],
    [6, -1],
    [20, -6],
    [-4, -8]
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 7, 5, darker(colour, 0.1)))
    .join("") +
  line("M8-8L36-42", "#b9c2c8", 6) +
  line("M-18-9q10-4 20-2", lighter(colour, 0.6), 2.4, 0.8)

const syrup: Motif = (colour = "#8a4a1a") =>
  solid("M0-46C14-22 30-6 30 14C30 32 16 44 0 44C-16 44-30 32-30 14C-30-6-14-22 0-46z", colour) +
  line("M-14 4C-18 16-14 26-6 32", lighter(colour, 0.6), 5, 0.8)

const sugar: Motif = (colour = "#fdfbf5") =>
  [
    [-18, 14],
    [20, 16],
    [0, -12]
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        flat("M-20-8L2-18L22-8V12L2 22L-20 12z", darker(colour, 0.16)) +
          flat("M-20-8L2-18L22-8L0 2z", "#ffffff") +
          flat("M-20-8L0 2V22L-20 12z", colour) +
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
      placed(
        line("M-5 0H5", ["#d8395a", "#f0b72c", "#4f9ac4", "#6fae45", "#8a5fae"][index % 5] ?? "#d8395a", 5),
        x,
        y,
        1,
        index * 52
      )
    )
    .join("")

export const sweetMotifs: Readonly<Record<string, Motif>> = {
  "candy-cane": candyCane,
  caramel,
  chocolate,
  "chocolate-bar": bar,
  "cream-bun": creamBun,
  "gold-ball": goldBall,
  gum,
  honey,
  jam,
  jellies,
  liquorice,
  lollipop,
  marshmallow,
  pralines,
  "sour-strips": sourStrips,
  sprinkles,
  sugar,
  "sweet-banana": sweetBanana,
  "toy-car": toyCar,
  syrup,
  "wrapped-sweet": wrappedSweet
}
