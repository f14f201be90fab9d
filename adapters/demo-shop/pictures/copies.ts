import { hash32 } from "#adapters/staging/seeded-random.ts"
import { drawMotif } from "./motifs/motifs.ts"
import { seededFraction } from "./parts.ts"

/** Where a copy is drawn: its centre, its size in px and its rotation in degrees. */
export type Placement = readonly [x: number, y: number, size: number, rotation: number]

/** Draws a motif once and refers to it for its copies, the rearmost first; '' for an unknown motif. */
export const copies = (motif: string, placements: ReadonlyArray<Placement>): string => {
  const body = drawMotif(motif)
  if (body === "") return ""
  const id = `m${hash32(motif).toString(36)}`
  return `<defs><g id="${id}">${body}</g></defs>${placements
    .map(
      ([x, y, size, rotation]) =>
        `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(rotation)}) scale(${(size / 100).toFixed(2)})"/>`
    )
    .join("")}`
}

export interface Region {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Placements in staggered rows that fill a region, the rearmost first. */
export const rowsIn = (
  region: Region,
  columnCount: number,
  rowCount: number,
  size: number,
  seed: number
): ReadonlyArray<Placement> =>
  Array.from({ length: rowCount }, (_, row) => {
    const columnCountInRow = columnCount - (row % 2)
    return Array.from({ length: columnCountInRow }, (_unused, column): Placement => {
      const index = row * columnCount + column
      const x = region.x + (region.w * (column + 0.5 + (row % 2) * 0.5)) / columnCount
      const y = region.y + (region.h * (row + 0.5)) / rowCount
      return [
        x + (seededFraction(seed, index) - 0.5) * 8,
        y + (seededFraction(seed, index + 30) - 0.5) * 8,
        size,
        seededFraction(seed, index + 60) * 40 - 20
      ]
    })
  }).flat()
