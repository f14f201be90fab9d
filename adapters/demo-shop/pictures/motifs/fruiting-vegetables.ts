import { darker, lighter } from "../colour.ts"
import { shadedEllipse, calyx, circle, flatShape, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const tomato: Motif = (colour = "#d0311f") => shadedEllipse(0, 5, 44, 39, colour) + calyx(0, -25, 24)

const plumTomato: Motif = (colour = "#cf3322") =>
  transformed(shadedEllipse(0, 4, 22, 34, colour) + calyx(0, -26, 14), -20, 0, 1, -14) +
  transformed(shadedEllipse(0, 4, 22, 34, colour) + calyx(0, -26, 14), 20, 2, 1, 12)

/** Tomatoes on their vine. */
const vineTomatoes: Motif = (colour = "#d0311f") =>
  [
    [-26, 22],
    [26, 20],
    [-27, -16],
    [25, -18]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 23, 21, colour) + calyx(x * 0.72, y - 12, 12))
    .join("") + line("M0-48C-4-24 2 0-2 34M-1-26l-17 0M0-26l16-2M0 8l-18 2M0 6l18 2", "#4a8038", 4.4)

const beefTomato: Motif = (colour = "#c63a25") =>
  shadedShape(
    "M0-26C16-42 46-28 46 6C46 32 28 44 0 44C-28 44-46 32-46 6C-46-28-16-42 0-26z",
    colour,
    line("M-14-26C-24-8-24 20-14 40M14-26C24-8 24 20 14 40", darker(colour, 0.22), 2.4, 0.5)
  ) + calyx(0, -24, 22)

const cucumber: Motif = (colour = "#3f7f35") =>
  `<g transform="rotate(-38)">${shadedShape("M-46-10C-52 10-44 16-30 15C-10 12 12 12 32 14C46 15 52 4 46-8C42-14 34-14 24-13C6-12-14-13-30-15C-38-16-44-16-46-10z", colour, line("M-38-4C-12-2 14-2 40-4M-38 6C-12 6 14 6 40 6", lighter(colour, 0.22), 2.2, 0.7))}${flatShape("M46-6l5 2v5l-5 2z", "#6f8f4a")}</g>` +
  shadedEllipse(20, 28, 17, 17, darker(colour, 0.1)) +
  ellipse(20, 28, 14.5, 14.5, "#d6e6a4") +
  ellipse(20, 28, 9, 9, "#e8f0c4") +
  [
    [16, 25],
    [24, 25],
    [16, 31],
    [24, 31],
    [20, 23],
    [20, 33]
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 1.3, 2, "#a9bf70"))
    .join("")

const zucchini: Motif = (colour = "#47773a") =>
  [-14, 12]
    .map(
      (offset) =>
        `<g transform="translate(0 ${offset}) rotate(-32)">${shadedShape("M-40-9C-46 6-42 12-30 12C-10 10 12 13 32 13C48 13 50-10 36-12C14-13-14-10-28-11C-34-12-38-12-40-9z", colour, line("M-34-2C-10-1 14-3 42-2M-34 5C-10 5 14 6 42 5", lighter(colour, 0.3), 1.6, 0.7))}${flatShape("M-38-7l-10 1v8l10 1z", "#8a9a5a")}</g>`
    )
    .join("")

const gherkins: Motif = (colour = "#7b8f3c") =>
  [
    [-18, -22, -20],
    [16, -8, 14],
    [-4, 20, -8]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape(
          "M-30-4C-32-14-18-15 0-12C16-15 32-12 30 2C28 13 14 13 0 11C-16 14-30 10-30-4z",
          colour,
          [
            [-18, -4],
            [-6, 4],
            [6, -5],
            [18, 2]
          ]
            .map(([px = 0, py = 0]) => circle(px, py, 1.8, lighter(colour, 0.4)))
            .join("")
        ),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const pepper: Motif = (colour = "#cc2b22") =>
  shadedShape(
    "M0-26C10-34 28-33 36-22C46-8 40 28 28 42C22 47 14 45 10 40C6 45-6 45-10 40C-14 45-22 47-28 42C-40 28-46-8-36-22C-28-33-10-34 0-26z",
    colour,
    line("M-12-26C-20-4-18 22-11 38M12-26C20-4 18 22 11 38", darker(colour, 0.3), 3, 0.5)
  ) +
  line("M-26-16C-32 0-30 16-26 26", lighter(colour, 0.6), 4, 0.6) +
  flatShape("M-14-25C-6-32 6-32 14-25C6-20-6-20-14-25z", "#5b8f3a") +
  line("M0-27C0-36 3-42 9-46", "#4f8036", 7)

/** Peppers in three colours. */
const mixedPeppers: Motif = () =>
  transformed(pepper("#e3b020"), -22, -12, 0.62) +
  transformed(pepper("#dd7a22"), 24, -10, 0.62) +
  transformed(pepper("#c92a22"), 0, 16, 0.66)

const pointedPepper: Motif = (colour = "#c92a22") =>
  [
    [-10, -4, 10],
    [14, 4, -6]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-14-34C-4-40 8-40 14-34C24-16 12 26-2 46C-12 28-22-14-14-34z", colour) +
          line("M-8-28C-12-10-8 14-3 30", lighter(colour, 0.5), 2.6, 0.6) +
          line("M0-37C1-42 2-45 5-48", "#4f8036", 6),
        x,
        y,
        0.95,
        rotation
      )
    )
    .join("")

const chili: Motif = (colour = "#cd2a1e") =>
  [
    [-8, -4, -10],
    [12, 6, 18]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-10-30C-4-36 6-36 10-30C14-8 8 18-18 42C-22 44-23 40-21 37C-6 14-14-12-10-30z", colour) +
          line("M-4-24C-4-6-4 8-12 24", lighter(colour, 0.55), 2.4, 0.7) +
          flatShape("M-11-29C-6-37 6-37 11-29C5-25-5-25-11-29z", "#4f8036") +
          line("M0-34C1-40 3-44 8-46", "#4f8036", 5),
        x,
        y,
        0.95,
        rotation
      )
    )
    .join("")

/** A short, lantern-shaped chili pepper. */
const habanero: Motif = (colour = "#e8791f") =>
  [
    [-18, -8, -8],
    [18, -4, 10],
    [0, 20, 2]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      transformed(
        shadedShape("M-18-16C-8-24 8-24 18-16C28-2 14 8 8 26C4 32-4 32-6 26C-12 10-28 0-18-16z", colour) +
          line("M0-20C0-26 2-28 5-30", "#4f8036", 5),
        x,
        y,
        1,
        rotation
      )
    )
    .join("")

const aubergine: Motif = (colour = "#4c2452") =>
  `<g transform="rotate(28)">${shadedShape("M0-30C10-30 14-18 18-6C24 8 30 16 30 26C30 42 16 49 0 49C-16 49-30 42-30 26C-30 16-24 8-18-6C-14-18-10-30 0-30z", colour)}${line("M-14 2C-20 14-22 22-20 30", lighter(colour, 0.6), 4, 0.6)}${flatShape("M-14-22C-12-34-6-38 0-38C6-38 12-34 14-22L7-27L3-18L-2-27L-8-18z", "#6f8f4a")}${line("M0-36C0-42 2-46 6-49", "#6f8f4a", 6)}</g>`

const butternut: Motif = (colour = "#dfae6b") =>
  shadedShape(
    "M0-42C12-42 16-32 17-18C18-4 32 4 32 22C32 40 18 47 0 47C-18 47-32 40-32 22C-32 4-18-4-17-18C-16-32-12-42 0-42z",
    colour
  ) + flatShape("M-6-40L-4-49h8l2 9z", "#8a7a4a")

const pumpkin: Motif = (colour = "#e0702a") =>
  shadedShape(
    "M0-24C12-34 46-28 46 8C46 36 22 44 0 42C-22 44-46 36-46 8C-46-28-12-34 0-24z",
    colour,
    line(
      "M0-22C-16 0-16 26 0 40M0-22C16 0 16 26 0 40M-18-27C-38-6-36 26-20 40M18-27C38-6 36 26 20 40",
      darker(colour, 0.25),
      2.6,
      0.6
    )
  ) + flatShape("M-6-22C-6-34-10-38-8-44L4-46C4-38 6-30 8-22z", "#7f7a45")

export const fruitingVegetablesMotifs: Readonly<Record<string, Motif>> = {
  aubergine,
  "beef-tomato": beefTomato,
  butternut,
  chili,
  cucumber,
  gherkins,
  habanero,
  "mixed-peppers": mixedPeppers,
  pepper,
  "plum-tomato": plumTomato,
  "pointed-pepper": pointedPepper,
  pumpkin,
  tomato,
  "vine-tomatoes": vineTomatoes,
  zucchini
}
