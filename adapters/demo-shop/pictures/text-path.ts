import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type * as OpenType from "opentype.js"
import type { Font, Glyph, PathCommand } from "opentype.js"

const require = createRequire(import.meta.url)

// The package is CommonJS, and ESM does not detect its named exports.
const { parse } = require("opentype.js") as typeof OpenType

/** The typefaces: grotesque, script, serif and condensed. */
export type Face = "sans" | "script" | "serif" | "narrow"

const fontFiles: Readonly<Record<Face, string>> = {
  sans: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff",
  script: "@fontsource/lobster/files/lobster-latin-400-normal.woff",
  serif: "@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff",
  narrow: "@fontsource/oswald/files/oswald-latin-600-normal.woff"
}

const fontsByFace = new Map<Face, Font>()

const fontOf = (face: Face): Font => {
  const loadedFont = fontsByFace.get(face)
  if (loadedFont) return loadedFont
  const bytes = readFileSync(require.resolve(fontFiles[face]))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fontsByFace.set(face, font)
  return font
}

export interface TextBox {
  readonly face: Face
  readonly fill: string
  /** The text's horizontal centre and its baseline. */
  readonly x: number
  readonly y: number
  /** The maximum font size in px, which is reduced until the text fits into `width`. */
  readonly size: number
  readonly width: number
}

const glyphsOf = (text: string, face: Face): ReadonlyArray<Glyph> =>
  [...text].map((letter) => fontOf(face).charToGlyph(letter))

const advance = (glyph: Glyph, next: Glyph | undefined, font: Font): number =>
  (glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)

/** The width of a text at a font size, in px. */
export const textWidth = (text: string, face: Face, size: number): number => {
  const font = fontOf(face)
  const glyphs = glyphsOf(text, face)
  return (
    (glyphs.reduce((sum, glyph, index) => sum + advance(glyph, glyphs[index + 1], font), 0) * size) / font.unitsPerEm
  )
}

/** Rounds a coordinate in px to a whole number of tenths. */
const inTenths = (value: number): number => Math.round(value * 10)

/** Writes tenths as '12', '1.2' or '-.2', with a space only where two numbers would run together. */
const formatTenths = (tenths: ReadonlyArray<number>): string =>
  tenths
    .map((value, index) => {
      const numberText = String(value / 10).replace(/^(-?)0\./, "$1.")
      return index === 0 || numberText.startsWith("-") ? numberText : ` ${numberText}`
    })
    .join("")

// The package's own serialization turns some coordinates into NaN, and is absolute, which takes more bytes.
const pathData = (commands: ReadonlyArray<PathCommand>): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  return commands
    .map((command) => {
      if (command.type === "Z") {
        ;[x, y] = [startX, startY]
        return "z"
      }
      const end = [inTenths(command.x), inTenths(command.y)] as const
      const controls =
        command.type === "C"
          ? [command.x1, command.y1, command.x2, command.y2]
          : command.type === "Q"
            ? [command.x1, command.y1]
            : []
      const [fromX, fromY] = [x, y]
      ;[x, y] = end
      if (command.type === "M") {
        ;[startX, startY] = end
        return `M${formatTenths(end)}`
      }
      const relative = [...controls.map(inTenths), ...end].map(
        (value, index) => value - (index % 2 === 0 ? fromX : fromY)
      )
      return `${command.type.toLowerCase()}${formatTenths(relative)}`
    })
    .join("")
}

// Draws glyph by glyph, since the package's own shaping fails at unknown substitutions.
const outlineOf = (text: string, face: Face, size: number, left: number, baseline: number): string => {
  const font = fontOf(face)
  const glyphs = glyphsOf(text, face)
  let x = left
  return glyphs
    .map((glyph, index) => {
      const outline = pathData(glyph.getPath(x, baseline, size).commands)
      x += (advance(glyph, glyphs[index + 1], font) * size) / font.unitsPerEm
      return outline
    })
    .join("")
}

/** Draws a text as outlines, so that no font has to be installed; '' for a blank text. */
export const textPath = (text: string, box: TextBox): string => {
  if (text.trim() === "") return ""
  const naturalWidth = textWidth(text, box.face, box.size)
  const size = naturalWidth > box.width ? (box.size * box.width) / naturalWidth : box.size
  return `<path fill="${box.fill}" d="${outlineOf(text, box.face, size, box.x - Math.min(naturalWidth, box.width) / 2, box.y)}"/>`
}

/** Splits a text of several words into the two lines that need the least width, when it does not fit into one. */
export const textLines = (text: string, face: Face, size: number, width: number): ReadonlyArray<string> => {
  const words = text.split(" ")
  if (words.length === 1 || textWidth(text, face, size) <= width) return [text]
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const)
  const widest = (lines: ReadonlyArray<string>) => Math.max(...lines.map((line) => textWidth(line, face, size)))
  return splits.reduce((narrowest, lines) => (widest(lines) < widest(narrowest) ? lines : narrowest))
}
