import type { Appearance } from "../appearance.ts"
import { darker, lighter } from "../colour.ts"
import { copies, type Placement, rowsIn } from "../copies.ts"
import { wideLabel } from "../label.ts"
import { clipped, path, rect, roundPath, shadedShape, shadow, seededFraction } from "../parts.ts"

/** Motifs of several pieces or of a long piece, which are drawn larger. */
const largeMotifPattern =
  /^(banana|potatoes|finger|carrot|parsnip|bunch|mushroom|asparagus|green-beans|mixed|portobello|oyster|shiitake|chanterelle|pea-pod|brussels|pak-choi|chili|gherkins|cucumber|corn|vine|plum-tomato|broccoli|spring|radish|shallot|grapes|riced|ginger|bean-sprouts|pineapple|melon|watermelon|pointed|cherries|raspberry|blueberries|currants)/

/** Gives products without a brand the colours of a plain label. */
const withPlainLabel = (appearance: Appearance): Appearance =>
  appearance.hasBrand
    ? appearance
    : { ...appearance, brand: { ...appearance.brand, base: "#f7f1e2", ink: "#23302a", accent: "#1d6a42" } }

const bagOutline = "M96 96C160 84 240 84 304 96C330 170 332 290 312 350C240 364 160 364 88 350C68 290 70 170 96 96z"

const mesh = (colour: string): string =>
  path(
    Array.from({ length: 15 }, (_, index) => `M${30 + index * 26} 70l-120 310M${-20 + index * 26} 70l120 310`).join(""),
    "none",
    `stroke="${colour}" stroke-width="2" opacity=".4"`
  )

/** A net of citrus fruit and onions, or a clear bag of other fruit and roots. */
const netOrClearBag = (appearance: Appearance, kind: "net" | "clear bag"): string => {
  const isNet = kind === "net"
  const isLarge = largeMotifPattern.test(appearance.iconName)
  const colour = isNet ? darker(appearance.flavourColour, 0.1) : "#dfe7e2"
  const rows = isLarge
    ? rowsIn({ x: 76, y: 92, w: 248, h: 270 }, 3, 4, 150, appearance.seed)
    : rowsIn({ x: 76, y: 96, w: 248, h: 262 }, 4, 5, 92, appearance.seed)
  return (
    shadow(260) +
    path("M166 92C150 70 132 58 128 44h144c-4 14-22 26-38 48z", lighter(colour, isNet ? 0.2 : 0.4)) +
    clipped(
      bagOutline,
      path(bagOutline, isNet ? lighter(colour, 0.6) : "#f3f6f2") +
        copies(appearance.iconName, rows) +
        (isNet
          ? mesh(darker(colour, 0.2))
          : path("M110 100C92 170 92 280 108 350L140 354C118 280 120 170 142 94z", "#ffffff", 'opacity=".45"')) +
        path(bagOutline, "url(#lightFromLeft)")
    ) +
    rect(156, 82, 88, 20, 9, isNet ? "#c8402f" : "#4f8f5a") +
    shadedShape(
      roundPath(98, 214, 204, 100, 8),
      withPlainLabel(appearance).brand.base,
      wideLabel(withPlainLabel(appearance), { x: 98, y: 214, w: 204, h: 100 }),
      "lightFromAbove"
    )
  )
}

/** The placements of the pieces in an open punnet. */
const punnetPlacements = (motif: string, seed: number): ReadonlyArray<Placement> => {
  if (motif.startsWith("cubes")) return rowsIn({ x: 58, y: 150, w: 284, h: 104 }, 5, 3, 104, seed)
  return largeMotifPattern.test(motif)
    ? rowsIn({ x: 62, y: 96, w: 276, h: 150 }, 3, 2, 136, seed)
    : rowsIn({ x: 62, y: 112, w: 276, h: 136 }, 4, 3, 88, seed)
}

/** An open punnet. */
const punnet = (appearance: Appearance, motif = appearance.iconName): string => {
  const colour = appearance.hasBrand ? trayColour(appearance) : "#c9a06a"
  return (
    shadow(300) +
    path("M58 196h284l-10 60H68z", darker(colour, 0.45)) +
    copies(motif, punnetPlacements(motif, appearance.seed)) +
    shadedShape(
      "M50 224h300l-20 118c-2 10-8 16-20 16H90c-12 0-18-6-20-16z",
      colour,
      path("M50 224h300l-3 16H53z", lighter(colour, 0.3)),
      "lightFromAbove"
    ) +
    shadedShape(
      roundPath(88, 248, 224, 96, 8),
      withPlainLabel(appearance).brand.base,
      wideLabel(withPlainLabel(appearance), { x: 88, y: 248, w: 224, h: 96 }),
      "lightFromAbove"
    )
  )
}

/** Selects the colour of a tray by the seed. */
const trayColour = ({ seed }: Appearance): string => (["#7f9a72", "#c9a06a", "#8aa0ab"] as const)[seed % 3] ?? "#c9a06a"

/** Fruit that is drawn cut on the label and whole in the pack. */
const wholeMotifs: Readonly<Record<string, string>> = {
  "avocado-half": "avocado",
  "kiwi-half": "kiwi",
  "kiwi-half@#d9c23c": "kiwi@#9a7a44"
}

/** A tray with a few large pieces, as many as the pack has. */
const trayOfPieces = (appearance: Appearance, count: number): string => {
  const rows = count > 3 ? 2 : 1
  const columns = Math.ceil(count / rows)
  const size = columns > 2 ? 136 : 178 - rows * 12
  const y = 254 - size * 0.42
  const pieces = Array.from({ length: count }, (_, index): Placement => {
    const row = Math.floor(index / columns)
    const columnsInRow = Math.min(columns, count - row * columns)
    const x = 200 + ((index % columns) - (columnsInRow - 1) / 2) * Math.min(size * 0.94, 310 / columns)
    return [x, y - (rows - 1 - row) * size * 0.42, size, seededFraction(appearance.seed, index) * 16 - 8]
  })
  const plainAppearance = withPlainLabel(appearance)
  return (
    shadow(310) +
    path("M50 226h300l-8 40H58z", darker("#8aa0ab", 0.45)) +
    copies(wholeMotifs[appearance.iconName] ?? appearance.iconName, pieces) +
    shadedShape(
      "M42 250h316l-14 94c-2 9-8 14-18 14H74c-10 0-16-5-18-14z",
      trayColour(appearance),
      "",
      "lightFromAbove"
    ) +
    shadedShape(
      roundPath(84, 262, 232, 84, 8),
      plainAppearance.brand.base,
      wideLabel(plainAppearance, { x: 84, y: 262, w: 232, h: 84 }),
      "lightFromAbove"
    )
  )
}

/** The motifs of ready-cut fruit and vegetables, by words of the product's name. */
const cutMotifs: ReadonlyArray<readonly [RegExp, string]> = [
  [/melon/, "cubes@#f0a85c"],
  [/ananas/, "cubes@#f3cf4e"],
  [/äppel/, "cubes@#efe2ae"],
  [/stavar/, "green-beans@#ea7a24"]
]

/** Packed fruit and vegetables: a net, a clear bag, an open punnet or a tray with a few large pieces. */
export const net = (appearance: Appearance): string => {
  const { iconName, nameAndCategories } = appearance
  const cutMotif = /färdigskuren/.test(nameAndCategories)
    ? cutMotifs.find(([pattern]) => pattern.test(nameAndCategories))?.[1]
    : undefined
  if (cutMotif !== undefined) return punnet(appearance, cutMotif)
  const count = Number(/^(\d)P$/i.exec(appearance.size)?.[1] ?? 0)
  if (count > 1 && !/^(herb|romaine|lettuce|banana|mixed)/.test(iconName)) return trayOfPieces(appearance, count)
  if (/^(orange|lemon|citrus|onion|garlic|shallot)/.test(iconName)) return netOrClearBag(appearance, "net")
  const isBag =
    /^(apple|pear|potato|finger|carrot|parsnip|beetroot|swede|radish|ginger|sweet-potato|kiwi|avocado|banana|bean-sprouts|spring|brussels|kale|riced)/.test(
      iconName
    ) || /i påse|potatis$/.test(nameAndCategories)
  return isBag ? netOrClearBag(appearance, "clear bag") : punnet(appearance)
}
