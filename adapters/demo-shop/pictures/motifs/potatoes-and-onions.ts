import { darker, lighter } from "../colour.ts"
import { shadedEllipse, circle, flatShape, leaf, line, ellipse, transformed, shadedShape, type Motif } from "./draw.ts"

const potatoBody = (colour: string): string =>
  shadedShape(
    "M-28-22C-12-34 18-32 32-16C44-2 40 22 22 32C4 40-22 38-36 24C-48 10-42-12-28-22z",
    colour,
    [
      [-18, -6],
      [4, -14],
      [20, 2],
      [-8, 14],
      [14, 20],
      [-26, 12]
    ]
      .map(([x = 0, y = 0], index) => ellipse(x, y, 2.6, 1.5, darker(colour, 0.35), index * 40))
      .join("")
  )

const potatoes: Motif = (colour = "#d8b06a") =>
  transformed(potatoBody(colour), -18, -14, 0.68, -14) +
  transformed(potatoBody(colour), 20, -10, 0.66, 50) +
  transformed(potatoBody(lighter(colour, 0.05)), 0, 16, 0.74, 6)

const potato: Motif = (colour = "#d8b06a") => potatoBody(colour)

const fingerPotato: Motif = (colour = "#dcb873") =>
  [
    [-10, -22, -18],
    [8, 0, 12],
    [-6, 22, -6]
  ]
    .map(([x = 0, y = 0, rotation = 0]) =>
      shadedEllipse(
        x,
        y,
        34,
        14,
        colour,
        circle(x - 12, y - 2, 1.6, darker(colour, 0.35)) +
          circle(x + 8, y + 4, 1.6, darker(colour, 0.35)) +
          circle(x + 16, y - 4, 1.4, darker(colour, 0.35)),
        rotation
      )
    )
    .join("")

const sweetPotato: Motif = (colour = "#b8604a") =>
  transformed(
    shadedShape(
      "M-46 4C-40-14-16-22 8-20C28-18 44-6 47 4C40 14 22 24-2 23C-24 22-40 14-46 4z",
      colour,
      line("M-24-8l10-2M4-10l8 1M-10 8l10 2M18 6l8-2", darker(colour, 0.3), 2, 0.7)
    ),
    0,
    -12,
    1,
    -12
  ) +
  transformed(
    shadedEllipse(0, 0, 26, 21, colour) + ellipse(2, 1, 22, 17.5, "#ef9646") + ellipse(2, 1, 14, 10, "#f4a658"),
    10,
    24,
    0.95
  )

const onion: Motif = (colour = "#c98a3c") =>
  shadedShape(
    "M2-34C8-26 40-18 40 10C40 32 20 42 0 42C-20 42-40 32-40 10C-40-18-8-26-2-34C-1-40-2-45-4-49C2-48 4-42 2-34z",
    colour,
    line(
      "M0-30C-14-8-16 22-4 40M0-30C14-8 16 22 4 40M-2-30C-30-12-34 18-18 38M2-30C30-12 34 18 18 38",
      darker(colour, 0.25),
      1.8,
      0.55
    )
  ) + line("M-8 41l-3 6M0 42v7M8 41l3 6", "#b99a68", 2)

const garlic: Motif = (colour = "#f1e6d6") =>
  shadedShape(
    "M0-32C4-22 40-12 40 16C40 36 22 42 0 42C-22 42-40 36-40 16C-40-12-4-22 0-32z",
    colour,
    line("M0-28C-16-4-20 22-8 40M0-28C16-4 20 22 8 40", "#c9b2c0", 2.4, 0.8) +
      flatShape("M-26-4C-34 8-34 24-26 34C-30 20-30 8-26-4z", "#d8bfd0", 0.6)
  ) +
  shadedShape("M-5-26C-4-38-8-44-6-49h10c0 6 0 12 1 23z", "#e4d6c0") +
  line("M-8 42l-2 4M0 42v5M8 42l2 4", "#b99a78", 2)

const leek: Motif = () =>
  [
    [-12, -12],
    [12, 10]
  ]
    .map(([x = 0, rotation = 0]) =>
      transformed(
        leaf(0, -4, 50, -112, "#3f7f45", 0.13) +
          leaf(0, -4, 52, -70, "#4f8f4a", 0.13) +
          leaf(0, -4, 52, -90, "#5f9a50", 0.15) +
          shadedShape(
            "M-8 44C-8 14-9 0-11-10L0-22L11-10C9 0 8 14 8 44z",
            "#eef2dc",
            flatShape("M-11-10L0-22L11-10C9 2 9 8 8 14H-8C-9 8-9 2-11-10z", "#a9cf7a", 0.85)
          ) +
          line("M-5 45l-3 4M0 45v5M5 45l3 4", "#c7b890", 1.8),
        x,
        0,
        0.98,
        rotation
      )
    )
    .join("")

const springOnions: Motif = () =>
  [
    [-16, -8],
    [-6, -3],
    [6, 3],
    [16, 8]
  ]
    .map(([x = 0, rotation = 0]) =>
      transformed(
        line("M0 20C-1-8-4-28-8-48M0 20C1-8 4-28 7-48M0 20V-46", "#4f9445", 4) +
          line("M0 34V8", "#eef3dc", 7) +
          shadedEllipse(0, 38, 6.5, 8, "#fbfaf0"),
        x,
        0,
        1,
        rotation
      )
    )
    .join("") + line("M-20 2h40", "#6a4fae", 4)

const shallot: Motif = (colour = "#b8764a") =>
  transformed(
    shadedShape(
      "M0-44C6-28 20-14 20 12C20 32 10 42 0 46C-10 42-20 32-20 12C-20-14-6-28 0-44z",
      colour,
      line("M0-38C-8-8-8 20-2 42M0-38C8-8 8 20 2 42", darker(colour, 0.25), 1.8, 0.6)
    ),
    -18,
    0,
    0.92,
    16
  ) +
  transformed(
    shadedShape(
      "M0-44C6-28 20-14 20 12C20 32 10 42 0 46C-10 42-20 32-20 12C-20-14-6-28 0-44z",
      lighter(colour, 0.06),
      line("M0-38C-8-8-8 20-2 42M0-38C8-8 8 20 2 42", darker(colour, 0.25), 1.8, 0.6)
    ),
    18,
    2,
    0.92,
    -12
  )

export const potatoesAndOnionsMotifs: Readonly<Record<string, Motif>> = {
  "finger-potato": fingerPotato,
  garlic,
  leek,
  onion,
  potato,
  potatoes,
  shallot,
  "spring-onions": springOnions,
  "sweet-potato": sweetPotato
}
