import { darker, lighter } from "../colour.ts"
import { circle, flatShape, leaf, line, transformed, ringPoints, shadedShape, type Motif } from "./draw.ts"

/** A ruffled leaf that points up. */
export const ruffledLeaf = (colour: string): string =>
  shadedShape(
    "M0 46C-10 40-18 36-20 26C-34 28-38 12-32 4C-44-2-40-20-28-20C-32-36-14-44-6-36C-2-48 14-46 16-36C28-42 38-28 32-18C44-16 44 2 34 6C40 18 30 30 20 27C18 38 10 42 0 46z",
    colour
  ) + line("M0 42C2 14 0-10 2-30M1 20L-18 4M1 18L20 2M1-2L-14-18M1-4L18-20", lighter(colour, 0.5), 3, 0.8)

/** A head of lettuce. */
const lettuce: Motif = (colour = "#8fbf58") =>
  transformed(ruffledLeaf(darker(colour, 0.22)), -22, 4, 0.78, -42) +
  transformed(ruffledLeaf(darker(colour, 0.18)), 22, 4, 0.78, 42) +
  transformed(ruffledLeaf(darker(colour, 0.1)), 0, -10, 0.84) +
  shadedShape(
    "M-32 14C-36-14-14-28 2-26C22-28 36-10 32 14C30 36 14 44 0 44C-16 44-30 36-32 14z",
    lighter(colour, 0.12),
    line("M0 42C-2 20 2 0-4-20M-2 24C-14 14-22 2-24-10M-1 22C12 12 20 2 24-10", lighter(colour, 0.55), 2.6, 0.8) +
      flatShape("M-31 10C-24-4-10-2-2-14C8-2 22-6 32 10C30 2 24-18 2-24C-18-22-28-8-31 10z", lighter(colour, 0.3), 0.8)
  )

const romaine: Motif = (colour = "#6fa548") =>
  [
    [-20, -20],
    [20, 20],
    [-10, -8],
    [10, 8]
  ]
    .map(([x = 0, rotation = 0], index) =>
      transformed(
        shadedShape(
          "M0 46C-16 30-26 2-22-20C-20-40-8-48 0-46C8-48 20-40 22-20C26 2 16 30 0 46z",
          index < 2 ? darker(colour, 0.18) : colour
        ) + line("M0 44V-30M0 20L-12 4M0 20L12 4M0-4L-12-18M0-4L12-18", "#e2efc4", 3.4, 0.85),
        x,
        0,
        0.92,
        rotation
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
      ([x = 0, y = 0, rotation = 0]) =>
        line(`M${x * 0.2} 42Q${x * 0.5} 30 ${x} ${y}`, lighter(colour, 0.3), 3) + leaf(x, y, 46, rotation, colour, 0.46)
    )
    .join("")

const rocketLeaf = (colour: string): string =>
  shadedShape(
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
    .map(([x = 0, rotation = 0], index) =>
      transformed(rocketLeaf(index % 2 === 0 ? colour : lighter(colour, 0.1)), x, 0, 0.9, rotation)
    )
    .join("")

const lambsLettuce: Motif = (colour = "#5f9a48") =>
  ringPoints(0, 0, 7, 10, 9)
    .map(([x, y]) => {
      const rotation = (Math.atan2(y, x) / Math.PI) * 180
      return transformed(
        shadedShape("M0-7C14-16 36-14 38 0C36 14 14 16 0 7z", colour) + line("M2 0H30", lighter(colour, 0.4), 2),
        x * 0.3,
        y * 0.3,
        1,
        rotation
      )
    })
    .join("") + circle(0, 0, 6, lighter(colour, 0.3))

const mixedLeaves: Motif = () =>
  transformed(ruffledLeaf("#7fae4a"), -14, -10, 0.66, -24) +
  transformed(
    shadedShape("M0 40C-16 30-20 4-14-20C-8-34 8-34 14-20C20 4 16 30 0 40z", "#7a2f45") +
      line("M0 38V-22M0 16L-9 4M0 16L9 4", "#c98a95", 2.6),
    18,
    -8,
    0.86,
    26
  ) +
  transformed(rocketLeaf("#4f8f3a"), -22, 14, 0.62, -64) +
  transformed(
    shadedShape("M0 40C-18 26-20 0-12-20C-6-30 6-30 12-20C20 0 18 26 0 40z", "#5c9742") +
      line("M0 38V-20", "#b6d28a", 2.6),
    8,
    16,
    0.74,
    8
  )

const kale: Motif = (colour = "#3f7340") =>
  transformed(ruffledLeaf(darker(colour, 0.1)), -18, 2, 0.82, -24) +
  transformed(ruffledLeaf(darker(colour, 0.1)), 18, 2, 0.82, 24) +
  transformed(ruffledLeaf(colour), 0, 0, 0.95)

export const saladsMotifs: Readonly<Record<string, Motif>> = {
  kale,
  "lambs-lettuce": lambsLettuce,
  lettuce,
  "mixed-leaves": mixedLeaves,
  rocket,
  romaine,
  spinach
}
