import { darker, lighter } from "../colour.ts"
import { shadedEllipse, flatShape, leaf, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const carrotBody = (colour: string): string =>
  shadedShape(
    "M-15-30C-8-38 8-38 15-30C18-12 8 26 0 48C-8 26-18-12-15-30z",
    colour,
    line("M-14-20h8M2-12h10M-11 0h7M0 12h7M-7 22h5", darker(colour, 0.22), 1.8, 0.8)
  )

const carrotLeaves = (colour: string): string =>
  line("M0-32C-4-40-8-44-14-49M0-32C0-40 0-44 1-50M0-32C4-40 8-44 15-48", colour, 3.4)

const carrot: Motif = (colour = "#ea7a24") =>
  transformed(carrotBody(colour) + carrotLeaves("#5f9a45"), -18, 2, 0.95, 20) +
  transformed(carrotBody(colour) + carrotLeaves("#5f9a45"), 16, 0, 0.95, -18) +
  transformed(carrotBody(lighter(colour, 0.06)) + carrotLeaves("#5f9a45"), 0, 2, 1, 2)

/** A bunch of roots with their leaves. */
const bunch: Motif = (colour = "#ea7a24") =>
  [-110, -92, -74, -128, -56].map((rotation) => leaf(0, -8, 42, rotation, "#5a9445", 0.2)).join("") +
  [
    [-16, 22],
    [16, -22],
    [-8, 10],
    [8, -10],
    [0, 0]
  ]
    .map(([x = 0, rotation = 0]) => transformed(carrotBody(colour), x, 14, 0.74, rotation))
    .join("") +
  line("M-15-6h30", "#c9a25a", 5)

const parsnip: Motif = () =>
  transformed(carrotBody("#ead9ac"), -14, 2, 1, 14) + transformed(carrotBody("#f0e2bd"), 14, 2, 1, -10)

const knobs = (colour: string): string =>
  [
    [-22, -8],
    [-8, 16],
    [14, -14],
    [24, 12],
    [2, -2],
    [-26, 20],
    [8, 30]
  ]
    .map(([x = 0, y = 0], index) => ellipse(x, y, 4 + (index % 3), 2.6, darker(colour, 0.22), index * 30, 0.7))
    .join("")

const celeriac: Motif = (colour = "#d8c69c") =>
  [-120, -90, -60].map((rotation) => leaf(0, -30, 18, rotation, "#7f9f55", 0.3)).join("") +
  shadedShape(
    "M-30-26C-10-40 20-38 34-22C48-4 42 26 24 38C8 48-18 46-32 32C-48 14-48-12-30-26z",
    colour,
    knobs(colour)
  ) +
  line("M-18 38C-24 42-26 46-24 50M0 42C-2 46 0 48 2 50M16 40C22 44 24 48 22 50", darker(colour, 0.25), 3)

const swede: Motif = () =>
  shadedEllipse(
    0,
    4,
    42,
    41,
    "#e6cf96",
    flatShape("M-41 2C-40-24-22-37 0-37C22-37 40-24 41 2C24-8-24-8-41 2z", "#7d4a68")
  ) +
  flatShape("M-10-36h20l3-8h-26z", "#9a8a5a") +
  line("M0 44C0 47-2 49-4 50", "#c7ab6a", 4)

const beetroot: Motif = (colour = "#7a1f45") =>
  line("M-4-28C-8-40-12-44-16-48M0-28C0-40 2-46 4-49M4-28C10-38 14-42 20-46", lighter(colour, 0.2), 5) +
  leaf(-12, -38, 20, -140, "#4f7f3f", 0.4) +
  leaf(16, -38, 20, -40, "#4f7f3f", 0.4) +
  shadedShape(
    "M0-30C24-32 40-16 40 4C40 24 22 36 8 40C3 42 2 46 0 50C-2 46-3 42-8 40C-22 36-40 24-40 4C-40-16-24-32 0-30z",
    colour,
    line("M-32-6C-12-12 12-12 32-6M-36 10C-14 4 14 4 36 10", lighter(colour, 0.2), 1.6, 0.5)
  )

const beetrootSlice: Motif = (colour = "#8c1f4a") =>
  shadedEllipse(0, 0, 42, 40, darker(colour, 0.15)) +
  ellipse(0, 0, 37, 35, colour) +
  [28, 19, 10]
    .map((r) => `<circle r="${r}" fill="none" stroke="${lighter(colour, 0.3)}" stroke-width="2.4" opacity=".7"/>`)
    .join("")

const radish: Motif = (colour = "#cf2b52") =>
  [
    [-20, 4, -12],
    [20, 4, 12],
    [0, 16, 0]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        [-115, -90, -65].map((angle) => leaf(0, -16, 34, angle, "#5f9a45", 0.3)).join("") +
          shadedEllipse(0, 0, 18, 18, colour) +
          flatShape("M-8 15C-4 17 4 17 8 15L1 30z", "#fbeff0"),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const horseradish: Motif = () =>
  shadedShape(
    "M-46 10C-40-4-10-8 10-14C26-20 38-24 46-16C50-8 40 0 26 4C6 10-30 26-42 24C-48 22-50 16-46 10z",
    "#dcc9a0",
    line("M-30 6l4 10M-6-4l4 12M18-14l5 10", "#b49a68", 2)
  ) + ellipse(44, -12, 6, 8, "#f6efdc", 20)

const ginger: Motif = (colour = "#d0a565") =>
  shadedShape(
    "M-40 10C-48-4-36-18-24-14C-20-30-2-34 4-20C12-36 34-36 36-18C48-18 50 0 38 6C40 22 22 30 12 20C4 36-18 36-22 22C-30 28-40 22-40 10z",
    colour,
    line("M-26-10q6 8 2 18M4-14q6 10 0 22M30-10q2 8-4 14M-16 24q4-8 12-8", darker(colour, 0.3), 1.8, 0.7)
  ) +
  ellipse(38, -6, 7, 9, lighter(colour, 0.55), -10) +
  ellipse(-38, 2, 6, 8, lighter(colour, 0.55), 10)

export const rootsMotifs: Readonly<Record<string, Motif>> = {
  beetroot,
  "beetroot-slice": beetrootSlice,
  bunch,
  carrot,
  celeriac,
  ginger,
  horseradish,
  parsnip,
  radish,
  swede
}
