import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

const milk: Motif = () =>
  flat("M-26-40H26L20 42C12 46-12 46-20 42z", "#dceaf2", 0.75) +
  solid("M-23-22H23L19 39C12 43-12 43-19 39z", "#fdfdfb") +
  oval(0, -22, 23, 5, "#f0f3f4") +
  line("M-17-12L-13 30", "#ffffff", 4, 0.9) +
  line("M-26-40H26L20 42C12 46-12 46-20 42z", "#b9cfdb", 2.4)

const bowl = (content: string, colour: string): string =>
  solid("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", colour) +
  flat("M-16 38h32v6h-32z", darker(colour, 0.2)) +
  oval(0, -2, 44, 15, darker(colour, 0.12)) +
  content

const yoghurt: Motif = (colour = "#fbf7f0") =>
  bowl(
    oval(0, -3, 39, 12, colour) +
      line("M-22-4C-10-10 0 2 10-4C16-8 20-6 24-3", darker(colour, 0.1), 3) +
      solid("M-14-6C-10-18 12-18 14-6C6-10-6-10-14-6z", lighter(colour, 0.3)),
    "#7fa9bf"
  )

const whippedCream: Motif = (colour = "#fdf9f0") =>
  solid("M-38 8H38C36 30 22 42 0 42C-22 42-36 30-38 8z", "#9fb9c4") +
  solid(
    "M-40 8C-46-4-34-14-24-12C-24-26-8-30-4-24C-4-34 2-40 8-46C10-36 16-30 12-24C26-28 32-12 26-10C40-10 44 4 40 8C24 16-24 16-40 8z",
    colour
  ) +
  line("M-24-4C-10 4 12 4 26-4M-10-20C-2-14 8-14 14-20", darker(colour, 0.12), 2.6)

const holes = (colour: string): string =>
  [
    [-20, 14, 6],
    [2, 6, 4],
    [18, 18, 7],
    [-4, 24, 4.6],
    [30, 2, 3.4]
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8, darker(colour, 0.22)))
    .join("")

const cheese: Motif = (colour = "#f0c24b") =>
  flat("M-46 2L30-32C40-28 46-18 46-8L-46 6z", lighter(colour, 0.45)) +
  solid("M-46 4L46-10V22C46 26 44 27 40 28L-42 40C-45 40-46 38-46 34z", colour, holes(colour))

const softCheese: Motif = (colour = "#f6ebc9") =>
  flat("M-44 4L20-30C34-28 44-16 46-6L-44 10z", "#fdfaf2") +
  solid("M-44 8L46-6V22L-44 38z", colour) +
  flat("M-44 8L46-6V0L-44 14zM-44 32L46 16V22L-44 38z", "#fdfaf2")

const blueCheese: Motif = () =>
  flat("M-44 4L20-30C34-28 44-16 46-6L-44 10z", "#f7f2df") +
  solid(
    "M-44 8L46-6V22L-44 38z",
    "#f4ecd2",
    line("M-30 14q6 6 12 2M-10 22q6-6 10 0M12 6q4 8 10 4M24 14q4-6 8 0M-24 28q8-4 12 0M4 14q-4 4 2 8", "#5f7f8f", 3.4)
  ) +
  line("M-14-8q6-4 10 0M8-16q8-2 12 4", "#5f7f8f", 3)

const cheeseSlices: Motif = (colour = "#f2cc5c") =>
  [16, 4, -8]
    .map((y, index) =>
      placed(
        solid(
          "M-38 10L-6-16L40-4L8 24z",
          index === 1 ? darker(colour, 0.1) : colour,
          index === 2
            ? holes(colour).slice(0, 0) +
                [
                  [-12, 4],
                  [6, 10],
                  [10, -4],
                  [-4, -6]
                ]
                  .map(([x = 0, py = 0]) => oval(x, py, 3.4, 2.4, darker(colour, 0.2)))
                  .join("")
            : ""
        ),
        0,
        y
      )
    )
    .join("")

const gratedCheese: Motif = (colour = "#f2c84f") =>
  Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index) * 7.4
    return placed(
      line(
        "M-10 2C-4-3 4-3 10 2",
        index % 3 === 0 ? lighter(colour, 0.35) : index % 2 === 0 ? darker(colour, 0.12) : colour,
        5
      ),
      Math.cos(angle) * reach,
      Math.sin(angle) * reach * 0.62 + 8,
      1,
      index * 67
    )
  })
    .toReversed()
    .join("")

const cubes: Motif = (colour = "#fbf8ee") =>
  [
    [-16, 12],
    [20, 14],
    [2, -14]
  ]
    .map(([x = 0, y = 0]) =>
      placed(
        flat("M-20-8L2-18L22-8V14L2 24L-20 14z", darker(colour, 0.1)) +
          flat("M-20-8L2-18L22-8L0 2z", lighter(colour, 0.3)) +
          flat("M-20-8L0 2V24L-20 14z", colour) +
          line("M-20-8L0 2L22-8M0 2V24", darker(colour, 0.12), 1.2),
        x,
        y
      )
    )
    .join("")

const halloumi: Motif = (colour = "#f4e7c2") =>
  [
    [-12, -14, -10],
    [10, 12, 8]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        flat("M-34-8h68v24h-68z", darker(colour, 0.2)) +
          solid("M-34-14h68v24h-68z", colour, line("M-22-12v20M-6-12v20M10-12v20M26-12v20", "#a8672f", 4, 0.75)),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

const mozzarella: Motif = () =>
  ball(-14, -8, 28, 27, "#fdfbf5") +
  ball(18, 12, 26, 25, "#fbf8f0") +
  [
    [-10, 24, 20],
    [24, -24, -50]
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">${flat("M0 0C6-12 22-12 30 0C22 12 6 12 0 0z", "#4f8f3a")}${line("M2 0H25", "#9cc27a", 1.6)}</g>`
    )
    .join("")

const butter: Motif = (colour = "#f6d965") =>
  oval(0, 30, 48, 10, "#dfe6ea") +
  flat("M-38-6L-22-20H40L28-6z", lighter(colour, 0.45)) +
  solid("M-38-6H28V28H-38z", colour) +
  flat("M28-6L40-20V14L28 28z", darker(colour, 0.2)) +
  flat("M-38-6h14v34h-14z", lighter(colour, 0.2)) +
  line("M-24-6V28", darker(colour, 0.15), 1.6)

const egg: Motif = (colour = "#d9a06c") =>
  placed(
    solid("M0-36C20-36 30-8 30 8C30 28 16 38 0 38C-16 38-30 28-30 8C-30-8-20-36 0-36z", colour),
    -15,
    -4,
    0.92,
    -8
  ) +
  placed(
    solid("M0-36C20-36 30-8 30 8C30 28 16 38 0 38C-16 38-30 28-30 8C-30-8-20-36 0-36z", lighter(colour, 0.14)),
    18,
    8,
    0.84,
    10
  )

const custard: Motif = (colour = "#f2cf7c", top = "#a85a24") =>
  oval(0, 32, 48, 11, "#e3e6e4") +
  solid("M-26-22L-38 28C-24 36 24 36 38 28L26-22z", colour) +
  oval(0, -22, 26, 9, top) +
  solid(
    "M-26-22C-26-12-30-4-26 6C-22 10-20 0-16-2C-10 4-8 18-2 14C4 10 2 0 8-2C14 0 14 10 20 8C26 4 26-12 26-22C14-15-14-15-26-22z",
    top
  )

const iceCream: Motif = (colour = "#f3dca6", second = "#8a5434") =>
  solid("M-38 6H38C36 30 20 40 0 40C-20 40-36 30-38 6z", "#c7dbe2") +
  ball(-18, -8, 21, 20, colour) +
  ball(18, -8, 21, 20, second) +
  ball(0, -22, 21, 20, lighter(colour, 0.3)) +
  flat("M-40 4H40V10C24 14-24 14-40 10z", "#e3eef2")

const cone: Motif = (colour = "#f6e3b6", second = "#6b3a20") =>
  solid("M-20-4H20L2 48H-2z", "#d29a4c", line("M-14-2L8 32M-2-2L12 18M14-2L-8 32M2-2L-12 18", "#a86f2c", 2)) +
  solid("M-26-4C-32-16-22-26-14-26C-12-42 12-46 14-28C26-26 32-14 26-4C16 4-16 4-26-4z", colour) +
  flat("M-18-18C-14-38 12-42 15-24C12-16 8-26 4-18C0-12-4-24-8-18C-12-12-14-20-18-18z", second)

const popsicle: Motif = (colour = "#e0556a") =>
  solid("M-5 20h10v24c0 5-10 5-10 0z", "#e2bd84") +
  solid("M-22-24C-22-52 22-52 22-24V20C22 26-22 26-22 20z", colour) +
  line("M-9-28V10M9-28V10", darker(colour, 0.2), 4, 0.5)

const chocolatePopsicle: Motif = (colour = "#4f2c1a") =>
  solid("M-5 20h10v24c0 5-10 5-10 0z", "#e2bd84") +
  solid("M-22-24C-22-52 22-52 22-24V20C22 26-22 26-22 20z", colour) +
  flat("M22-40C16-34 14-30 10-34C8-28 6-34 4-44C14-46 20-42 22-34z", "#fbf3df") +
  ringPoints(0, -6, 7, 13, 20)
    .map(([x, y], index) => oval(x, y, 2.6, 1.6, "#c9985c", index * 40))
    .join("")

const pancakes: Motif = (colour = "#dba553") =>
  [22, 12, 2, -8]
    .map(
      (y, index) =>
        oval(0, y + 4, 42, 16, darker(colour, 0.35)) +
        ball(0, y, 42, 16, index % 2 === 0 ? colour : lighter(colour, 0.12))
    )
    .join("") +
  oval(2, -10, 22, 8, "#c0314a") +
  ball(-4, -16, 6, 6, "#44508f") +
  ball(8, -15, 6, 6, "#44508f") +
  dot(16, -9, 3, "#fff")

const waffle: Motif = (colour = "#dba24a") =>
  ringPoints(0, 2, 5, 22, 21)
    .map(([x, y]) => ball(x, y, 21, 20, colour))
    .join("") + line("M-34-12H34M-38 4H38M-32 20H32M-18-34V40M0-38V42M18-34V40", darker(colour, 0.28), 3, 0.7)

const tofu: Motif = (colour = "#f6f0df") =>
  flat("M-40-6L-20-22H42L26-6z", lighter(colour, 0.5)) +
  solid(
    "M-40-6H26V28H-40z",
    colour,
    [
      [-26, 6],
      [-8, 14],
      [10, 4],
      [-18, 20],
      [16, 20]
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.6, darker(colour, 0.16)))
      .join("")
  ) +
  flat("M26-6L42-22V12L26 28z", darker(colour, 0.16)) +
  `<g transform="translate(-22 -18) rotate(-20)">${flat("M0 0C6-10 20-10 28 0C20 10 6 10 0 0z", "#5f9a45")}</g>`

export const dairyMotifs: Readonly<Record<string, Motif>> = {
  "blue-cheese": blueCheese,
  butter,
  cheese,
  "cheese-slices": cheeseSlices,
  "chocolate-popsicle": chocolatePopsicle,
  cone,
  cubes,
  custard,
  egg,
  "grated-cheese": gratedCheese,
  halloumi,
  "ice-cream": iceCream,
  milk,
  mozzarella,
  pancakes,
  popsicle,
  "soft-cheese": softCheese,
  tofu,
  waffle,
  "whipped-cream": whippedCream,
  yoghurt
}
