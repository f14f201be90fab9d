import { brightness, darker, inkOn, lighter, mix } from "./colour.ts"
import { icon } from "./icon.ts"
import type { Appearance } from "./appearance.ts"
import { path, rect } from "./parts.ts"
import { textLines, textPath, textWidth } from "./text-path.ts"

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const centreX = (box: Box): number => box.x + box.w / 2

/** Draws the wordmark as large as fits into `width` and `height`. */
const wordmark = (
  appearance: Appearance,
  x: number,
  baseline: number,
  width: number,
  height: number,
  fill: string
): string => {
  const lines =
    appearance.wordmark.length > 9
      ? textLines(appearance.wordmark, appearance.brand.face, height, width)
      : [appearance.wordmark]
  if (lines.length === 1)
    return textPath(appearance.wordmark, { face: appearance.brand.face, fill, x, y: baseline, size: height, width })
  const size = Math.min(
    height * 0.72,
    ...lines.map((line) => (height * 0.72 * width) / Math.max(1, textWidth(line, appearance.brand.face, height * 0.72)))
  )
  return lines
    .map((line, index) =>
      textPath(line, { face: appearance.brand.face, fill, x, y: baseline + (index - 0.75) * size * 0.98, size, width })
    )
    .join("")
}

/** Draws the product's name in one or two lines, vertically centred at `y`; `size` is the font size of a single line. */
const nameLines = (appearance: Appearance, x: number, y: number, width: number, size: number, fill: string): string => {
  if (appearance.name === "") return ""
  const lines = textLines(appearance.name, "sans", size * 0.8, width)
  const maxFontSize = lines.length > 1 ? size * 0.72 : size
  const fontSize = Math.min(
    maxFontSize,
    ...lines.map((line) => (size * width) / Math.max(1, textWidth(line, "sans", size)))
  )
  return lines
    .map((line, index) =>
      textPath(line, {
        face: "sans",
        fill,
        x,
        y: y + fontSize * 0.36 + (index - (lines.length - 1) / 2) * fontSize * 1.08,
        size: fontSize,
        width
      })
    )
    .join("")
}

const withContrast = (colour: string, background: string): string =>
  Math.abs(brightness(colour) - brightness(background)) > 0.3 ? colour : inkOn(background)

/** Draws the wordmark at the top, the food in the middle, and the name on a band in the flavour's colour. */
const banded = (appearance: Appearance, box: Box): string => {
  const { base, accent } = appearance.brand
  const band = box.h * 0.24
  const iconSize = Math.min(box.w * 0.74, box.h * 0.42)
  return (
    rect(box.x, box.y + box.h - band, box.w, band, 0, appearance.flavourColour) +
    icon(appearance.iconName, centreX(box), box.y + box.h * 0.52, iconSize) +
    wordmark(appearance, centreX(box), box.y + box.h * 0.23, box.w * 0.84, box.h * 0.19, withContrast(accent, base)) +
    nameLines(
      appearance,
      centreX(box),
      box.y + box.h - band / 2,
      box.w * 0.86,
      band * 0.44,
      inkOn(appearance.flavourColour)
    )
  )
}

/** Draws the food on a bright disc, between wordmark and name. */
const disc = (appearance: Appearance, box: Box): string => {
  const { base, accent, ink } = appearance.brand
  const radius = Math.min(box.w * 0.4, box.h * 0.25)
  const y = box.y + box.h * 0.545
  return (
    `<circle cx="${centreX(box)}" cy="${y}" r="${radius * 1.12}" fill="${appearance.flavourColour}"/><circle cx="${centreX(box)}" cy="${y}" r="${radius}" fill="${lighter(mix(base, "#fff6e0", 0.6), 0.55)}"/>` +
    icon(appearance.iconName, centreX(box), y, radius * 1.4) +
    wordmark(appearance, centreX(box), box.y + box.h * 0.21, box.w * 0.86, box.h * 0.18, withContrast(accent, base)) +
    nameLines(appearance, centreX(box), box.y + box.h * 0.91, box.w * 0.88, box.h * 0.105, ink)
  )
}

/** Draws the lower half in the flavour's colour, bounded by a wave. */
const wave = (appearance: Appearance, box: Box): string => {
  const { x, y, w, h } = box
  const top = y + h * 0.42
  return (
    path(
      `M${x} ${top + h * 0.06}C${x + w * 0.3} ${top - h * 0.1} ${x + w * 0.62} ${top + h * 0.16} ${x + w} ${top - h * 0.03}V${y + h}H${x}z`,
      appearance.flavourColour
    ) +
    icon(appearance.iconName, centreX(box), y + h * 0.56, Math.min(w * 0.7, h * 0.4)) +
    wordmark(
      appearance,
      centreX(box),
      y + h * 0.24,
      w * 0.86,
      h * 0.2,
      withContrast(appearance.brand.accent, appearance.brand.base)
    ) +
    nameLines(appearance, centreX(box), y + h * 0.87, w * 0.84, h * 0.105, inkOn(appearance.flavourColour))
  )
}

/** Draws the wordmark in a badge of the accent colour, with the food large below it. */
export const badgeLabel = (appearance: Appearance, box: Box): string => {
  const { base, accent } = appearance.brand
  const background = accent === base ? darker(base, 0.3) : accent
  const badgeHeight = box.h * 0.27
  return (
    rect(box.x + box.w * 0.05, box.y + box.h * 0.06, box.w * 0.9, badgeHeight, badgeHeight * 0.22, background) +
    wordmark(
      appearance,
      centreX(box),
      box.y + box.h * 0.06 + badgeHeight * 0.68,
      box.w * 0.78,
      badgeHeight * 0.56,
      withContrast(base, background)
    ) +
    icon(appearance.iconName, centreX(box), box.y + box.h * 0.565, Math.min(box.w * 0.78, box.h * 0.42)) +
    rect(box.x, box.y + box.h * 0.955, box.w, box.h * 0.05, 0, appearance.flavourColour) +
    nameLines(appearance, centreX(box), box.y + box.h * 0.87, box.w * 0.86, box.h * 0.105, inkOn(base))
  )
}

const layouts = [banded, disc, wave, badgeLabel] as const

/** Draws a front label in one of four layouts. Products of one brand and kind share a layout. */
export const label = (appearance: Appearance, box: Box): string =>
  (layouts[appearance.seed % layouts.length] ?? banded)(appearance, box)

/** Draws a wide label, with the wordmark to the left, the food to the right and the name below. */
export const wideLabel = (appearance: Appearance, box: Box): string => {
  const { base, accent } = appearance.brand
  const iconSize = Math.min(box.h * 0.86, box.w * 0.36)
  const textColumnWidth = box.w * 0.6
  return (
    path(
      `M${box.x + box.w} ${box.y}V${box.y + box.h}H${box.x + box.w * 0.56}C${box.x + box.w * 0.7} ${box.y + box.h * 0.7} ${box.x + box.w * 0.58} ${box.y + box.h * 0.3} ${box.x + box.w * 0.68} ${box.y}z`,
      appearance.flavourColour
    ) +
    icon(appearance.iconName, box.x + box.w * 0.8, box.y + box.h * 0.5, iconSize) +
    wordmark(
      appearance,
      box.x + textColumnWidth / 2 + box.w * 0.02,
      box.y + box.h * 0.5,
      textColumnWidth * 0.86,
      box.h * 0.36,
      withContrast(accent, base)
    ) +
    nameLines(
      appearance,
      box.x + textColumnWidth / 2 + box.w * 0.02,
      box.y + box.h * 0.76,
      textColumnWidth * 0.84,
      box.h * 0.17,
      inkOn(base)
    )
  )
}
