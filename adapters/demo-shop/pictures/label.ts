import { brightness, darker, inkOn, lighter, mix } from "./colour.ts"
import { icon, iconOn } from "./icon.ts"
import type { Appearance } from "./appearance.ts"
import { path, rect } from "./parts.ts"
import { organicBadge } from "./sticker.ts"
import { textLines, textPath, textWidth } from "./text-path.ts"

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const centreX = (box: Box): number => box.x + box.w / 2

/** Draws the wordmark as large as fits into `width` and `height`. */
export const wordmark = (
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
export const nameLines = (
  appearance: Appearance,
  x: number,
  y: number,
  width: number,
  size: number,
  fill: string
): string => {
  if (appearance.subtitle === "") return ""
  const lines = textLines(appearance.subtitle, "sans", size * 0.8, width)
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

/** Draws the size in one line, with its baseline at `y`. */
const sizeLine = (appearance: Appearance, x: number, y: number, width: number, size: number, fill: string): string =>
  textPath(appearance.sizeText, { face: "sans", fill, x, y, size, width })

/** Draws the wordmark at the top, the food in the middle, and the name with the size on a band in the flavour's colour. */
const banded = (appearance: Appearance, box: Box): string => {
  const { base, accent } = appearance.brand
  const bandHeight = box.h * 0.31
  const ink = inkOn(appearance.flavourColour)
  return (
    rect(box.x, box.y + box.h - bandHeight, box.w, bandHeight, 0, appearance.flavourColour) +
    iconOn(base, appearance.iconName, centreX(box), box.y + box.h * 0.48, Math.min(box.w * 0.8, box.h * 0.4)) +
    wordmark(appearance, centreX(box), box.y + box.h * 0.21, box.w * 0.84, box.h * 0.18, withContrast(accent, base)) +
    nameLines(appearance, centreX(box), box.y + box.h - bandHeight * 0.68, box.w * 0.88, bandHeight * 0.34, ink) +
    sizeLine(appearance, centreX(box), box.y + box.h - bandHeight * 0.12, box.w * 0.7, box.h * 0.085, ink)
  )
}

/** Draws the food on a bright disc, between wordmark and name. */
const disc = (appearance: Appearance, box: Box): string => {
  const { base, accent, ink } = appearance.brand
  const radius = Math.min(box.w * 0.41, box.h * 0.225)
  const y = box.y + box.h * 0.475
  return (
    `<circle cx="${centreX(box)}" cy="${Math.round(y)}" r="${Math.round(radius * 1.12)}" fill="${appearance.flavourColour}"/><circle cx="${centreX(box)}" cy="${Math.round(y)}" r="${Math.round(radius)}" fill="${lighter(mix(base, "#fff6e0", 0.6), 0.55)}"/>` +
    icon(appearance.iconName, centreX(box), y, radius * 1.5) +
    wordmark(appearance, centreX(box), box.y + box.h * 0.2, box.w * 0.86, box.h * 0.17, withContrast(accent, base)) +
    nameLines(appearance, centreX(box), box.y + box.h * 0.82, box.w * 0.88, box.h * 0.1, ink) +
    sizeLine(appearance, centreX(box), box.y + box.h * 0.96, box.w * 0.7, box.h * 0.085, ink)
  )
}

/** Draws the lower half in the flavour's colour, bounded by a wave. */
const wave = (appearance: Appearance, box: Box): string => {
  const { x, y, w, h } = box
  const top = y + h * 0.42
  const ink = inkOn(appearance.flavourColour)
  return (
    path(
      `M${x} ${Math.round(top + h * 0.06)}C${Math.round(x + w * 0.3)} ${Math.round(top - h * 0.1)} ${Math.round(x + w * 0.62)} ${Math.round(top + h * 0.16)} ${x + w} ${Math.round(top - h * 0.03)}V${Math.round(y + h)}H${x}z`,
      appearance.flavourColour
    ) +
    iconOn(appearance.flavourColour, appearance.iconName, centreX(box), y + h * 0.51, Math.min(w * 0.76, h * 0.38)) +
    wordmark(
      appearance,
      centreX(box),
      y + h * 0.23,
      w * 0.86,
      h * 0.19,
      withContrast(appearance.brand.accent, appearance.brand.base)
    ) +
    nameLines(appearance, centreX(box), y + h * 0.8, w * 0.86, h * 0.1, ink) +
    sizeLine(appearance, centreX(box), y + h * 0.96, w * 0.7, h * 0.085, ink)
  )
}

/** Draws the wordmark in a badge of the accent colour, with the food large below it. */
export const badgeLabel = (appearance: Appearance, box: Box): string => {
  const { base, accent } = appearance.brand
  const background = accent === base ? darker(base, 0.3) : accent
  const badgeHeight = box.h * 0.25
  const bandHeight = box.h * 0.12
  return (
    rect(box.x + box.w * 0.05, box.y + box.h * 0.05, box.w * 0.9, badgeHeight, badgeHeight * 0.22, background) +
    wordmark(
      appearance,
      centreX(box),
      box.y + box.h * 0.05 + badgeHeight * 0.68,
      box.w * 0.78,
      badgeHeight * 0.56,
      withContrast(base, background)
    ) +
    iconOn(base, appearance.iconName, centreX(box), box.y + box.h * 0.51, Math.min(box.w * 0.8, box.h * 0.38)) +
    rect(box.x, box.y + box.h - bandHeight, box.w, bandHeight, 0, appearance.flavourColour) +
    nameLines(appearance, centreX(box), box.y + box.h * 0.79, box.w * 0.88, box.h * 0.1, inkOn(base)) +
    sizeLine(
      appearance,
      centreX(box),
      box.y + box.h - bandHeight * 0.26,
      box.w * 0.7,
      bandHeight * 0.7,
      inkOn(appearance.flavourColour)
    )
  )
}

const layouts = [banded, disc, wave, badgeLabel] as const

/** Draws a front label in one of four layouts. Products of one brand and kind share a layout. */
export const label = (appearance: Appearance, box: Box): string =>
  (layouts[appearance.seed % layouts.length] ?? banded)(appearance, box) +
  (appearance.isOrganic ? organicBadge(box.x + box.w * 0.86, box.y + box.h * 0.34, box.w * 0.12) : "")

/** Draws a wide label: the wordmark and the name to the left, the food above the size to the right. */
export const wideLabel = (appearance: Appearance, box: Box): string => {
  const { base, accent } = appearance.brand
  const textX = box.x + box.w * 0.33
  const pointAt = (x: number, y: number) => `${Math.round(box.x + box.w * x)} ${Math.round(box.y + box.h * y)}`
  const panel = mix(appearance.flavourColour, "#fff4e0", 0.78)
  return (
    path(
      `M${pointAt(1, 0)}L${pointAt(1, 1)}L${pointAt(0.62, 1)}C${pointAt(0.72, 0.7)} ${pointAt(0.62, 0.3)} ${pointAt(0.7, 0)}z`,
      panel
    ) +
    path(
      `M${pointAt(1, 0.74)}L${pointAt(1, 1)}L${pointAt(0.62, 1)}Q${pointAt(0.66, 0.88)} ${pointAt(0.667, 0.74)}z`,
      appearance.flavourColour
    ) +
    iconOn(
      panel,
      appearance.iconName,
      box.x + box.w * 0.83,
      box.y + box.h * 0.38,
      Math.min(box.h * 0.66, box.w * 0.28)
    ) +
    sizeLine(
      appearance,
      box.x + box.w * 0.83,
      box.y + box.h * 0.94,
      box.w * 0.3,
      box.h * 0.19,
      inkOn(appearance.flavourColour)
    ) +
    wordmark(appearance, textX, box.y + box.h * 0.47, box.w * 0.58, box.h * 0.36, withContrast(accent, base)) +
    nameLines(appearance, textX, box.y + box.h * 0.74, box.w * 0.59, box.h * 0.2, inkOn(base)) +
    (appearance.isOrganic ? organicBadge(box.x + box.w - box.h * 0.04, box.y + box.h * 0.06, box.h * 0.19) : "")
  )
}
