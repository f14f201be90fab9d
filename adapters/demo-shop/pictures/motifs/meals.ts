import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const plate = (content: string): string =>
  oval(0, 12, 48, 24, "#d9dcd8") + oval(0, 9, 48, 24, "#fbfaf6") + oval(0, 9, 36, 17, "#eeece5") + content

const soup: Motif = (colour = "#d9572f") =>
  solid("M-44-4H44C44 24 24 38 0 38C-24 38-44 24-44-4z", "#e9e4d8") +
  oval(0, -4, 44, 15, "#fbf8f0") +
  oval(0, -4, 38, 12, colour) +
  line("M-16-6C-6-12 6 2 16-6", lighter(colour, 0.6), 3, 0.8) +
  leaf(10, -2, 14, -10) +
  line("M-14-24q-5-8 0-14M4-26q-5-8 0-14M20-24q-5-8 0-14", "#b9b2a4", 2.4, 0.7)

const stew: Motif = (colour = "#8a4f2c") =>
  plate(
    solid("M-32 6C-30-10-14-18 2-18C20-18 32-8 32 6C20 18-20 18-32 6z", colour) +
      [
        [-16, -4, "#6b3a20"],
        [4, -10, "#6b3a20"],
        [16, 2, "#5a3019"],
        [-4, 4, "#6b3a20"]
      ]
        .map(([x, y, fill]) => ball(Number(x), Number(y), 9, 7, String(fill)))
        .join("") +
      [
        [-22, 4],
        [10, -2],
        [0, -14]
      ]
        .map(([x = 0, y = 0]) => ball(x, y, 5, 4, "#e8842a"))
        .join("") +
      leaf(2, 6, 12, 10)
  )

const curry: Motif = (colour = "#d9892f") =>
  plate(
    solid("M-34 8C-34-10-18-20-4-16C2-8 2 6-2 16C-16 18-32 16-34 8z", "#fbf8ee") +
      solid("M-4-16C14-20 34-8 34 8C30 18 8 18-2 16C4 6 2-8-4-16z", colour) +
      [
        [10, -4],
        [20, 6],
        [8, 8]
      ]
        .map(([x = 0, y = 0]) => ball(x, y, 6, 5, lighter(colour, 0.35)))
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
      solid("M-14-6C-12-18 10-20 16-8C14 0-8 2-14-6z", colour) +
      leaf(2, -14, 14, -30)
  )

const mash: Motif = () =>
  plate(
    solid("M-34 6C-34-12-18-18-8-14C2-10 4 4-2 12C-14 16-32 14-34 6z", "#f5dc95") +
      [
        [10, -8],
        [24, 0],
        [10, 6]
      ]
        .map(([x = 0, y = 0]) => ball(x, y, 10, 9, "#85512f"))
        .join("") +
      ball(-6, 16, 4, 4, "#b01f35") +
      ball(2, 18, 4, 4, "#b01f35")
  )

const lasagne: Motif = () =>
  plate(
    flat("M-30-2L8-16L32-4V10L-6 24L-30 14z", "#b5482e") +
      flat("M-30-2L8-16L32-4L-6 10z", "#f0c860") +
      flat("M-30 3L-6 15L32 1V5L-6 19L-30 7z", "#f3dc9c") +
      [
        [-8, -2],
        [8, -6],
        [16, -2]
      ]
        .map(([x = 0, y = 0]) => oval(x, y, 5, 2.4, "#b9742f"))
        .join("") +
      leaf(-2, -4, 14, -20)
  )

const pizza: Motif = (colour = "#e8b84f") =>
  ball(0, 0, 47, 45, "#c98a45") +
  oval(0, 0, 40, 38, "#c4422c") +
  oval(0, 0, 37, 35, colour) +
  ringPoints(0, 0, 6, 22, 21)
    .map(([x, y]) => ball(x, y, 7.5, 7, "#b8352b"))
    .join("") +
  [
    [-8, -6, 20],
    [10, 4, 140],
    [-6, 14, 70],
    [20, -20, 10],
    [-26, 2, 100]
  ]
    .map(([x = 0, y = 0, turn = 0]) => leaf(x, y, 13, turn))
    .join("") +
  line("M0 0L30-30M0 0L36 18M0 0L-40-10", darker(colour, 0.3), 1.4, 0.6)

const taco: Motif = (colour = "#e0a63c") =>
  solid("M-44 20C-46-18-20-36 4-34C34-32 46-4 46 22z", darker(colour, 0.2)) +
  [
    [-26, -22],
    [-8, -34],
    [12, -34],
    [30, -20],
    [38, -4]
  ]
    .map(([x = 0, y = 0], index) => ball(x, y, 9, 8, index % 2 === 0 ? "#6fa548" : "#cf3a28"))
    .join("") +
  solid(
    "M-46 26C-46-8-26-26-2-26C24-26 42-6 42 26z",
    colour,
    [
      [-26, 6],
      [-8, -10],
      [14, -4],
      [26, 12],
      [-2, 12]
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 2, darker(colour, 0.25)))
      .join("")
  )

const nachos: Motif = (colour = "#e2a93e") =>
  [
    [-16, -14, -16],
    [20, -8, 20],
    [0, 16, 4]
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      placed(
        solid(
          "M0-26C4-26 28 14 27 18C24 22-24 22-27 18C-28 14-4-26 0-26z",
          index === 1 ? lighter(colour, 0.1) : colour,
          [
            [-8, 6],
            [6, 0],
            [2, 12],
            [-2, -8],
            [14, 12]
          ]
            .map(([px = 0, py = 0], at) => dot(px, py, 1.8, at % 2 === 0 ? "#b8451f" : darker(colour, 0.3)))
            .join("")
        ),
        x,
        y,
        0.98,
        turn
      )
    )
    .join("")

const wrap: Motif = (colour = "#ecd6a4") =>
  `<g transform="rotate(24)">${solid(
    "M-20-24H20V34C12 46-12 46-20 34z",
    colour,
    [
      [-8, 0],
      [8, 10],
      [-4, 22],
      [10, -8]
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 4, 3, "#b98848", 0, 0.6))
      .join("")
  )}${oval(0, -24, 20, 9, darker(colour, 0.15))}${[
    [-10, -28],
    [2, -31],
    [12, -27],
    [-2, -24]
  ]
    .map(([x = 0, y = 0], index) => ball(x, y, 7, 6, ["#6fa548", "#cf3a28", "#9a5a34", "#f0cf5c"][index] ?? "#6fa548"))
    .join("")}${solid("M-20 10L20 2V34C12 46-12 46-20 34z", "#e8e6e0")}</g>`

const kebab: Motif = (colour = "#e2bf82") =>
  solid("M-46 0C-44 30-22 42 0 42C22 42 44 30 46 0z", colour) +
  [
    [-32, -4],
    [-14, -12],
    [6, -12],
    [26, -6],
    [-22, 2],
    [14, 0]
  ]
    .map(([x = 0, y = 0], index) =>
      ball(x, y, 13, 10, ["#6fa548", "#8a4f2c", "#cf3a28", "#6fa548", "#9a5a34", "#8a4f2c"][index] ?? "#8a4f2c")
    )
    .join("") +
  solid("M-46 0C-24 12 24 12 46 0C42 34 22 44 0 44C-22 44-42 34-46 0z", lighter(colour, 0.1))

const hamburger: Motif = (colour = "#c98a3f") =>
  solid("M-40 22H40C42 38 30 42 0 42C-30 42-42 38-40 22z", lighter(colour, 0.15)) +
  solid("M-43 10H43C46 22 40 24 0 24C-40 24-46 22-43 10z", "#6b3a24") +
  flat("M-42 8L-14 8L-4 16L8 8H42V4H-42z", "#f4c236") +
  line("M-42 3q7 8 14 0t14 0t14 0t14 0t14 0t14 0", "#6fa548", 7) +
  solid(
    "M-42 0C-42-28-22-40 0-40C22-40 42-28 42 0C30 6-30 6-42 0z",
    colour,
    ringPoints(0, -20, 8, 22, 10)
      .map(([x, y], index) => oval(x, y, 3.4, 2, "#f6e5bf", index * 30))
      .join("")
  )

const hotDog: Motif = (colour = "#b8542f") =>
  `<g transform="rotate(-14)">${solid("M-42-2C-46 16-34 24-20 24H20C34 24 46 16 42-2z", "#d9a45c")}${line("M-42-4H42", darker(colour, 0.2), 19)}${line("M-42-6H42", colour, 16)}${line("M-36-4q6-9 12 0t12 0t12 0t12 0t12 0t12 0", "#f4c430", 4.4)}${solid("M-40 6C-28 14 28 14 40 6C42 22 32 26 20 26H-20C-32 26-42 22-40 6z", "#e2b36c")}</g>`

const fries: Motif = (colour = "#f0c34e") =>
  [
    [-26, -8],
    [-17, -4],
    [-8, 2],
    [0, -2],
    [9, 3],
    [18, 5],
    [26, 9]
  ]
    .map(([x = 0, turn = 0], index) =>
      placed(
        solid("M-4.4 20V-40H4.4V20z", index % 2 === 0 ? colour : lighter(colour, 0.2)),
        x,
        -4 + (index % 3) * 5,
        1,
        turn
      )
    )
    .join("") + solid("M-36-2C-20 10 20 10 36-2L28 44C18 47-18 47-28 44z", "#c9342a")

const wedges: Motif = (colour = "#e0a640") =>
  [
    [-20, -16, -24],
    [16, -20, 18],
    [0, 2, -6],
    [-20, 22, 14],
    [22, 20, -14]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid("M-26 6C-14-14 14-14 26 6C10 14-10 14-26 6z", colour) + line("M-25 7C-10 15 10 15 25 7", "#a8672c", 3.4),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const sushi: Motif = (colour = "#f0805a") =>
  [
    [-12, -12, -10],
    [10, 18, 4]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M-34 2H34C38 18 30 22 0 22C-30 22-38 18-34 2z",
          "#fbf8f0",
          [
            [-20, 14],
            [-6, 10],
            [8, 15],
            [22, 11]
          ]
            .map(([px = 0, py = 0]) => oval(px, py, 4, 2, "#e3ded0", px * 3))
            .join("")
        ) +
          solid(
            "M-38 4C-36-12-16-16 2-16C22-16 38-10 38 4C24 10-24 10-38 4z",
            colour,
            line("M-22-10L-14 4M-4-14L6 4M14-14L24 3", lighter(colour, 0.55), 3)
          ),
        x,
        y,
        0.95,
        turn
      )
    )
    .join("")

const makiRoll: Motif = (colour = "#f0805a") =>
  [
    [-20, -12],
    [20, -12],
    [0, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        ball(x, y, 22, 21, "#26352a") +
        oval(x, y, 18.5, 17.5, "#fbf8f0") +
        ball(x, y, 8, 7.5, colour) +
        flat(`M${x - 2} ${y - 8}h6v16h-6z`, "#7fae4a")
    )
    .join("")

const dumplings: Motif = (colour = "#f3e6c8") =>
  [
    [-18, -14, -8],
    [18, -4, 8],
    [-6, 20, -2]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M-28 12C-30-8-14-18 0-18C14-18 30-8 28 12C16 18-16 18-28 12z",
          colour,
          line("M-20-6q4 8 2 14M-10-13q4 8 1 14M2-16q2 8-1 14M12-12q0 8-4 12M21-5q-2 8-6 11", darker(colour, 0.22), 2)
        ),
        x,
        y,
        0.96,
        turn
      )
    )
    .join("")

const springRolls: Motif = (colour = "#d9994a") =>
  [-18, 12]
    .map((y) =>
      placed(
        line("M-30 0H30", darker(colour, 0.3), 25) +
          line("M-30-1H30", colour, 22) +
          line("M-14-12L-6 10M6-12L14 10", darker(colour, 0.2), 2) +
          line("M-28-7H26", lighter(colour, 0.5), 3, 0.7),
        0,
        y,
        1,
        -14
      )
    )
    .join("")

const falafel: Motif = (colour = "#8a6236") =>
  [
    [-20, -14],
    [20, -14],
    [0, 10],
    [-26, 22],
    [28, 20]
  ]
    .map(([x = 0, y = 0]) =>
      ball(
        x,
        y,
        18,
        16,
        colour,
        ringPoints(x, y, 6, 10, 9)
          .map(([px, py], index) => dot(px, py, 1.8, index % 2 === 0 ? "#5f8f3f" : darker(colour, 0.3)))
          .join("")
      )
    )
    .join("")

const nuggets: Motif = (colour = "#d9a044") =>
  [
    [-20, -14, 0],
    [18, -16, 30],
    [0, 8, 10],
    [-26, 22, 20],
    [26, 18, -10]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M-18-6C-16-16 2-18 12-14C22-8 20 8 12 13C0 17-14 16-18 6z",
          colour,
          [
            [-8, -4],
            [4, -8],
            [8, 4],
            [-6, 8]
          ]
            .map(([px = 0, py = 0]) => dot(px, py, 2, darker(colour, 0.2)))
            .join("")
        ),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const salad: Motif = () =>
  solid("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", "#d9c9a8") +
  [
    [-32, -6, 200],
    [-18, -12, 240],
    [0, -14, 270],
    [18, -12, 300],
    [32, -6, 340],
    [-10, -4, 220],
    [12, -4, 320]
  ]
    .map(([x = 0, y = 0, turn = 0], index) => leaf(x, y + 8, 26, turn, index % 2 === 0 ? "#6fa548" : "#8fbf58", 0.5))
    .join("") +
  ball(-16, -8, 9, 8, "#cf3324") +
  ball(18, -8, 9, 8, "#cf3324") +
  oval(0, -6, 11, 7, "#fbf7ea") +
  dot(1, -6, 4.4, "#f2b92f") +
  flat("M-44-2H44L43 6H-43z", darker("#d9c9a8", 0.12))

const sandwich: Motif = (colour = "#d3a05c") =>
  flat("M-40 24L0-30L44 16V24L0 42z", darker(colour, 0.25)) +
  flat("M-40 14L0-36L44 6L0 28z", lighter(colour, 0.35)) +
  flat("M-40 14L0 28L44 6V12L0 34L-40 20z", "#eda49c") +
  line("M-38 21L0 35L42 14", "#6fa548", 5) +
  flat("M-40 22L0 37L44 16V24L0 45L-40 30z", colour)

const crisps: Motif = (colour = "#efc456") =>
  [
    [-18, -16, -20],
    [18, -12, 24],
    [-12, 14, 10],
    [18, 20, -30]
  ]
    .map(([x = 0, y = 0, turn = 0], index) =>
      placed(
        flat("M-22 0C-22-16 20-20 24-2C24 14-18 20-22 0z", darker(colour, 0.3)) +
          solid(
            "M-22-3C-20-18 20-22 24-5C20 8-14 16-22-3z",
            index % 2 === 0 ? colour : lighter(colour, 0.15),
            [
              [-8, -4],
              [6, -8],
              [12, 0]
            ]
              .map(([px = 0, py = 0]) => dot(px, py, 1.6, darker(colour, 0.3)))
              .join("")
          ),
        x,
        y,
        1,
        turn
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
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        line("M-16 8C-14-10 8-14 16 0", darker(colour, 0.2), 17) +
          line("M-16 7C-14-11 8-15 16-1", colour, 14) +
          line("M-12 0C-8-8 2-10 8-6", lighter(colour, 0.5), 3, 0.7),
        x,
        y,
        1,
        turn
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
      placed(
        ball(-8, 0, 11, 10, colour) +
          ball(8, -2, 11, 10, colour) +
          ball(0, -9, 11, 10, lighter(colour, 0.4)) +
          ball(1, 7, 9, 8, "#efd08a"),
        x,
        y,
        0.95,
        index * 40
      )
    )
    .join("")

const saltSticks: Motif = (colour = "#b9743a") =>
  [-30, -14, 2, 18, 32]
    .map((turn, index) =>
      placed(
        line("M0-42V42", darker(colour, 0.25), 8) +
          line("M-0.6-42V42", colour, 6) +
          [-30, -14, 2, 18, 32].map((y) => dot((y % 3) - 1, y, 1.8, "#fdfaf2")).join(""),
        -24 + index * 12,
        0,
        1,
        turn * 0.5
      )
    )
    .join("")

export const mealMotifs: Readonly<Record<string, Motif>> = {
  "cheese-puffs": cheesePuffs,
  crisps,
  curry,
  dumplings,
  falafel,
  fries,
  hamburger,
  "hot-dog": hotDog,
  kebab,
  lasagne,
  "maki-roll": makiRoll,
  mash,
  nachos,
  nuggets,
  "pasta-plate": pastaPlate,
  pizza,
  popcorn,
  salad,
  "salt-sticks": saltSticks,
  sandwich,
  soup,
  "spring-rolls": springRolls,
  stew,
  sushi,
  taco,
  wedges,
  wrap
}
