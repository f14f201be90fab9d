import { darker, lighter } from "../colour.ts"
import { ball, dot, flat, leaf, line, type Motif, oval, placed, ringPoints, solid } from "./draw.ts"

/** Points that fill a heap, from its edge to its top. */
const heapPoints = (count: number, step: number): ReadonlyArray<readonly [number, number, number]> =>
  Array.from({ length: count }, (_, index) => {
    const angle = index * 2.4
    const reach = Math.sqrt(index) * step
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.62 + 4, index] as const
  }).toReversed()

const shadeOf = (colour: string, index: number): string => {
  if (index % 3 === 0) return lighter(colour, 0.22)
  return index % 2 === 0 ? darker(colour, 0.12) : colour
}

const ear = (colour: string): string =>
  line("M0 48V-10", darker(colour, 0.2), 2.6) +
  [-8, 2, 12].map((y) => leaf(0, y, 18, -58, colour, 0.36) + leaf(0, y, 18, -122, darker(colour, 0.1), 0.36)).join("") +
  leaf(0, -12, 18, -90, lighter(colour, 0.15), 0.36) +
  line("M0-28V-46M-7-22L-14-40M7-22L14-40", darker(colour, 0.05), 1.6)

const wheat: Motif = (colour = "#d9a63c") =>
  placed(ear(colour), -16, 2, 0.94, -16) +
  placed(ear(colour), 16, 2, 0.94, 16) +
  placed(ear(lighter(colour, 0.12)), 0, 0, 1)

const oats: Motif = (colour = "#d3b266") =>
  line(
    "M0 48C0 20 0-10 0-44M0 10C-12 4-20-2-24-10M0 10C12 4 20-2 24-10M0-10C-10-14-14-20-18-28M0-10C10-14 14-20 18-28",
    darker(colour, 0.25),
    2.2
  ) +
  [
    [-24, -10],
    [24, -10],
    [-18, -28],
    [18, -28],
    [0, -44],
    [-12, 4],
    [12, 4]
  ]
    .map(
      ([x = 0, y = 0]) =>
        leaf(x, y - 2, 22, 90 - x * 1.2, colour, 0.3) + leaf(x, y - 2, 20, 110 - x * 1.2, lighter(colour, 0.2), 0.2)
    )
    .join("")

const flakes: Motif = (colour = "#e2c78e") =>
  heapPoints(24, 8.6)
    .map(
      ([x, y, index]) =>
        oval(x, y, 9, 6, shadeOf(colour, index), index * 53) +
        line(`M${Math.round(x) - 4} ${Math.round(y)}h8`, darker(colour, 0.25), 1, 0.6)
    )
    .join("")

const rice: Motif = (colour = "#f7f3e8") =>
  oval(0, 24, 40, 10, darker(colour, 0.3), 0, 0.4) +
  heapPoints(44, 6)
    .map(([x, y, index]) =>
      oval(x, y, 7, 2.8, index % 3 === 0 ? "#ffffff" : index % 2 === 0 ? darker(colour, 0.14) : colour, index * 71)
    )
    .join("")

/** Small grains in a heap: couscous, quinoa, lentils, sugar, spices. */
const grains: Motif = (colour = "#dfb96a") =>
  solid("M-44 26C-34 4-16-18 0-18C16-18 34 4 44 26C30 34-30 34-44 26z", darker(colour, 0.12)) +
  heapPoints(40, 5.6)
    .map(([x, y, index]) => dot(x * 0.96, y + 6, 3.4, shadeOf(colour, index)))
    .join("")

const powder: Motif = (colour = "#f6efe0") =>
  solid(
    "M-46 28C-36 10-20-16-2-20C18-18 36 8 46 28C30 36-30 36-46 28z",
    colour,
    line("M-24 14C-14 2-6-4 2-6M8 20C14 10 22 10 30 20M-10 24q10-8 18 0", darker(colour, 0.12), 2.4, 0.7)
  ) + flat("M-14-12C-8-18 4-20 10-14C6-6-8-4-14-12z", lighter(colour, 0.4), 0.7)

const beans: Motif = (colour = "#8a2f2a") =>
  heapPoints(13, 11)
    .map(([x, y, index]) =>
      placed(
        solid("M-13-2C-13-11 0-11 4-9C12-8 14 0 11 6C8 10 3 6 0 4C-6 2-13 6-13-2z", shadeOf(colour, index)),
        x,
        y,
        1,
        index * 64
      )
    )
    .join("")

const chickpeas: Motif = (colour = "#dcb878") =>
  heapPoints(14, 11)
    .map(
      ([x, y, index]) =>
        ball(x, y, 10.5, 9.6, shadeOf(colour, index)) +
        line(`M${Math.round(x) - 2} ${Math.round(y) - 6}q4 4 1 9`, darker(colour, 0.25), 1.4, 0.7)
    )
    .join("")

const lentils: Motif = (colour = "#c9663a") =>
  heapPoints(30, 7.4)
    .map(
      ([x, y, index]) =>
        oval(x, y, 7, 5.4, darker(colour, 0.3), index * 40) +
        oval(x - 0.6, y - 1, 6.2, 4.4, shadeOf(colour, index), index * 40)
    )
    .join("")

const peas: Motif = (colour = "#74a843") =>
  heapPoints(15, 10.6)
    .map(([x, y, index]) => ball(x, y, 10.6, 10.4, index % 3 === 0 ? lighter(colour, 0.12) : colour))
    .join("")

const cornKernels: Motif = (colour = "#f2c433") =>
  heapPoints(18, 9.6)
    .map(([x, y, index]) =>
      placed(solid("M-8-6C-6-11 6-11 8-6C9 2 4 9 0 9C-4 9-9 2-8-6z", shadeOf(colour, index)), x, y, 1, index * 58)
    )
    .join("")

const spaghetti: Motif = (colour = "#e8bf5c") =>
  Array.from({ length: 13 }, (_, index) =>
    line(
      `M${-18 + index * 3} -46C${-9 + index * 1.5} -8 ${-9 + index * 1.5} 8 ${-20 + index * 3.3} 46`,
      shadeOf(colour, index),
      3
    )
  ).join("") + solid("M-12-8H12V8H-12z", "#b5483a")

const penne: Motif = (colour = "#e6b955") =>
  heapPoints(11, 12)
    .map(([x, y, index]) =>
      placed(
        line("M-13 0H13", darker(colour, 0.28), 13).replace("round", "butt") +
          line("M-13-1H13", shadeOf(colour, index), 10.5).replace("round", "butt") +
          line("M-11-3H11M-11 1H11", darker(colour, 0.14), 1) +
          oval(13, -0.5, 2.4, 5.4, darker(colour, 0.45)),
        x,
        y,
        1,
        index * 67
      )
    )
    .join("")

const fusilli: Motif = (colour = "#e6b955") =>
  heapPoints(9, 13)
    .map(([x, y, index]) =>
      placed(
        line("M-18 0H18", darker(colour, 0.22), 9) +
          [-15, -8, -1, 6, 13]
            .map((px) => line(`M${px - 3} 6C${px} 2 ${px} -2 ${px + 4} -6`, shadeOf(colour, index), 5.4))
            .join(""),
        x,
        y,
        1,
        index * 67
      )
    )
    .join("")

const macaroni: Motif = (colour = "#e8bd58") =>
  heapPoints(12, 11.6)
    .map(([x, y, index]) =>
      placed(
        line("M-10 6C-10-8 8-10 11 4", darker(colour, 0.25), 10.5) +
          line("M-10 5C-10-9 8-11 11 3", shadeOf(colour, index), 8.4) +
          oval(11, 5, 3.2, 2.2, darker(colour, 0.45)),
        x,
        y,
        1,
        index * 64
      )
    )
    .join("")

const lasagneSheets: Motif = (colour = "#e9c468") =>
  [18, 4, -10]
    .map((y, index) =>
      placed(
        flat("M-40 6L-10-14L42-4L12 18z", darker(colour, 0.25)) +
          solid("M-40 2C-34 2-34-6-28-6L-10-18L42-8L12 14z", index === 1 ? darker(colour, 0.08) : colour),
        0,
        y
      )
    )
    .join("")

const tagliatelle: Motif = (colour = "#edc766") =>
  [
    [-20, -12],
    [20, -10],
    [0, 16]
  ]
    .map(([x = 0, y = 0], index) =>
      placed(
        oval(0, 4, 24, 17, darker(colour, 0.3)) +
          [0, 1, 2, 3]
            .map(
              (ring) =>
                `<ellipse rx="${22 - ring * 5}" ry="${15 - ring * 3.4}" fill="none" stroke="${shadeOf(colour, ring)}" stroke-width="5"/>`
            )
            .join("") +
          line("M-20-4C-8-12 6 8 20-2", lighter(colour, 0.2), 4.4),
        x,
        y,
        1,
        index * 20
      )
    )
    .join("")

const tortellini: Motif = (colour = "#edcc7a") =>
  [
    [-20, -14],
    [18, -16],
    [0, 6],
    [-24, 22],
    [24, 18]
  ]
    .map(([x = 0, y = 0], index) =>
      placed(
        solid(
          "M-18 10C-20-8-8-18 0-18C8-18 20-8 18 10C12 16 6 8 0 8C-6 8-12 16-18 10z",
          index % 2 === 0 ? colour : lighter(colour, 0.12)
        ) + oval(0, -2, 6, 5, darker(colour, 0.25)),
        x,
        y,
        1,
        index * 40
      )
    )
    .join("")

const noodles: Motif = (colour = "#edcd78") =>
  solid("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", "#b83a32") +
  flat("M-16 38h32v6h-32z", "#8a2a26") +
  oval(0, -3, 44, 14, "#d9a868") +
  line(
    "M-32-4C-20-16-8 6 2-6C12-16 22 4 32-4M-26 2C-14-8-4 8 8 0C16-6 22 4 28 1M-30-9C-18-16-6-2 4-12C14-16 20-6 28-9",
    colour,
    4.4
  ) +
  line("M8-8L42-46M0-8L34-48", "#7a4a2a", 3.4)

const cornflakes: Motif = (colour = "#e8a637") =>
  heapPoints(16, 10.4)
    .map(([x, y, index]) =>
      placed(
        solid("M-12-4C-8-12 6-11 12-5C10 0 14 6 6 9C-2 12-14 8-12-4z", shadeOf(colour, index)),
        x,
        y,
        1,
        index * 60
      )
    )
    .join("")

const rings: Motif = (colour = "#d9a04a") =>
  heapPoints(12, 12)
    .map(([x, y, index]) =>
      placed(
        `<circle r="8" fill="none" stroke="${darker(colour, 0.25)}" stroke-width="8"/><circle cy="-1" r="8" fill="none" stroke="${shadeOf(colour, index)}" stroke-width="6"/>`,
        x,
        y
      )
    )
    .join("")

const cerealBowl = (content: string): string =>
  solid("M-44-2H44C44 24 24 40 0 40C-24 40-44 24-44-2z", "#6f9fb5") +
  flat("M-16 38h32v6h-32z", "#557f94") +
  oval(0, -2, 44, 15, "#f7f4ec") +
  content

const muesli: Motif = (colour = "#d3a75c") =>
  cerealBowl(
    ringPoints(0, -4, 12, 30, 9)
      .concat(ringPoints(0, -5, 7, 15, 5))
      .map(([x, y], index) => oval(x, y, 7, 4, shadeOf(colour, index), index * 40))
      .join("") +
      [
        [-16, -8],
        [10, -4],
        [22, -8]
      ]
        .map(([x = 0, y = 0]) => ball(x, y, 5, 5, "#b8324a"))
        .join("") +
      ball(-2, -9, 5, 5, "#44508f")
  )

const porridge: Motif = (colour = "#ecdcb8") =>
  cerealBowl(
    oval(0, -3, 39, 12, colour) +
      line("M-26-4q8-5 14 0M6 0q8-5 16-1", darker(colour, 0.16), 2.4) +
      ball(0, -8, 7, 5, "#b8324a") +
      ball(11, -6, 6, 5, "#b8324a")
  )

const biscuitCereal: Motif = (colour = "#c99a56") =>
  [
    [-14, -10, -10],
    [12, 12, 8]
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        solid(
          "M-30-14C-30-20 30-20 30-14V14C30 20-30 20-30 14z",
          colour,
          line("M-24-10h48M-26-3h50M-25 4h50M-24 11h48", darker(colour, 0.25), 2.4, 0.7)
        ),
        x,
        y,
        1,
        turn
      )
    )
    .join("")

export const grainMotifs: Readonly<Record<string, Motif>> = {
  beans,
  "biscuit-cereal": biscuitCereal,
  chickpeas,
  "corn-kernels": cornKernels,
  cornflakes,
  flakes,
  fusilli,
  grains,
  "lasagne-sheets": lasagneSheets,
  lentils,
  macaroni,
  muesli,
  noodles,
  oats,
  peas,
  penne,
  porridge,
  powder,
  rice,
  rings,
  spaghetti,
  tagliatelle,
  tortellini,
  wheat
}
