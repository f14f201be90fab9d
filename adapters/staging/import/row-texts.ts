import { withoutFormatCharacters } from "#core/kernel/format-characters.ts"
import { storageProblem } from "../database/storable-text.ts"
import type { RawRow } from "./raw-row.ts"

/** Deeper rows are no products, and reading them would exceed the call stack. */
const maxDepth = 32

/** Thrown for a row whose texts cannot be stored; the message states why. */
export class UnreadableRow extends Error {
  override readonly name = "UnreadableRow"
}

const readText = (text: string, path: string): string => {
  const visibleText = withoutFormatCharacters(text.replaceAll("\0", ""))
  if (storageProblem(visibleText) !== null)
    throw new UnreadableRow(`${path} contains half of a character (an unpaired surrogate).`)
  return visibleText
}

const readValue = (value: unknown, path: string, depth: number): unknown => {
  if (typeof value === "string") return readText(value, path)
  if (typeof value !== "object" || value === null) return value
  if (depth === maxDepth) throw new UnreadableRow("The row is nested too deeply.")
  if (Array.isArray(value)) return value.map((inner) => readValue(inner, path, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const name = readText(key, "A name")
      return [name, readValue(inner, depth === 0 ? name : path, depth + 1)]
    })
  )
}

/** Returns a row whose texts can be stored and shown: without NUL and invisible format characters. Fails with UnreadableRow when a text contains half of a character. */
export const readTexts = (row: RawRow): RawRow => readValue(row, "The row", 0) as RawRow
