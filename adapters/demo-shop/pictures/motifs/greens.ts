import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, short, solid } from "./draw.ts"

/** A ruffled leaf, which points up. */
const ruffled = (colour: string): string =>
  solid(
    "M0 46C-10 40-18 36-20 26C-34 28-38 12-32 4C-44-2-40-20-28-20C-32-36-14-44-6-36C-2-48 14-46 16-36C28-42 38-28 32-18C44-16 44 2 34 6C40 18 30 30 20 27C18 38 10 42 0 46z",
    colour
  ) + line("M0 42C2 14 0-10 2-30M1 20L-18 4M1 18L20 2M1-2L-14-18M1-4L18-20", lighter(colour, 0.5), 3, 0.8)

/** A head in its leaves. */
const lettuce: Motif = (colour = "#8fbf58") =>
  placed(ruffled(darker(colour, 0.22)), -22, 4, 0.78, -42) +
  placed(ruffled(darker(colour, 0.18)), 22, 4, 0.78, 42) +
  placed(ruffled(darker(colour, 0.1)), 0, -10, 0.84) +
  solid(
    "M-32 14C-36-14-14-28 2-26C22-28 36-10 32 14C30 36 14 44 0 44C-16 44-30 36-32 14z",
    lighter(colour, 0.12),
    line("M0 42C-2 20 2 0-4-20M-2 24C-14 14-22 2-24-10M-1 22C12 12 20 2 24-10", lighter(colour, 0.55), 2.6, 0.8) +
      flat("M-31 10C-24-4-10-2-2-14C8-2 22-6 32 10C30 2 24-18 2-24C-18-22-28-8-31 10z", lighter(colour, 0.3), 0.8)
  )

const romaine: Motif = (colour = "#6fa548") =>
  [
    [-20, -20],
    [20, 20],
    [-10, -8],
    [10, 8]
  ]
    .map(([x = 0, turn = 0], index) =>
      placed(
        solid(
          "M0 46C-16 30-26 2-22-20C-20-40-8-48 0-46C8-48 20-40 22-20C26 2 16 30 0 46z",
          index < 2 ? darker(colour, 0.18) : colour
        ) + line("M0 44V-30M0 20L-12 4M0 20L12 4M0-4L-12-18M0-4L12-18", "#e2efc4", 3.4, 0.85),
        x,
        0,
        0.92,
        turn
      )
    )
    .join("")

const spinach: Motif = (colour = "#4d8b3c") =>
  [
    [-20, 8, -120],
    [20, 8, -60],
    [0, 12, -90],
    [-10, 18, -150],
    [12, 20, -30]
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        line(`M${x * 0.2} 42Q${x * 0.5} 30 ${x} ${y}`, lighter(colour, 0.3), 3) + leaf(x, y, 46, turn, colour, 0.46)
    )
    .join("")

const rocketLeaf = (colour: string): string =>
  solid(
    "M-2 46L2 46L3 24C14 24 16 14 4 12C20 12 22-2 6-2C22-4 22-20 8-20C14-34 6-46 0-48C-6-46-14-34-8-20C-22-20-22-4-6-2C-22-2-20 12-4 12C-16 14-14 24-3 24z",
    colour
  ) + line("M0 40V-36", lighter(colour, 0.4), 2)

const rocket: Motif = (colour = "#4f8f3a") =>
  [
    [-24, -26],
    [24, 26],
    [-10, -8],
    [12, 10]
  ]
    .map(([x = 0, turn = 0], index) =>
      placed(rocketLeaf(index % 2 === 0 ? colour : lighter(colour, 0.1)), x, 0, 0.9, turn)
    )
    .join("")

const lambsLettuce: Motif = (colour = "#5f9a48") =>
  ringPoints(0, 0, 7, 10, 9)
    .map(([x, y]) => {
      const turn = (Math.atan2(y, x) / Math.PI) * 180
      return placed(
        solid("M0-7C14-16 36-14 38 0C36 14 14 16 0 7z", colour) + line("M2 0H30", lighter(colour, 0.4), 2),
        x * 0.3,
        y * 0.3,
        1,
        turn
      )
    })
    .join("") + dot(0, 0, 6, lighter(colour, 0.3))

const mixedLeaves: Motif = () =>
  placed(ruffled("#7fae4a"), -14, -10, 0.66, -24) +
  placed(
    solid("M0 40C-16 30-20 4-14-20C-8-34 8-34 14-20C20 4 16 30 0 40z", "#7a2f45") +
      line("M0 38V-22M0 16L-9 4M0 16L9 4", "#c98a95", 2.6),
    18,
    -8,
    0.86,
    26
  ) +
  placed(rocketLeaf("#4f8f3a"), -22, 14, 0.62, -64) +
  placed(
    solid("M0 40C-18 26-20 0-12-20C-6-30 6-30 12-20C20 0 18 26 0 40z", "#5c9742") + line("M0 38V-20", "#b6d28a", 2.6),
    8,
    16,
    0.74,
    8
  )

const kale: Motif = (colour = "#3f7340") =>
  placed(ruffled(darker(colour, 0.1)), -18, 2, 0.82, -24) +
  placed(ruffled(darker(colour, 0.1)), 18, 2, 0.82, 24) +
  placed(ruffled(colour), 0, 0, 0.95)

const cabbage: Motif = (colour = "#b9cf86") =>
  solid("M-44 14C-52-10-30-40-2-40C30-42 50-14 44 14C40 34 22 42 0 42C-22 42-40 34-44 14z", darker(colour, 0.14)) +
  solid(
    "M-34 14C-40-14-18-36 2-36C26-36 40-14 35 14C32 34 16 42 0 42C-18 42-31 34-34 14z",
    colour,
    line(
      "M0 42C-4 14 2-10-6-32M-2 24C-16 16-26 2-28-12M-1 22C14 14 26 2 29-12M-2 4C-10-4-16-14-16-26M0 4C10-4 17-14 18-26",
      lighter(colour, 0.55),
      2.6,
      0.9
    )
  )

const savoy: Motif = (colour = "#5f9152") =>
  placed(ruffled(darker(colour, 0.2)), -20, 8, 0.78, -60) +
  placed(ruffled(darker(colour, 0.2)), 20, 8, 0.78, 60) +
  cabbage(colour)

const pointedCabbage: Motif = (colour = "#a5c66f") =>
  solid(
    "M0-48C16-30 36-10 34 16C32 36 18 45 0 45C-18 45-32 36-34 16C-36-10-16-30 0-48z",
    colour,
    line(
      "M0 44C-4 14 2-16-2-40M-1 26C-16 14-24 4-26-6M0 24C14 14 24 2 26-8M-1 4C-8-6-12-14-12-22M0 4C8-6 12-14 12-22",
      lighter(colour, 0.5),
      2.6,
      0.9
    ) + flat("M-34 16C-30-8-18-18-14-28C-22-14-36-2-34 16z", darker(colour, 0.2), 0.7)
  )

const chineseCabbage: Motif = () =>
  solid(
    "M0-48C22-46 32-26 30-4C28 20 26 44 0 46C-26 44-28 20-30-4C-32-26-22-46 0-48z",
    "#cfe09a",
    flat("M-16 46C-14 20-6-6 0-14C6-6 14 20 16 46z", "#f4f4e2") +
      line("M0 44C0 20-2-10 0-40M-8 44C-14 20-20-6-20-24M8 44C14 20 20-6 20-24", "#f4f6e4", 3, 0.9) +
      line("M-26-14q6-8 2-16M26-14q-6-8-2-16M-10-24q6-8 2-18M10-24q-6-8-2-18", "#9dbb62", 2)
  )

const sprout = (colour: string): string =>
  ball(
    0,
    0,
    19,
    19,
    colour,
    line("M0 18C-3 6 2-6-4-16M-2 10C-10 4-14-2-14-8M0 9C8 4 13-2 14-8", lighter(colour, 0.5), 1.8, 0.9)
  )

const brusselsSprouts: Motif = (colour = "#86ad50") =>
  [
    [-22, -14],
    [20, -18],
    [0, 4],
    [-24, 24],
    [24, 20]
  ]
    .map(([x = 0, y = 0], index) =>
      placed(sprout(index % 2 === 0 ? colour : lighter(colour, 0.08)), x, y, 1.08, index * 20)
    )
    .join("")

const pakChoi: Motif = () =>
  [
    [-20, -22],
    [20, 22],
    [0, 0]
  ]
    .map(([x = 0, turn = 0]) =>
      placed(
        solid("M0-48C18-44 24-22 14-6H-14C-24-22-18-44 0-48z", "#4f8f45") +
          solid("M-13-8C-6-14 6-14 13-8C12 14 20 36 8 46H-8C-20 36-12 14-13-8z", "#eef2e2") +
          line("M0 40V-36", "#dfead0", 3),
        x,
        0,
        0.95,
        turn
      )
    )
    .join("")

const floret = (x: number, y: number, r: number, colour: string): string =>
  ball(
    x,
    y,
    r,
    r * 0.9,
    colour,
    ringPoints(x, y, 6, r * 0.55)
      .map(([px, py], index) => dot(px, py, r * 0.2, index % 2 === 0 ? lighter(colour, 0.14) : darker(colour, 0.1)))
      .join("")
  )

const broccoli: Motif = (colour = "#467a38") =>
  solid(
    "M-10 46C-8 26-22 12-30 2H30C22 12 8 26 10 46C6 50-6 50-10 46z",
    "#a3c072",
    line("M-4 40L-10 12M4 40L10 12", "#7fa054", 2.4)
  ) +
  [
    [-30, 0, 16],
    [30, 0, 16],
    [-22, -20, 18],
    [22, -20, 18],
    [0, -30, 19],
    [-9, -4, 17],
    [12, -4, 17]
  ]
    .map(([x = 0, y = 0, r = 0]) => floret(x, y, r, colour))
    .join("")

const cauliflower: Motif = (colour = "#f4eedb") =>
  [-170, -145, -35, -10, 155, 25, 128, 52, 90]
    .map((turn) => leaf(0, 6, turn > 60 && turn < 120 ? 40 : 46, turn, "#86b05c", 0.42))
    .join("") +
  [
    [-26, 8, 15],
    [26, 8, 15],
    [-22, -12, 17],
    [22, -12, 17],
    [0, -22, 18],
    [0, 0, 18],
    [-10, 18, 14],
    [12, 18, 14]
  ]
    .map(([x = 0, y = 0, r = 0]) => floret(x, y, r, colour))
    .join("")

const riced: Motif = (colour = "#f4eedb") =>
  Array.from({ length: 34 }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index) * 7
    return dot(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.8 + 6,
      5 + (index % 3),
      index % 4 === 0 ? darker(colour, 0.12) : index % 3 === 0 ? "#ffffff" : colour
    )
  })
    .toReversed()
    .join("")

const beanSprouts: Motif = () =>
  [
    [-20, -10, -30],
    [12, -20, 20],
    [-6, 6, 60],
    [18, 14, -20],
    [-18, 26, 10]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        line("M-22 8C-10-10 10 10 24-6", "#e8e2cc", 6) +
          line("M-22 7C-10-11 10 9 24-7", "#fbf8ea", 3.6) +
          oval(26, -8, 6, 4.5, "#d9c05a", -30),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const herb: Motif = (colour = "#4c8f3d") =>
  line("M0 48C2 20 0 0 0-30", darker(colour, 0.15), 3.4) +
  [
    [26, -30, 26],
    [26, -150, 26],
    [6, -34, 28],
    [6, -146, 28],
    [-14, -40, 24],
    [-14, -140, 24],
    [-28, -90, 20]
  ]
    .map(([y = 0, turn = 0, length = 0]) => leaf(0, y, length * 1.25, turn, colour, 0.4))
    .join("")

const parsley: Motif = (colour = "#4a8f3f") =>
  line("M0 48C0 30 0 16 0 2M0 30C-10 16-18 8-24 0M0 30C10 16 18 8 24 0", darker(colour, 0.15), 3.2) +
  [
    [-24, -4],
    [24, -4],
    [0, -18]
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        solid(
          "M0 14C-8 14-10 8-8 4C-18 6-22-2-16-8C-22-14-14-22-8-18C-8-26 8-26 8-18C14-22 22-14 16-8C22-2 18 6 8 4C10 8 8 14 0 14z",
          colour
        ) + line("M0 12V-12M0 2L-9-6M0 2L9-6", lighter(colour, 0.4), 1.6),
        x,
        y,
        1.05
      )
    )
    .join("")

const dill: Motif = (colour = "#5a9a45") => {
  const fronds = [-34, -22, -10, 2, 14]
    .map((y, index) => {
      const reach = 14 + index * 5
      return `M0 ${y + 10}L${-reach} ${y - 6}M0 ${y + 10}L${reach} ${y - 6}M${short(-reach * 0.5)} ${y + 2}l-4-10M${short(reach * 0.5)} ${y + 2}l4-10M${short(-reach * 0.8)} ${y - 3}l-6-4M${short(reach * 0.8)} ${y - 3}l6-4`
    })
    .join("")
  return line(`M0 48V-46${fronds}`, darker(colour, 0.12), 2.6) + line(fronds, lighter(colour, 0.15), 1.4)
}

const lemongrass: Motif = () =>
  [-12, 0, 12]
    .map((x, index) =>
      placed(
        line("M0 46V-20", "#e8e4b8", 9) +
          line("M0 0V-46M0-20l-8-26M0-20l7-26", "#8fae52", 5) +
          line("M-2 44V-18", "#c9c48a", 1.6),
        x,
        0,
        1,
        index * 8 - 8
      )
    )
    .join("")

export const greenMotifs: Readonly<Record<string, Motif>> = {
  "bean-sprouts": beanSprouts,
  broccoli,
  "brussels-sprouts": brusselsSprouts,
  cabbage,
  cauliflower,
  "chinese-cabbage": chineseCabbage,
  dill,
  herb,
  kale,
  "lambs-lettuce": lambsLettuce,
  lemongrass,
  lettuce,
  "mixed-leaves": mixedLeaves,
  "pak-choi": pakChoi,
  parsley,
  "pointed-cabbage": pointedCabbage,
  riced,
  rocket,
  romaine,
  savoy,
  spinach
}
