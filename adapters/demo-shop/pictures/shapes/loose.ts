import type { Appearance } from "../appearance.ts"
import { copies } from "../copies.ts"
import { icon } from "../icon.ts"
import { shadow } from "../parts.ts"
import { sticker } from "../sticker.ts"

/** Fruit and vegetables of which three pieces are drawn when they are sold by weight. */
const motifsInThrees: ReadonlySet<string> = new Set(
  "apple beetroot fig garlic onion orange peach pear pepper persimmon plum pomegranate tomato beef-tomato lemon".split(
    " "
  )
)

/** Vegetables of which two pieces are drawn when they are sold by weight. */
const motifsInPairs: ReadonlySet<string> = new Set(["cauliflower", "leek", "pointed-cabbage", "zucchini"])

/** The whole fruit and its cut half, by the motif's name with its colours or without. */
const cutFruit: Readonly<Record<string, readonly [wholeMotif: string, halfMotif: string]>> = {
  "orange@#e2602c": ["orange@#e2602c", "citrus-half@#e2602c@#c8404c"],
  "orange@#f0c13e": ["orange@#f0c13e", "citrus-half@#f0c13e@#f3dc8c"],
  "orange@#f59a2c": ["orange@#f59a2c", "citrus-half@#f59a2c@#f7a541"],
  "orange@#f3a02e": ["orange@#f3a02e", "citrus-half@#f3a02e@#f9bd58"],
  "orange@#ee9a1c": ["orange@#ee9a1c", "orange@#ee9a1c"],
  orange: ["orange", "citrus-half"],
  "lemon@#7fae3a": ["lemon@#7fae3a", "citrus-half@#7fae3a@#c9dc7a"],
  lemon: ["lemon", "citrus-half@#f5d23b@#f8e48a"],
  "kiwi-half@#d9c23c": ["kiwi@#9a7a44", "kiwi-half@#d9c23c"],
  "kiwi-half": ["kiwi", "kiwi-half"],
  "avocado-half": ["avocado", "avocado-half"],
  pomegranate: ["pomegranate", "pomegranate-half"]
}

/** A whole melon, a small one beside its wedge, or only a wedge. */
const watermelon = (appearance: Appearance): string => {
  const { nameAndCategories } = appearance
  if (/delad/.test(nameAndCategories)) return shadow(270, 200, 300) + icon("watermelon-wedge", 200, 214, 330)
  return /mini/.test(nameAndCategories)
    ? shadow(280, 200, 336) + icon("watermelon", 160, 210, 220) + icon("watermelon-wedge", 256, 280, 180)
    : shadow(290, 200, 344) + icon("watermelon", 200, 204, 300) + sticker(appearance, 262, 250)
}

/** Loose fruit and vegetables; a single piece for products that are sold by the piece. */
export const loose = (appearance: Appearance): string => {
  const { iconName } = appearance
  const motif = iconName.split("@")[0] ?? ""
  const cutMotifs = cutFruit[iconName] ?? cutFruit[motif]
  const isSoldByPiece = appearance.size.toUpperCase() === "ST"
  if (motif === "watermelon-wedge") return watermelon(appearance)
  if (cutMotifs !== undefined) {
    const [wholeMotif, halfMotif] = cutMotifs
    const wholeFruit = isSoldByPiece
      ? icon(wholeMotif, 168, 208, 230, -6)
      : icon(wholeMotif, 122, 200, 176, -8) + icon(wholeMotif, 266, 176, 176, 10)
    return (
      shadow(300, 200, 340) +
      wholeFruit +
      icon(halfMotif, isSoldByPiece ? 264 : 216, isSoldByPiece ? 270 : 262, isSoldByPiece ? 150 : 170) +
      sticker(appearance, 128, 250)
    )
  }
  if (motifsInThrees.has(motif) && !isSoldByPiece)
    return (
      shadow(310, 200, 346) +
      copies(iconName, [
        [126, 192, 176, -7],
        [276, 188, 176, 8],
        [200, 256, 194, 2]
      ]) +
      sticker(appearance, 216, 272)
    )
  if (motifsInPairs.has(motif) && !isSoldByPiece)
    return (
      shadow(310, 200, 348) +
      copies(iconName, [
        [138, 196, 224, -8],
        [258, 224, 232, 7]
      ]) +
      sticker(appearance, 262, 290)
    )
  return shadow(270, 200, 348) + icon(iconName, 200, 206, 300) + sticker(appearance, 262, 290)
}
