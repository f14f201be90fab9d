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

const chocolate: Motif = (colour = "#5f3520") =>
  `<g transform="rotate(-14)">${flatShape("M-34-36h68v72h-68z", darker(colour, 0.4))}${[0, 1, 2].flatMap((row) => [0, 1].map((column) => transformed(shadedShape("M-15-10h30v20h-30z", colour) + line("M-10-5h20v10h-20z", lighter(colour, 0.18), 1.6), -16 + column * 33, -24 + row * 24))).join("")}</g>`

const pralines: Motif = (colour = "#5a3220") =>
  [
    [-20, -14],
    [20, -14],
    [0, 16]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedShape(
          "M-20 10C-22-12-10-20 0-20C10-20 22-12 20 10C10 18-10 18-20 10z",
          index === 1 ? "#ead9b8" : index === 2 ? lighter(colour, 0.2) : colour
        ) + line("M-12-6C-4-14 4 2 12-6", index === 1 ? colour : "#ead9b8", 2.6),
        x,
        y
      )
    )
    .join("")

const caramel: Motif = (colour = "#b9782f") =>
  [
    [-16, -10, -14],
    [18, 2, 12],
    [-8, 22, 4]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        flatShape("M-20-6L-6-16L22-10L8 2z", lighter(colour, 0.35)) +
          flatShape("M-20-6L8 2V18L-20 10z", colour) +
          flatShape("M8 2L22-10V6L8 18z", darker(colour, 0.22)),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const coconutPuff: Motif = (colour = "#3f2416") =>
  shadedShape("M-36 26C-40-12-20-36 0-36C20-36 40-12 36 26z", colour) +
  flatShape("M-40 26H40C42 36 34 38 0 38C-34 38-42 36-40 26z", "#dba95a") +
  ringPoints(0, -2, 10, 20, 20)
    .concat(ringPoints(0, -8, 5, 9))
    .map(([x, y], index) => ellipse(x, y, 3, 1.6, "#fbf7ee", index * 45))
    .join("")

const bar: Motif = (colour = "#6b3d22") =>
  `<g transform="rotate(-22)">${flatShape("M-42-10h76v26h-76z", darker(colour, 0.4))}${shadedShape("M-44-16C-44-20 32-20 34-16V12H-44z", colour, line("M-36-16q6 8 12 0t12 0t12 0t12 0t12 0", darker(colour, 0.25), 2.4))}${flatShape("M34-16C30-10 36-6 32 0C36 4 32 8 34 12L42 10V-14z", "#e0b56c")}${[
    [37, -8],
    [36, 2]
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4, "#8a5428"))
    .join("")}</g>`

const goldBall: Motif = (colour = "#d3a63c") =>
  [
    [-19, -12],
    [19, -12],
    [0, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        flatShape(`M${x - 22} ${y + 12}l6 10h32l6-10z`, "#5a3220") +
        shadedEllipse(
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

export const chocolatesMotifs: Readonly<Record<string, Motif>> = {
  caramel,
  chocolate,
  "chocolate-bar": bar,
  "coconut-puff": coconutPuff,
  "gold-ball": goldBall,
  pralines
}
