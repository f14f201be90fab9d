import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parse } from "opentype.js"
import type { Font } from "opentype.js"

/** Grotesque, script, serif, condensed. */
export type Face = "sans" | "script" | "serif" | "narrow"

const files: Readonly<Record<Face, string>> = {
  sans: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff",
  script: "@fontsource/lobster/files/lobster-latin-400-normal.woff",
  serif: "@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff",
  narrow: "@fontsource/oswald/files/oswald-latin-600-normal.woff"
}

const loaded = new Map<Face, Font>()

const fontOf = (face: Face): Font => {
  const known = loaded.get(face)
  if (known) return known
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(files[face])))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(face, font)
  return font
}

export interface TextBox {
  readonly face: Face
  readonly fill: string
  /** The middle of the text, and its baseline. */
  readonly x: number
  readonly y: number
  /** The largest size, px; it shrinks until the text is at most `width` wide. */
  readonly size: number
  readonly width: number
}

/** How wide a text would be at a size, px. */
export const textWidth = (text: string, face: Face, size: number): number => fontOf(face).getAdvanceWidth(text, size)

/** Letters as outlines, so that no font has to be on the machine; '' for an empty text. */
export const textPath = (text: string, box: TextBox): string => {
  if (text.trim() === "") return ""
  const natural = textWidth(text, box.face, box.size)
  const size = natural > box.width ? (box.size * box.width) / natural : box.size
  const outline = fontOf(box.face).getPath(text, box.x - (natural > box.width ? box.width : natural) / 2, box.y, size).toPathData(1)
  return `<path fill="${box.fill}" d="${outline}"/>`
}

/** One line, or two where that lets the letters be larger. */
export const textLines = (text: string, face: Face, size: number, width: number): ReadonlyArray<string> => {
  const words = text.split(" ")
  if (words.length === 1 || textWidth(text, face, size) <= width) return [text]
  const splits = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")] as const)
  const widest = (lines: ReadonlyArray<string>) => Math.max(...lines.map((line) => textWidth(line, face, size)))
  return splits.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best))
}
