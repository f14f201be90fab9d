import { darker, inkOn, lighter } from "../colour.ts"
import { icon } from "../icon.ts"
import { label, nameLines, wordmark } from "../label.ts"
import type { Appearance } from "../appearance.ts"
import { shadedShape, path, rect, roundPath, shadow } from "../parts.ts"
import { organicBadge } from "../sticker.ts"
import { textPath } from "../text-path.ts"

interface Colours {
  readonly front: string
  readonly gable: string
  readonly cap: string
}

/** A gable-top carton seen a little from the left, with the print on its front. */
const gableTop = ({ front, gable, cap }: Colours, hasCap: boolean, print: string): string =>
  shadow(200, 210) +
  path("M250 128l46-14v232l-46 12z", darker(gable, 0.22)) +
  path("M250 128l46-14v232l-46 12z", "url(#lightFromAbove)") +
  path("M112 128l22-58h104l12 58z", lighter(gable, 0.12)) +
  path("M250 128l-12-58 30-10 28 54z", darker(gable, 0.32)) +
  rect(130, 40, 112, 34, 3, lighter(gable, 0.2)) +
  path("M242 40l28-8v30l-28 10z", darker(gable, 0.15)) +
  rect(130, 56, 112, 3, 0, darker(gable, 0.12)) +
  (hasCap
    ? `<ellipse cx="186" cy="101" rx="20" ry="15" fill="${darker(cap, 0.25)}"/><ellipse cx="186" cy="97" rx="20" ry="15" fill="${cap}"/>`
    : "") +
  shadedShape(roundPath(112, 128, 138, 230, 3), front, print, "lightFromAbove")

/** A carton of plain milk, soured milk or yoghurt, in the colour of its fat content. */
const milkCarton = (appearance: Appearance, colour: string): string => {
  const { base, accent } = appearance.brand
  const ink = inkOn(colour)
  const isSoured = !appearance.iconName.startsWith("milk")
  const wave = isSoured ? "M112 196C150 182 214 182 250 196V358H112z" : "M112 212C148 184 196 236 250 196V358H112z"
  const brandColour = base === "#ffffff" || inkOn(base) !== "#ffffff" ? accent : base
  return gableTop(
    { front: "#fdfcf8", gable: colour, cap: "#fdfcf8" },
    appearance.seed % 3 !== 0,
    path(wave, colour) +
      wordmark(appearance, 181, 174, 120, 38, inkOn(brandColour) === "#ffffff" ? brandColour : "#1d3a6b") +
      icon(appearance.iconName, isSoured ? 181 : 213, isSoured ? 222 : 234, isSoured ? 74 : 76) +
      textPath(appearance.fatText, {
        face: "sans",
        fill: ink,
        x: isSoured ? 181 : 153,
        y: isSoured ? 288 : 272,
        size: 36,
        width: isSoured ? 118 : 66
      }) +
      nameLines(appearance, 181, 310, 126, 24, ink) +
      textPath(appearance.sizeText, { face: "sans", fill: ink, x: 181, y: 350, size: 18, width: 90 }) +
      (appearance.isOrganic ? organicBadge(230, 196, 17) : "")
  )
}

/** A gable-top carton: milk, juice, soured milk (fil). */
export const carton = (appearance: Appearance): string =>
  appearance.milkColour === null
    ? gableTop(
        { front: appearance.brand.base, gable: appearance.brand.base, cap: appearance.brand.accent },
        appearance.seed % 3 !== 0,
        label(appearance, { x: 112, y: 128, w: 138, h: 230 })
      )
    : milkCarton(appearance, appearance.milkColour)
