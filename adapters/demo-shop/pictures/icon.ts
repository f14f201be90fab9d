import { colourDistance } from "./colour.ts"
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

/** The colour of a motif's first and largest shape; null for an unknown motif. */
export const iconColour = (name: string): string | null => /#[0-9a-f]{6}/i.exec(drawMotif(name))?.[0] ?? null

/** The minimum distance between a motif's colour and the colour behind it. */
const minDistance = 0.3
const minDistanceToDisc = 0.18
const discColour = "#fff7e8"

/** Draws an icon, on a light disc when it has too little contrast with the background. */
export const iconOn = (background: string, name: string, x: number, y: number, size: number): string => {
  const colour = iconColour(name) ?? background
  const needsDisc =
    colourDistance(colour, background) < minDistance && colourDistance(colour, discColour) > minDistanceToDisc
  const disc = needsDisc
    ? `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(size * 0.56)}" fill="${discColour}" opacity=".85"/>`
    : ""
  return disc + icon(name, x, y, size)
}
