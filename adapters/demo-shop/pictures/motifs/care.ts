import { darker, lighter } from "../colour.ts"
import { shadedEllipse, leaf, line, transformed, ringPoints, shadedShape, type Motif } from "./draw.ts"

const cream: Motif = (colour = "#fbf7f2") =>
  shadedShape(
    "M-44 26C-46 12-34 4-24 6C-28-12-10-22 0-14C0-26 8-34 18-44C18-32 26-26 20-14C34-12 36 2 28 8C40 6 48 16 44 26C30 34-30 34-44 26z",
    colour
  ) + line("M-26 14C-10 22 12 22 28 14M-8-6C2 2 12 2 20-4", darker(colour, 0.14), 2.6)

const toothbrush: Motif = (colour = "#3f9ac4") =>
  `<g transform="rotate(-28)">${line("M-46 12C-10 8 10 10 46 10", colour, 8)}${line("M10 4V-6M17 4V-6M24 4V-6M31 4V-6M38 4V-6M45 4V-6", "#f4f8fa", 6)}${line("M10-9C18-14 24-4 32-10C38-14 42-8 45-10", "#3fb59a", 7)}${line("M10-10C18-15 24-5 32-11", "#ffffff", 2.4)}</g>`

const tooth: Motif = (colour = "#fdfcf8") =>
  shadedShape(
    "M-34-22C-34-42-12-44 0-36C12-44 34-42 34-22C34 0 26 8 22 34C18 46 8 44 6 30C4 20-4 20-6 30C-8 44-18 46-22 34C-26 8-34 0-34-22z",
    colour
  )

const hair: Motif = (colour = "#8a5a34") =>
  line(
    "M-30-40C-44 0-20 20-34 46M-14-44C-28 0-4 18-18 47M2-46C-12 0 12 18-2 48M18-44C4 0 28 18 14 47M32-40C20 0 42 20 30 46",
    colour,
    11
  ) + line("M-32-36C-44 0-22 20-34 40M0-40C-12 0 10 18-2 42M30-36C20 0 40 20 30 40", lighter(colour, 0.45), 3, 0.8)

const sun: Motif = (colour = "#f4b62c") =>
  ringPoints(0, 0, 12, 37)
    .map(([x, y]) =>
      line(`M${Math.round(x)} ${Math.round(y)}L${Math.round(x * 1.25)} ${Math.round(y * 1.25)}`, colour, 6)
    )
    .join("") + shadedEllipse(0, 0, 28, 28, colour)

const lipstick: Motif = (colour = "#c9284a") =>
  shadedShape("M-14-20L14-40V0H-14z", colour) +
  shadedShape("M-18-2H18V14H-18z", "#d3b25c") +
  shadedShape("M-22 14H22V46H-22z", "#2f2a33")

const mascara: Motif = () =>
  `<g transform="rotate(34)">${line("M0-46V-6", "#2a2430", 13)}${line("M-6-42H6M-6-34H6M-6-26H6M-6-18H6", "#5a5060", 2)}${line("M0-6V4", "#9aa5ac", 5)}${shadedShape("M-10 4H10V46C10 50-10 50-10 46z", "#3a2f4a")}</g>`

const nailPolish: Motif = (colour = "#d8395a") =>
  shadedShape("M-10-46H10L12-6H-12z", "#2c2a30") +
  shadedShape("M-26-4H26C32 0 32 40 26 44H-26C-32 40-32 0-26-4z", colour)

const razor: Motif = (colour = "#3f86c4") =>
  `<g transform="rotate(34)">${line("M0-18V44", colour, 11)}${line("M0-10V36", lighter(colour, 0.4), 3)}${shadedShape("M-30-36H30V-18H-30z", "#cdd6da")}${line("M-26-31H26M-26-26H26", "#7f8b92", 2.4)}</g>`

const cotton: Motif = (colour = "#fdfcf9") =>
  [
    [-18, 2],
    [18, 2],
    [0, -14],
    [-8, 18],
    [12, 18]
  ]
    .map(([x = 0, y = 0]) => shadedEllipse(x, y, 23, 21, colour))
    .join("")

const mint: Motif = (colour = "#4fa58a") =>
  leaf(0, 20, 50, -130, colour, 0.44) +
  leaf(0, 20, 50, -50, darker(colour, 0.08), 0.44) +
  leaf(0, 24, 52, -90, lighter(colour, 0.12), 0.42) +
  line("M0 20V46", darker(colour, 0.2), 4)

const tobaccoLeaf: Motif = (colour = "#a8834a") => leaf(-34, 34, 88, -44, colour, 0.28)

const cigarettes: Motif = () =>
  [-14, 2, 18]
    .map((x, index) =>
      transformed(
        shadedShape("M-5-40H5V14H-5z", "#f4f1e8") + shadedShape("M-5 14H5V40H-5z", "#cf9a55"),
        x,
        0,
        1,
        index * 8 - 8
      )
    )
    .join("")

export const careMotifs: Readonly<Record<string, Motif>> = {
  cigarettes,
  cotton,
  cream,
  hair,
  lipstick,
  mascara,
  mint,
  "nail-polish": nailPolish,
  razor,
  sun,
  "tobacco-leaf": tobaccoLeaf,
  tooth,
  toothbrush
}
