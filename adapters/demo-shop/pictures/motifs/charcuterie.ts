import { darker, lighter } from "../colour.ts"
import { circle, flatShape, line, ellipse, transformed, ringPoints, shadedShape, type Motif } from "./draw.ts"

const rasher = (y: number, rotation: number): string =>
  transformed(
    line("M-42 0C-28-10-14-8 0 0C14 8 28 10 42 0", "#a63a34", 17) +
      line("M-42-3C-28-13-14-11 0-3C14 5 28 7 42-3", "#f5d9cc", 4.4) +
      line("M-42 4C-28-6-14-4 0 4C14 12 28 14 42 4", "#e58f85", 3.4),
    0,
    y,
    1,
    rotation
  )

const bacon: Motif = () => rasher(-24, -4) + rasher(0, 2) + rasher(24, -2)

const oneSausage = (colour: string): string =>
  line("M-40 4C-30 14 30 14 40 4", darker(colour, 0.25), 21) +
  line("M-40 2C-30 12 30 12 40 2", colour, 19) +
  line("M-34-2C-22 6 22 6 32-2", lighter(colour, 0.45), 4, 0.8) +
  line("M-50-2l6 4M50-2l-6 4", darker(colour, 0.3), 4)

const sausages: Motif = (colour = "#b8542f") =>
  transformed(oneSausage(colour), 0, -24, 0.9, -6) +
  transformed(oneSausage(colour), 0, -2, 0.9, 2) +
  transformed(oneSausage(colour), 0, 20, 0.9, -2)

/** A falukorv: a thick sausage bent to a ring, with clipped ends. */
const sausageRing: Motif = (colour = "#c2532f") => {
  const curve = "M-10-30C-40-28-42 30-4 32C40 34 42-26 12-31"
  return (
    line(curve, darker(colour, 0.35), 26) +
    line("M-10-31C-40-29-42 29-4 31C40 33 42-27 12-32", colour, 23) +
    line("M-14-38C-40-30-44 10-30 26M24-32C34-26 38-10 36 2", lighter(colour, 0.5), 4, 0.75) +
    line("M-8-34L2-44M10-35L6-44", darker(colour, 0.3), 5) +
    circle(-1, -43, 3.4, "#c9ced2") +
    circle(7, -44, 3.4, "#c9ced2")
  )
}

const salami: Motif = (colour = "#a8352e") =>
  [
    [-16, -14],
    [18, -4],
    [-6, 18]
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x + 2, y + 3, 28, 27, darker(colour, 0.45)) +
        ellipse(x, y, 28, 27, darker(colour, 0.2)) +
        ellipse(x, y, 25, 24, colour) +
        ringPoints(x, y, 7, 17, 16)
          .concat(ringPoints(x, y, 4, 8))
          .map(([px, py]) => circle(px, py, 2.4, "#f0cfc0"))
          .join("")
    )
    .join("")

const coldCuts: Motif = (colour = "#eaa49c") =>
  [
    [-18, -12, -20],
    [14, -10, 24],
    [-2, 14, 4]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        flatShape("M-30-6C-30-26 30-28 30-4C32 18 8 28-4 26C-22 24-30 10-30-6z", darker(colour, 0.3)) +
          transformed(
            shadedShape("M-30-6C-30-26 30-28 30-4C32 18 8 28-4 26C-22 24-30 10-30-6z", lighter(colour, 0.5)) +
              transformed(flatShape("M-30-6C-30-26 30-28 30-4C32 18 8 28-4 26C-22 24-30 10-30-6z", colour), 0, 0, 0.9) +
              line("M-18-8C-6-14 8-12 18-4", lighter(colour, 0.4), 2.4, 0.8),
            0,
            -2.5
          ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

export const charcuterieMotifs: Readonly<Record<string, Motif>> = {
  bacon,
  "cold-cuts": coldCuts,
  salami,
  "sausage-ring": sausageRing,
  sausages
}
