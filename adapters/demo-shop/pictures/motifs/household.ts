import { darker, lighter } from "../colour.ts"
import {
  shadedEllipse,
  circle,
  flatShape,
  leaf,
  line,
  type Motif,
  ellipse,
  transformed,
  ringPoints,
  shadedShape
} from "./draw.ts"

const star = (x: number, y: number, r: number, colour: string): string =>
  transformed(flatShape("M0-10C1-3 3-1 10 0C3 1 1 3 0 10C-1 3-3 1-10 0C-3-1-1-3 0-10z", colour), x, y, r / 10)

const sparkles: Motif = (colour = "#5fa8d8") =>
  star(-10, 6, 34, colour) + star(26, -24, 18, lighter(colour, 0.25)) + star(28, 30, 13, lighter(colour, 0.15))

const cleanPlate: Motif = (colour = "#5fa8d8") =>
  shadedEllipse(-4, 4, 40, 40, "#f4f8fa") +
  `<circle cx="-4" cy="4" r="26" fill="none" stroke="#cfdde4" stroke-width="3"/>` +
  star(26, -24, 20, colour) +
  star(-24, 26, 11, colour)

const shirt: Motif = (colour = "#5f9fd0") =>
  shadedShape("M-14-38C-8-30 8-30 14-38L34-30L47-6L30 4L25-6V42H-25V-6L-30 4L-47-6L-34-30z", colour) +
  line("M-14-37C-8-29 8-29 14-37", lighter(colour, 0.5), 4)

const sponge: Motif = (colour = "#f2c63c") =>
  shadedShape(
    "M-44-4C-44-12-40-14-34-14H34C40-14 44-12 44-4V20C44 26 40 28 34 28H-34C-40 28-44 26-44 20z",
    colour,
    [
      [-28, -2],
      [-10, 4],
      [10, -4],
      [28, 2],
      [-20, 8],
      [20, 8]
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.6, darker(colour, 0.25)))
      .join("") + flatShape("M-44 14H44V30H-44z", "#4f9a5a")
  ) +
  [
    [-24, -26, 11],
    [0, -32, 14],
    [22, -26, 10],
    [8, -16, 8]
  ]
    .map(([x = 0, y = 0, r = 0]) => shadedEllipse(x, y, r, r, "#e6f3fa"))
    .join("")

const bucket: Motif = (colour = "#4f93c4") =>
  line("M-34-14C-34-50 34-50 34-14", "#8a979f", 4) +
  shadedShape("M-38-16H38L28 40C14 45-14 45-28 40z", colour) +
  ellipse(0, -16, 38, 9, darker(colour, 0.35)) +
  [
    [-18, -20, 11],
    [2, -24, 13],
    [20, -19, 9]
  ]
    .map(([x = 0, y = 0, r = 0]) => shadedEllipse(x, y, r, r, "#eef7fb"))
    .join("")

const toilet: Motif = () =>
  shadedShape("M-30-46H30V-12H-30z", "#f6f8f8") +
  shadedShape("M-36-10H36C36 16 22 24 16 26L18 46H-18L-16 26C-22 24-36 16-36-10z", "#fbfcfc") +
  ellipse(0, -10, 37, 10, "#dfe7ea") +
  ellipse(0, -9, 28, 6, "#7fc0dc")

const paperRoll: Motif = (colour = "#fbf9f4") =>
  shadedShape("M-30-26H28C36-26 36 30 28 30H-30z", colour) +
  shadedShape("M-30-2V40H-4V30H-30z", darker(colour, 0.06)) +
  shadedEllipse(-2, -26, 28, 13, lighter(colour, 0.5)) +
  ellipse(-2, -26, 11, 5, "#b98a5c") +
  ellipse(-2, -26, 7, 3, "#6f4d30")

const tissue: Motif = (colour = "#fdfcf9") =>
  shadedShape("M-42 4H42V40H-42z", "#8fb8c9") +
  ellipse(0, 5, 26, 6, "#5f8a9c") +
  shadedShape("M-24 6C-30-20-20-40-8-46C-6-34 2-36 6-44C18-36 28-14 22 6C8 10-10 10-24 6z", colour)

const bin: Motif = (colour = "#3a4248") =>
  shadedShape("M-14-34C-22-42 22-42 14-34C34-20 42 8 38 36C34 46-34 46-38 36C-42 8-34-20-14-34z", colour) +
  line("M-16-33C-6-28 6-28 16-33", lighter(colour, 0.4), 5) +
  line("M-20-10C-26 6-26 20-22 32M16-14C24 0 26 14 24 28", lighter(colour, 0.25), 3, 0.6)

const shoppingBag: Motif = (colour = "#c8a06a") =>
  line("M-16-20C-16-50 16-50 16-20", darker(colour, 0.35), 5) +
  shadedShape("M-34-22H34L38 44H-38z", colour) +
  leaf(0, 26, 34, -90, "#4f8f3a", 0.36)

const snowflake: Motif = (colour = "#7fbfe3") =>
  Array.from(
    { length: 6 },
    (_, index) =>
      `<g transform="rotate(${index * 60})">${line("M0 0V-44M0-20L-11-31M0-20L11-31M0-32L-8-41M0-32L8-41", colour, 5)}</g>`
  ).join("")

const candle: Motif = (colour = "#f4ead2") =>
  shadedShape("M-17-8C-17-13 17-13 17-8V44H-17z", colour) +
  ellipse(0, -9, 17, 4.4, darker(colour, 0.1)) +
  line("M0-9V-17", "#3a2d22", 2.6) +
  flatShape("M0-48C10-36 11-26 0-17C-11-26-10-36 0-48z", "#f4a12c") +
  flatShape("M0-38C5-30 5-24 0-19C-5-24-5-30 0-38z", "#fdf0b4")

const battery: Motif = (colour = "#d0862c") =>
  [-18, 18]
    .map((x) =>
      transformed(
        shadedShape("M-5-42h10v6h-10z", "#c5cdd2") +
          shadedShape("M-14-36H14V-14H-14z", colour) +
          shadedShape("M-14-14H14V42H-14z", "#26292c") +
          line("M-5-25H5M0-30V-20", "#fff", 2.6),
        x,
        0
      )
    )
    .join("")

const bulb: Motif = (colour = "#f6dc7c") =>
  shadedShape("M0-46C26-46 36-24 30-6C26 6 16 10 14 22H-14C-16 10-26 6-30-6C-36-24-26-46 0-46z", colour) +
  flatShape("M-13 24h26v6h-26zM-13 32h26v6h-26zM-8 40h16v5h-16z", "#9aa5ac") +
  line("M-8 20C-8 4-14-2-6-8C0-12 6-4 0 0C-6 4-12-8 8-8C14 0 8 8 8 20", "#d9912c", 2.4)

const fire: Motif = (colour = "#ee7a1f") =>
  shadedShape(
    "M0-48C8-30 34-20 34 10C34 32 18 44 0 44C-18 44-34 32-34 10C-34-6-24-12-22-24C-14-20-12-14-12-8C-4-18-6-34 0-48z",
    colour
  ) + flatShape("M2-14C8-2 20 4 18 22C16 34 8 40 0 40C-10 40-18 34-18 22C-18 10-8 8-8-2C0 0 0-6 2-14z", "#fbcb3c")

const flower: Motif = (colour = "#e07a9a") =>
  ringPoints(0, -2, 6, 21)
    .map(([x, y]) => shadedEllipse(x, y, 16, 16, colour))
    .join("") + shadedEllipse(0, -2, 13, 13, "#f2c63c")

const rose = (colour: string): string =>
  shadedEllipse(0, -14, 21, 20, colour) +
  line("M0-14C6-18 10-8 2-6C-10-6-12-22 0-26C14-28 20-12 12-2C2 6-16 2-18-12", darker(colour, 0.3), 2.6)
const roses: Motif = (colour = "#c2263c") =>
  line("M-20 0L-2 48M20 0L2 48M0 4V48", "#4f8038", 4) +
  leaf(-8, 24, 22, 200) +
  leaf(8, 26, 22, -20) +
  transformed(rose(colour), -22, -2, 0.86) +
  transformed(rose(colour), 22, -2, 0.86) +
  transformed(rose(lighter(colour, 0.1)), 0, -10, 0.96)

const orchid: Motif = (colour = "#e6a6cc") => {
  const bloom =
    ringPoints(0, 0, 5, 12)
      .map(([x, y]) => leaf(x * 0.2, y * 0.2, 22, (Math.atan2(y, x) / Math.PI) * 180, colour, 0.5))
      .join("") + shadedEllipse(0, 3, 5, 5, "#b5357a")
  return (
    line("M4 22C2-10-10-34 20-46", "#5f8f45", 3.4) +
    leaf(2, 22, 34, -160, "#4f8f45", 0.26) +
    leaf(4, 22, 34, -20, "#4f8f45", 0.26) +
    shadedShape("M-16 20H20L15 47H-11z", "#e8e2d6") +
    transformed(bloom, -6, -18, 0.92) +
    transformed(bloom, 8, -38, 0.8, 30) +
    transformed(bloom, 28, -42, 0.66, 50)
  )
}

const pencil: Motif = (colour = "#f0b32c") =>
  `<g transform="rotate(38)">${shadedShape("M-10-36H10V26H-10z", colour, line("M-3-36V26M4-36V26", darker(colour, 0.2), 2))}${flatShape("M-10 26H10L0 47z", "#f0d9b0")}${flatShape("M-3.4 40H3.4L0 47z", "#33302c")}${shadedShape("M-10-46C-10-50 10-50 10-46V-36H-10z", "#e58a90")}</g>`

const socks: Motif = (colour = "#5a6f9a") =>
  [
    [-14, -4],
    [14, 6]
  ]
    .map(([x = 0, y = 0], index) =>
      transformed(
        shadedShape(
          "M-16-38H10V4C14 12 30 14 30 26C30 36 20 36 10 34C-6 32-20 28-18 12z",
          index === 0 ? darker(colour, 0.15) : colour
        ) + flatShape("M-16-38H10V-28H-16z", lighter(colour, 0.4)),
        x - 4,
        y,
        0.92
      )
    )
    .join("")

const car: Motif = (colour = "#3f78b5") =>
  shadedShape("M-46 12C-46-2-40-6-28-8C-20-26-14-28 4-28C22-28 26-18 32-8C44-6 46 0 46 12C46 20-46 20-46 12z", colour) +
  flatShape("M-18-9C-14-20-10-22-1-22V-9zM4-22C15-22 19-17 23-9H4z", "#dcebf2") +
  [-24, 24].map((x) => circle(x, 18, 11, "#2b2d30") + circle(x, 18, 5, "#c5cdd2")).join("")

const lunchbox: Motif = (colour = "#5f9a8a") =>
  shadedShape("M-44-12H44L38 32C20 37-20 37-38 32z", "#e3eef0") +
  shadedShape("M-47-24C-47-28 47-28 47-24V-12C47-8-47-8-47-12z", colour) +
  flatShape("M-12-13h24v10c0 4-24 4-24 0z", darker(colour, 0.2))

const peeler: Motif = (colour = "#4f8f7a") =>
  `<g transform="rotate(32)">${shadedShape("M-8 0H8V44C8 50-8 50-8 44z", colour)}${line("M-14-40C-14-10-8-2-6 2M14-40C14-10 8-2 6 2", "#9aa5ac", 5)}${flatShape("M-16-44h32v8h-32z", "#c9d2d6")}</g>`

const brush: Motif = (colour = "#5fa8c8") =>
  `<g transform="rotate(34)">${line("M0-6V44", colour, 8)}${shadedShape("M-26-22C-26-28 26-28 26-22V-8C20-4-20-4-26-8z", colour)}${[-20, -12, -4, 4, 12, 20].map((x) => line(`M${x}-26V-44`, "#f4efe2", 5)).join("")}</g>`

const glove: Motif = (colour = "#f2b93c") =>
  shadedShape(
    "M-18 46H20C26 30 26 16 24 4L40-14C46-22 36-30 29-22L20-12L20-40C20-48 8-48 8-40L7-18L4-44C3-52-9-51-8-43L-6-16L-14-38C-17-46-28-42-25-34L-16-6C-24 6-24 26-18 46z",
    colour
  ) + line("M-18 38H20", darker(colour, 0.2), 4)

const insect: Motif = (colour = "#3a332e") =>
  line(
    "M-12-6L-32-18M-14 6L-36 6M-11 18L-28 32M12-6L32-18M14 6L36 6M11 18L28 32M-5-30L-14-44M5-30L14-44",
    colour,
    3.4
  ) +
  shadedEllipse(0, 16, 16, 20, colour) +
  shadedEllipse(0, -8, 11, 11, lighter(colour, 0.1)) +
  shadedEllipse(0, -24, 10, 9, colour)

const drainpipe: Motif = (colour = "#9aa5ac") =>
  shadedShape("M-30-46H-8V-8C-8 0-2 4 6 4H44V26H4C-18 26-30 12-30-8z", colour) +
  flatShape("M-34-46h30v10h-30zM36 0h10v30h-10z", darker(colour, 0.2)) +
  circle(-19, 38, 6, "#6fb4dc")

const coolBag: Motif = () =>
  shadedShape("M-38-18H38C44-18 44 34 38 34H-38C-44 34-44-18-38-18z", "#4f8fb5") +
  shadedShape("M-44-26C-44-34 44-34 44-26V-12H-44z", "#dfe9ee") +
  line("M-16-32C-16-48 16-48 16-32", "#3f6f8f", 6) +
  transformed(snowflake("#e6f3fa"), 0, 12, 0.4)

export const householdMotifs: Readonly<Record<string, Motif>> = {
  battery,
  bin,
  brush,
  bucket,
  bulb,
  candle,
  car,
  "clean-plate": cleanPlate,
  "cool-bag": coolBag,
  drainpipe,
  fire,
  flower,
  glove,
  insect,
  lunchbox,
  orchid,
  "paper-roll": paperRoll,
  peeler,
  pencil,
  roses,
  shirt,
  "shopping-bag": shoppingBag,
  snowflake,
  socks,
  sparkles,
  sponge,
  tissue,
  toilet
}
