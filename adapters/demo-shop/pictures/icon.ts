import { drawMotif } from "./motifs/motifs.ts"

/** Draws a motif centred at x, y, with `size` px and rotated by `rotation` degrees; '' for an unknown name. */
export const icon = (name: string, x: number, y: number, size: number, rotation = 0): string => {
  const body = drawMotif(name)
  return body === ""
    ? ""
    : `<g transform="translate(${Math.round(x)} ${Math.round(y)})${rotation === 0 ? "" : ` rotate(${Math.round(rotation)})`} scale(${(size / 100).toFixed(2)})">${body}</g>`
}

/** Draws a motif with a drop shadow, for motifs that overlap. */
export const iconWithShadow = (name: string, x: number, y: number, size: number, rotation = 0): string =>
  icon(name, x, y, size, rotation).replace("<g ", '<g filter="url(#dropShadow)" ')
