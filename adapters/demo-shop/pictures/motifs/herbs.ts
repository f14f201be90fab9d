import { darker, lighter } from "../colour.ts"
import { leaf, line, ellipse, transformed, formatNumber, shadedShape, type Motif } from "./draw.ts"

const beanSprouts: Motif = () =>
  [
    [-20, -10, -30],
    [12, -20, 20],
    [-6, 6, 60],
    [18, 14, -20],
    [-18, 26, 10]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        line("M-22 8C-10-10 10 10 24-6", "#e8e2cc", 6) +
          line("M-22 7C-10-11 10 9 24-7", "#fbf8ea", 3.6) +
          ellipse(26, -8, 6, 4.5, "#d9c05a", -30),
        x,
        y,
        1,
        rotation
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
    .map(([y = 0, rotation = 0, length = 0]) => leaf(0, y, length * 1.25, rotation, colour, 0.4))
    .join("")

const parsley: Motif = (colour = "#4a8f3f") =>
  line("M0 48C0 30 0 16 0 2M0 30C-10 16-18 8-24 0M0 30C10 16 18 8 24 0", darker(colour, 0.15), 3.2) +
  [
    [-24, -4],
    [24, -4],
    [0, -18]
  ]
    .map(([x = 0, y = 0]) =>
      transformed(
        shadedShape(
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
      return `M0 ${y + 10}L${-reach} ${y - 6}M0 ${y + 10}L${reach} ${y - 6}M${formatNumber(-reach * 0.5)} ${y + 2}l-4-10M${formatNumber(reach * 0.5)} ${y + 2}l4-10M${formatNumber(-reach * 0.8)} ${y - 3}l-6-4M${formatNumber(reach * 0.8)} ${y - 3}l6-4`
    })
    .join("")
  return line(`M0 48V-46${fronds}`, darker(colour, 0.12), 2.6) + line(fronds, lighter(colour, 0.15), 1.4)
}

const lemongrass: Motif = () =>
  [-12, 0, 12]
    .map((x, index) =>
      transformed(
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

export const herbsMotifs: Readonly<Record<string, Motif>> = {
  "bean-sprouts": beanSprouts,
  dill,
  herb,
  lemongrass,
  parsley
}
