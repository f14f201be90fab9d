import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const cappedMushroom = (colour: string, stalkColour: string): string =>
  shadedShape("M-11 8h22C10 22 12 36 15 42C8 47-8 47-15 42C-12 36-10 22-11 8z", stalkColour) +
  flatShape("M-32 8C-20 16 20 16 32 8z", darker(colour, 0.4)) +
  shadedShape("M-38 8C-40-22-20-38 0-38C20-38 40-22 38 8C20 14-20 14-38 8z", colour)

const mushroom: Motif = (colour = "#f1e9dc") =>
  transformed(cappedMushroom(colour, lighter(colour, 0.4)), -18, -10, 0.66, -8) +
  transformed(cappedMushroom(colour, lighter(colour, 0.4)), 22, -6, 0.62, 10) +
  transformed(cappedMushroom(lighter(colour, 0.1), lighter(colour, 0.5)), 0, 14, 0.74)

const mushroomSlices: Motif = (colour = "#e9d8bf") =>
  [
    [-16, -14, -16],
    [18, -6, 12],
    [-4, 16, 4]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        flatShape(
          "M-9 8C-8 20-10 30-8 36H8C10 30 8 20 9 8C26 12 38 6 36-8C34-28 16-38 0-38C-16-38-34-28-36-8C-38 6-26 12-9 8z",
          darker(colour, 0.3)
        ) +
          flatShape(
            "M-7 6C-6 20-7 28-6 33H6C7 28 6 20 7 6C24 9 34 3 32-8C30-25 14-34 0-34C-14-34-30-25-32-8C-34 3-24 9-7 6z",
            colour
          ) +
          line("M-26-2C-18 4-10 2-8-4M26-2C18 4 10 2 8-4", "#a98f76", 3.4),
        x,
        y,
        0.78,
        rotation
      )
    )
    .join("")

const portobello: Motif = () =>
  transformed(shadedShape("M-44 6C-44-18-24-32 0-32C24-32 44-18 44 6C30 18-30 18-44 6z", "#8a6448"), 0, -12, 1) +
  shadedShape("M-44 22C-44 8-22 2 0 2C22 2 44 8 44 22C44 36 22 44 0 44C-22 44-44 36-44 22z", "#a98464") +
  ellipse(0, 22, 37, 17, "#4d382c") +
  line("M0 22L-34 18M0 22L34 18M0 22L-28 30M0 22L28 30M0 22L-12 37M0 22L12 37M0 22L-14 7M0 22L14 7", "#6f5544", 1.8) +
  shadedEllipse(0, 22, 11, 8, "#e8dcc8")

const oneOysterMushroom = (colour: string): string =>
  shadedShape(
    "M-6 34C-10 18-34 12-34-8C-34-28-14-36 4-34C26-32 38-18 34-2C30 14 10 18 8 34z",
    colour,
    line("M0 30C-4 14-14 4-20-6M2 30C2 10 6-4 6-16M5 30C10 14 18 8 24 0", darker(colour, 0.2), 1.8, 0.7)
  )

const oysterMushroom: Motif = (colour = "#cfc3ae") =>
  transformed(oneOysterMushroom(colour), -18, -6, 0.8, -22) +
  transformed(oneOysterMushroom(colour), 22, -8, 0.74, 24) +
  transformed(oneOysterMushroom(lighter(colour, 0.12)), 0, 12, 0.86)

const shiitake: Motif = () =>
  [
    [-20, -8, -12],
    [20, -4, 12],
    [0, 18, 0]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        cappedMushroom("#8a5f3c", "#e9dcc2") +
          [
            [-18, -12],
            [0, -24],
            [18, -12],
            [-4, -6],
            [10, 0]
          ]
            .map(([px = 0, py = 0]) => circle(px, py, 3, "#d9bd92"))
            .join(""),
        x,
        y,
        0.68,
        rotation
      )
    )
    .join("")

const chanterelle: Motif = (colour = "#efa928") =>
  [
    [-20, -6, -14],
    [20, -8, 12],
    [0, 14, 0]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-34-22C-26-36-12-26 0-30C12-26 26-36 34-22C30-4 12 4 10 40C4 46-6 46-10 40C-12 4-30-4-34-22z",
          colour,
          line(
            "M-24-14C-10-4-6 8-5 26M24-14C10-4 6 8 5 26M-8-16C-2-4 0 8 0 26M10-16C4-6 2 6 2 20",
            darker(colour, 0.22),
            2,
            0.7
          )
        ) + ellipse(0, -26, 26, 6, darker(colour, 0.12)),
        x,
        y,
        0.72,
        rotation
      )
    )
    .join("")

const porcini: Motif = () =>
  [
    [-18, -4, -8],
    [20, 4, 10]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-12 0h24C14 18 22 34 16 42C8 49-8 49-16 42C-22 34-14 18-12 0z", "#ecdcbc") +
          shadedShape("M-36 4C-38-22-18-36 0-36C18-36 38-22 36 4C20 12-20 12-36 4z", "#8b5630"),
        x,
        y,
        0.85,
        rotation
      )
    )
    .join("")

export const mushroomsMotifs: Readonly<Record<string, Motif>> = {
  chanterelle,
  mushroom,
  "mushroom-slices": mushroomSlices,
  "oyster-mushroom": oysterMushroom,
  porcini,
  portobello,
  shiitake
}
