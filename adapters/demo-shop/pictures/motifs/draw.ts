import { darker, lighter } from "../colour.ts"

/** Draws one thing in a square from -50 to 50, lit from the upper left; the colours replace its customary ones. */
export type Motif = (colour?: string, second?: string) => string

export type Point = readonly [x: number, y: number]

/** Rounds for short SVG. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

const attribute = (name: string, value: number | undefined): string =>
  value === undefined ? "" : ` ${name}="${short(value)}"`

/** A flat shape without light. */
export const flat = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`

/** A shape with light and shade of a round body; `inside` is drawn under the light. */
export const solid = (d: string, colour: string, inside = ""): string =>
  `${flat(d, colour)}${inside}${flat(d, "url(#volume)")}`

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  turn = 0,
  opacity?: number
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${colour}"${turn === 0 ? "" : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`}${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`

export const dot = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${colour}"/>`

/** A round or oval body with light and shade; `inside` is drawn under the light. */
export const ball = (x: number, y: number, rx: number, ry: number, colour: string, inside = "", turn = 0): string =>
  oval(x, y, rx, ry, colour, turn) + inside + oval(x, y, rx, ry, "url(#volume)", turn)

export const line = (d: string, colour: string, width: number, opacity?: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${attribute("opacity", opacity)}/>`

export const placed = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="translate(${short(x)} ${short(y)})${turn === 0 ? "" : ` rotate(${short(turn)})`}${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}">${content}</g>`

/** A pointed leaf with its vein, from its stalk at x, y in a direction in degrees. */
export const leaf = (x: number, y: number, length: number, turn: number, colour = "#4f8f3a", width = 0.34): string => {
  const half = length * width
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">${flat(`M0 0C${short(length * 0.25)} ${short(-half * 1.2)} ${short(length * 0.7)} ${short(-half)} ${short(length)} 0C${short(length * 0.7)} ${short(half)} ${short(length * 0.25)} ${short(half * 1.2)} 0 0z`, colour)}${flat(`M0 0C${short(length * 0.25)} ${short(half * 1.2)} ${short(length * 0.7)} ${short(half)} ${short(length)} 0z`, darker(colour, 0.18))}${line(`M0 0L${short(length * 0.85)} 0`, lighter(colour, 0.35), Math.max(1, length * 0.035))}</g>`
}

/** Lines from a centre outwards. */
export const spokes = (x: number, y: number, count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${short(x + cos * from)} ${short(y + sin * from)}L${short(x + cos * to)} ${short(y + sin * to)}`
  }).join("")

/** Points in a ring, from a direction in degrees. */
export const ringPoints = (
  x: number,
  y: number,
  count: number,
  rx: number,
  ry = rx,
  from = -90
): ReadonlyArray<Point> =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((from + (index * 360) / count) / 180) * Math.PI
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const
  })

/** A five-pointed calyx of tomatoes, strawberries and peppers. */
export const calyx = (x: number, y: number, size: number, colour = "#3f7d33"): string =>
  ringPoints(x, y, 5, size, size * 0.55, -70)
    .map(([px, py]) =>
      flat(
        `M${short(x - (py - y) * 0.3)} ${short(y + (px - x) * 0.2)}Q${short(px)} ${short(py - size * 0.15)} ${short(px)} ${short(py)}Q${short((x + px) / 2)} ${short((y + py) / 2 + size * 0.1)} ${short(x + (py - y) * 0.3)} ${short(y - (px - x) * 0.2)}z`,
        colour
      )
    )
    .join("") +
  line(
    `M${short(x)} ${short(y)}q1 ${short(-size * 0.4)} ${short(size * 0.3)} ${short(-size * 0.7)}`,
    darker(colour, 0.1),
    size * 0.2
  )

/** A soft patch of another colour on a fruit. */
export const blush = (x: number, y: number, rx: number, ry: number, colour: string, turn = 0): string =>
  [1, 0.78, 0.55].map((size) => oval(x, y, rx * size, ry * size, colour, turn, 0.24)).join("")
