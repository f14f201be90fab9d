import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const cream: Motif = (colour = "#fbf7f2") =>
  solid(
    "M-44 26C-46 12-34 4-24 6C-28-12-10-22 0-14C0-26 8-34 18-44C18-32 26-26 20-14C34-12 36 2 28 8C40 6 48 16 44 26C30 34-30 34-44 26z",
    colour
  ) + line("M-26 14C-10 22 12 22 28 14M-8-6C2 2 12 2 20-4", darker(colour, 0.14), 2.6)

const toothbrush: Motif = (colour = "#3f9ac4") =>
  `<g transform="rotate(-28)">${line("M-46 12C-10 8 10 10 46 10", colour, 8)}${line("M10 4V-6M17 4V-6M24 4V-6M31 4V-6M38 4V-6M45 4V-6", "#f4f8fa", 6)}${line("M10-9C18-14 24-4 32-10C38-14 42-8 45-10", "#3fb59a", 7)}${line("M10-10C18-15 24-5 32-11", "#ffffff", 2.4)}</g>`

const tooth: Motif = (colour = "#fdfcf8") =>
  solid(
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
    .join("") + ball(0, 0, 28, 28, colour)

const lipstick: Motif = (colour = "#c9284a") =>
  solid("M-14-20L14-40V0H-14z", colour) + solid("M-18-2H18V14H-18z", "#d3b25c") + solid("M-22 14H22V46H-22z", "#2f2a33")

const mascara: Motif = () =>
  `<g transform="rotate(34)">${line("M0-46V-6", "#2a2430", 13)}${line("M-6-42H6M-6-34H6M-6-26H6M-6-18H6", "#5a5060", 2)}${line("M0-6V4", "#9aa5ac", 5)}${solid("M-10 4H10V46C10 50-10 50-10 46z", "#3a2f4a")}</g>`

const nailPolish: Motif = (colour = "#d8395a") =>
  solid("M-10-46H10L12-6H-12z", "#2c2a30") + solid("M-26-4H26C32 0 32 40 26 44H-26C-32 40-32 0-26-4z", colour)

const razor: Motif = (colour = "#3f86c4") =>
  `<g transform="rotate(34)">${line("M0-18V44", colour, 11)}${line("M0-10V36", lighter(colour, 0.4), 3)}${solid("M-30-36H30V-18H-30z", "#cdd6da")}${line("M-26-31H26M-26-26H26", "#7f8b92", 2.4)}</g>`

const cotton: Motif = (colour = "#fdfcf9") =>
  [
    [-18, 2],
    [18, 2],
    [0, -14],
    [-8, 18],
    [12, 18]
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 23, 21, colour))
    .join("")

const pills: Motif = (colour = "#d8455a") =>
  placed(
    solid("M-34-12H0V12H-34C-46 12-46-12-34-12z", colour) + solid("M0-12H34C46-12 46 12 34 12H0z", "#fbfaf6"),
    -2,
    -14,
    0.96,
    -32
  ) + ball(14, 24, 19, 16, "#fbfaf6", line("M2 28L26 20", "#cfccc2", 2.6))

const tablet: Motif = (colour = "#fbfaf6") =>
  [
    [-16, -12],
    [18, 2],
    [-8, 24]
  ]
    .map(
      ([x = 0, y = 0]) =>
        oval(x, y + 5, 23, 16, "#c9c6bb") +
        ball(x, y, 23, 16, colour, line(`M${x - 14} ${y + 3}L${x + 14} ${y - 3}`, "#cfccc2", 2.4))
    )
    .join("")

const fizz: Motif = (colour = "#f2a23c") =>
  solid("M-28-32H28L22 42C12 46-12 46-22 42z", "#dcebf2") +
  solid("M-25-12H25L21 40C12 44-12 44-21 40z", lighter(colour, 0.45)) +
  oval(0, 28, 15, 6, colour) +
  [
    [-8, 14],
    [4, 8],
    [10, 18],
    [-4, 0],
    [8, -4],
    [-10, -6]
  ]
    .map(([x = 0, y = 0], index) => dot(x, y, 2 + (index % 3), "#ffffff"))
    .join("")

const plaster: Motif = (colour = "#e3b184") =>
  `<g transform="rotate(-34)">${solid("M-38-15H38C50-15 50 15 38 15H-38C-50 15-50-15-38-15z", colour)}${flat("M-14-15h28v30h-28z", lighter(colour, 0.35))}${[
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
    [0, 0]
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2, darker(colour, 0.3)))
    .join("")}</g>`

const bandage: Motif = (colour = "#f8f4ea") =>
  solid(
    "M-36-12H34V22H-36z",
    darker(colour, 0.05),
    line("M-20-12V22M-6-12V22M8-12V22M22-12V22", darker(colour, 0.14), 1.6)
  ) +
  ball(-34, 5, 13, 17, colour) +
  line("M-34 5C-30 2-28 10-34 12C-42 10-42-4-34-6", darker(colour, 0.25), 1.8) +
  solid("M30 16H46V22H30z", colour)

const thermometer: Motif = () =>
  `<g transform="rotate(-40)">${solid("M-14-14H40C48-14 48 14 40 14H-14z", "#f4f6f6")}${flat("M0-8h26v16h-26z", "#b9d3c4")}${line("M5-3V4M11-3V4M17-3H21V4", "#2f4a3c", 2)}${solid("M-46-5H-14V5H-46C-50 5-50-5-46-5z", "#c5cdd2")}</g>`

const heart: Motif = (colour = "#d0293a") =>
  solid("M0 42C-34 20-46 0-42-18C-38-36-12-38 0-20C12-38 38-36 42-18C46 0 34 20 0 42z", colour)

const nose: Motif = (colour = "#5fa8d8") =>
  solid("M-10-46H10V-16H-10z", "#f7f9fa") +
  solid("M-24-16H24V-6H-24z", colour) +
  solid("M-18-6H18V44C10 48-10 48-18 44z", "#f1f4f5") +
  flat("M-18 10H18V30H-18z", colour) +
  [
    [-22, -36],
    [22, -36],
    [-30, -28],
    [30, -28],
    [-28, -44],
    [28, -44]
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 2.6, lighter(colour, 0.3)))
    .join("")

const muscle: Motif = (colour = "#3f8f7a") =>
  line("M-20 0H20", "#7f8b92", 8) +
  [-32, 32].map((x) => solid(`M${x - 9}-26H${x + 9}V26H${x - 9}z`, colour)).join("") +
  [-44, 44].map((x) => solid(`M${x - 4}-15H${x + 4}V15H${x - 4}z`, darker(colour, 0.2))).join("")

const mint: Motif = (colour = "#4fa58a") =>
  leaf(0, 20, 50, -130, colour, 0.44) +
  leaf(0, 20, 50, -50, darker(colour, 0.08), 0.44) +
  leaf(0, 24, 52, -90, lighter(colour, 0.12), 0.42) +
  line("M0 20V46", darker(colour, 0.2), 4)

const tobaccoLeaf: Motif = (colour = "#a8834a") => leaf(-34, 34, 88, -44, colour, 0.28)

const cigarettes: Motif = () =>
  [-14, 2, 18]
    .map((x, index) =>
      placed(solid("M-5-40H5V14H-5z", "#f4f1e8") + solid("M-5 14H5V40H-5z", "#cf9a55"), x, 0, 1, index * 8 - 8)
    )
    .join("")

const cat: Motif = (colour = "#e09a4a") =>
  solid(
    "M-38-44L-14-28C-6-30 6-30 14-28L38-44C42-24 44-8 42 6C38 30 20 42 0 42C-20 42-38 30-42 6C-44-8-42-24-38-44z",
    colour,
    line("M0-28V-16M-10-28L-8-18M10-28L8-18", darker(colour, 0.3), 4)
  ) +
  oval(0, 22, 20, 14, lighter(colour, 0.6)) +
  [-16, 16].map((x) => oval(x, -2, 5, 7, "#2d2a26") + dot(x - 1.6, -4, 1.8, "#fff")).join("") +
  flat("M-5 12H5L0 18z", "#b5566a") +
  line(
    "M0 18C-2 24-8 24-10 22M0 18C2 24 8 24 10 22M-22 16L-40 12M-22 20L-40 22M22 16L40 12M22 20L40 22",
    "#5a4632",
    1.8
  )

const dog: Motif = (colour = "#b9824a") =>
  solid("M-32-30C-26-44 26-44 32-30C40-10 36 16 28 28C18 44-18 44-28 28C-36 16-40-10-32-30z", colour) +
  solid("M-30-32C-48-34-50-6-44 12C-36 16-32 6-30-8z", darker(colour, 0.35)) +
  solid("M30-32C48-34 50-6 44 12C36 16 32 6 30-8z", darker(colour, 0.35)) +
  oval(0, 20, 20, 17, lighter(colour, 0.55)) +
  [-13, 13].map((x) => oval(x, -6, 4.6, 6, "#2d2a26") + dot(x - 1.4, -8, 1.6, "#fff")).join("") +
  ball(0, 10, 8, 6, "#2d2420") +
  line("M0 16V24C-4 28-8 26-10 24M0 24C4 28 8 26 10 24", "#5a4632", 2)

const bird: Motif = (colour = "#5f8fb5") =>
  flat("M-24 6L-48 18L-44 4z", darker(colour, 0.25)) +
  solid(
    "M-30 4C-26-18-6-22 4-24C6-40 34-42 36-24L48-18L36-14C38 12 18 30-4 28C-20 26-30 18-30 4z",
    colour,
    oval(14, 12, 18, 14, "#f2c86a")
  ) +
  flat("M-24-2C-12-12 6-10 10 4C0 14-18 12-24-2z", darker(colour, 0.3)) +
  dot(24, -26, 3.4, "#22262a") +
  line("M-2 28V42M10 27V42", "#8a6a3c", 3)

const rabbit: Motif = (colour = "#c9b6a0") =>
  solid("M-22-10C-30-40-22-50-14-48C-6-46-6-26-6-14zM22-10C30-40 22-50 14-48C6-46 6-26 6-14z", colour) +
  solid("M-30 14C-30-10-16-18 0-18C16-18 30-10 30 14C30 34 16 44 0 44C-16 44-30 34-30 14z", colour) +
  oval(0, 26, 15, 11, lighter(colour, 0.6)) +
  [-12, 12].map((x) => oval(x, 6, 4, 5.4, "#2d2a26")).join("") +
  flat("M-4 18H4L0 23z", "#c9788a") +
  line("M0 23V30", "#6a5848", 1.8)

const bone: Motif = (colour = "#f0e4cc") =>
  `<g transform="rotate(-30)">${solid("M-30-9H30C26-26 48-28 46-10C50-6 50 6 46 10C48 28 26 26 30 9H-30C-26 26-48 28-46 10C-50 6-50-6-46-10C-48-28-26-26-30-9z", colour)}</g>`

const kibble: Motif = (colour = "#a8703c") =>
  solid("M-44 6H44L36 36C20 41-20 41-36 36z", "#c2453a") +
  oval(0, 6, 44, 12, darker("#c2453a", 0.3)) +
  [
    [-26, -2],
    [-8, -8],
    [10, -8],
    [28, -2],
    [-16, 4],
    [2, 2],
    [20, 5],
    [0, -18]
  ]
    .map(([x = 0, y = 0]) => ball(x, y, 10, 8, colour))
    .join("")

const hay: Motif = (colour = "#b9b06a") =>
  Array.from({ length: 15 }, (_, index) =>
    line(
      `M${-34 + index * 4.4} ${38 - (index % 4) * 5}Q${(index % 5) * 8 - 16} 0 ${30 - index * 4 + (index % 3) * 6} ${-40 + (index % 4) * 7}`,
      index % 3 === 0 ? lighter(colour, 0.3) : index % 2 === 0 ? darker(colour, 0.2) : colour,
      3.4
    )
  ).join("") + line("M-26 4C-10 12 10 12 26 2", "#b5483a", 5)

const suetBalls: Motif = () =>
  [
    [-18, -12],
    [20, -8],
    [0, 18]
  ]
    .map(([x = 0, y = 0]) =>
      ball(
        x,
        y,
        22,
        21,
        "#e6d7b0",
        ringPoints(x, y, 8, 13)
          .map(([px, py], index) => oval(px, py, 2.4, 3.6, index % 2 === 0 ? "#3a342c" : "#b98a3c", index * 40))
          .join("") +
          line(
            `M${x - 18} ${y - 8}L${x + 10} ${y + 18}M${x - 10} ${y - 18}L${x + 18} ${y + 8}M${x + 18} ${y - 8}L${x - 10} ${y + 18}`,
            "#5f9a5a",
            1.6
          )
      )
    )
    .join("")

const baby: Motif = (colour = "#f4cfae") =>
  ball(-40, 4, 8, 9, colour) +
  ball(40, 4, 8, 9, colour) +
  ball(0, 2, 40, 38, colour) +
  [-14, 14].map((x) => oval(x, -2, 4.4, 6, "#2d2a26")).join("") +
  [-24, 24].map((x) => oval(x, 12, 7, 5, "#ee9a92", 0, 0.7)).join("") +
  line("M-12 16C-6 24 6 24 12 16", "#8a4a3c", 3) +
  line("M0-34C-6-46 10-46 6-36", "#8a5a34", 3.4)

const dummy: Motif = (colour = "#6fb0d8") =>
  line("M-8 26C-20 50 20 50 8 26", darker(colour, 0.15), 6) +
  solid("M-12-2C-18-30-14-46 0-46C14-46 18-30 12-2z", "#ecd9a4") +
  solid("M-44 8C-44-10-20-6 0-6C20-6 44-10 44 8C44 26 20 20 0 24C-20 20-44 26-44 8z", colour) +
  ball(0, 10, 13, 12, lighter(colour, 0.4))

const babyBottle: Motif = (colour = "#6fb0d8") =>
  solid("M-7-34C-8-48 8-48 7-34z", "#ecd9a4") +
  solid("M-20-34H20V-20H-20z", colour) +
  solid("M-19-20H19C24-10 24 38 19 46H-19C-24 38-24-10-19-20z", "#eef4f6") +
  solid("M-21 2H21C22 20 22 38 18 44H-18C-22 38-22 20-21 2z", "#fdfcf8") +
  line("M8 8H18M12 18H18M8 28H18", colour, 2.4)

const teddy: Motif = (colour = "#b98a5a") =>
  ball(-24, -32, 13, 13, colour) +
  ball(24, -32, 13, 13, colour) +
  ball(0, -10, 33, 30, colour) +
  ball(0, 32, 24, 17, colour) +
  oval(0, 0, 15, 12, lighter(colour, 0.5)) +
  [-12, 12].map((x) => dot(x, -14, 4, "#2d2420")).join("") +
  oval(0, -5, 5, 3.6, "#2d2420") +
  line("M0-2C-2 5-8 4-8 2M0-2C2 5 8 4 8 2", "#5a4632", 2)

const balloons: Motif = () =>
  line("M-20 10C-14 26-8 30 0 48M20 6C14 24 8 32 0 48M0-4V48", "#8a8578", 1.8) +
  [
    [-21, -6, "#e0596a"],
    [21, -10, "#4f9ac4"],
    [0, -22, "#f0b72c"]
  ]
    .map(([x, y, fill]) => ball(Number(x), Number(y), 18, 22, String(fill)))
    .join("")

const blocks: Motif = () =>
  [
    [-16, 18, "#4f9ac4"],
    [18, 18, "#6fae45"],
    [0, -14, "#e0596a"]
  ]
    .map(([x, y, fill]) =>
      placed(solid("M-16-16H16V16H-16z", String(fill)) + line("M-8-8H8V8H-8z", "#fff", 2.4, 0.8), Number(x), Number(y))
    )
    .join("")

export const careAndAnimalMotifs: Readonly<Record<string, Motif>> = {
  baby,
  "baby-bottle": babyBottle,
  balloons,
  bandage,
  bird,
  blocks,
  bone,
  cat,
  cigarettes,
  cotton,
  cream,
  dog,
  dummy,
  fizz,
  hair,
  hay,
  heart,
  kibble,
  lipstick,
  mascara,
  mint,
  muscle,
  "nail-polish": nailPolish,
  "nose-spray": nose,
  pills,
  plaster,
  rabbit,
  razor,
  "suet-balls": suetBalls,
  sun,
  tablet,
  teddy,
  thermometer,
  "tobacco-leaf": tobaccoLeaf,
  tooth,
  toothbrush
}
