import { hash32 } from "../seed/random.ts"

/** Gradients that every picture shares: light from the left, gloss, the shadow on the ground. */
export const defs =
  '<defs><linearGradient id="sheen"><stop offset="0" stop-color="#fff" stop-opacity=".18"/><stop offset=".22" stop-color="#fff" stop-opacity=".3"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#20140a" stop-opacity=".26"/></linearGradient><linearGradient id="fall" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#20140a" stop-opacity=".16"/></linearGradient><radialGradient id="ground"><stop offset="0" stop-color="#2a1c0c" stop-opacity=".42"/><stop offset=".6" stop-color="#2a1c0c" stop-opacity=".2"/>' +
  '<stop offset="1" stop-color="#2a1c0c" stop-opacity="0"/></radialGradient><filter id="lift" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="1" dy="1.6" stdDeviation="1.2" flood-color="#2a1408" flood-opacity=".5"/></filter></defs>'

export const groundY = 358

/** The soft shadow under goods that are `width` px wide, a little to the right of the middle. */
export const shadow = (width: number, x = 204, y = groundY): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${(width * 0.6).toFixed(0)}" ry="${Math.max(9, width * 0.06).toFixed(0)}" fill="url(#ground)"/>`

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string, rest = ""): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${rest === "" ? "" : ` ${rest}`}/>`

export const path = (d: string, fill: string, rest = ""): string => `<path d="${d}" fill="${fill}"${rest === "" ? "" : ` ${rest}`}/>`

/** The outline of a rectangle with round corners. */
export const roundPath = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** What is inside, cut off at the outline. */
export const clipped = (outline: string, inside: string): string => {
  const id = `c${hash32(outline + inside.length).toString(36)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

/** A body in one colour with what is printed on it and light from the left. */
export const body = (outline: string, fill: string, printed = "", light: "sheen" | "fall" = "sheen"): string =>
  clipped(outline, path(outline, fill) + printed + path(outline, `url(#${light})`))

/** A pseudo-random number from 0 to 1 that belongs to a picture and a place in it. */
export const wobble = (seed: number, place: number): number => hash32(`${seed}:${place}`) / 0x1_0000_0000
