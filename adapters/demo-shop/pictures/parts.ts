import { hash32 } from "#adapters/staging/seeded-random.ts"

/** The gradients and filters that all pictures share: light from the left, light from above, ground shadow, drop shadow. */
export const defs =
  '<defs><linearGradient id="lightFromLeft"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset=".22" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#20140a" stop-opacity=".26"/></linearGradient><linearGradient id="lightFromAbove" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#20140a" stop-opacity=".16"/></linearGradient><radialGradient id="groundShadow"><stop offset="0" stop-color="#2a1c0c" stop-opacity=".42"/><stop offset=".6" stop-color="#2a1c0c" stop-opacity=".2"/>' +
  '<stop offset="1" stop-color="#2a1c0c" stop-opacity="0"/></radialGradient><radialGradient id="volume" cx=".34" cy=".28" r=".82"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".3" stop-color="#fff" stop-opacity=".12"/>' +
  '<stop offset=".55" stop-color="#2a1408" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity=".36"/></radialGradient><filter id="dropShadow" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="1" dy="1.6" stdDeviation="1.2" flood-color="#2a1408" flood-opacity=".5"/></filter></defs>'

/** The y coordinate of the ground on which products stand. */
export const groundY = 358

/** Draws the soft ground shadow of a product that is `width` px wide. */
export const shadow = (width: number, x = 204, y = groundY): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${(width * 0.6).toFixed(0)}" ry="${Math.max(9, width * 0.06).toFixed(0)}" fill="url(#groundShadow)"/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  attributes = ""
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes === "" ? "" : ` ${attributes}`}/>`

export const path = (d: string, fill: string, attributes = ""): string =>
  `<path d="${d}" fill="${fill}"${attributes === "" ? "" : ` ${attributes}`}/>`

/** The path of a rectangle with rounded corners. */
export const roundPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Shows only the part of the content inside the outline. */
export const clipped = (outline: string, content: string): string => {
  const id = `c${hash32(outline + content.length).toString(36)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** Draws an outline filled with one colour, the print on it, and a light gradient above both. */
export const shadedShape = (
  outline: string,
  fill: string,
  printed = "",
  light: "lightFromLeft" | "lightFromAbove" = "lightFromLeft"
): string => clipped(outline, path(outline, fill) + printed + path(outline, `url(#${light})`))

/** A pseudo-random number from 0 (included) to 1 (excluded) for an element of a picture. */
export const seededFraction = (seed: number, index: number): number => hash32(`${seed}:${index}`) / 0x1_0000_0000
