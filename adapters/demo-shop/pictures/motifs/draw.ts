import { darker, lighter } from "../colour.ts"

/** Draws one motif in a square from -50 to 50, lit from the upper left; the colours replace its default colours. */
export type Motif = (colour?: string, secondColour?: string) => string

export type Point = readonly [x: number, y: number]

/** Formats a coordinate with at most one decimal, to keep the SVG short. */
export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10)

const attribute = (name: string, value: number | undefined): string =>
  value === undefined ? "" : ` ${name}="${formatNumber(value)}"`

/** A shape of one colour, without light and shade. */
export const flatShape = (d: string, colour: string, opacity?: number): string =>
  `<path d="${d}" fill="${colour}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`

/** A shape with the light and shade of a round body; `inside` is drawn under the light. */
export const shadedShape = (d: string, colour: string, inside = ""): string =>
  `${flatShape(d, colour)}${inside}${flatShape(d, "url(#volume)")}`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  rotation = 0,
  opacity?: number
): string =>
  `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${colour}"${rotation === 0 ? "" : ` transform="rotate(${formatNumber(rotation)} ${formatNumber(x)} ${formatNumber(y)})"`}${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`

export const circle = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${colour}"/>`

/** A round or oval body with light and shade; `inside` is drawn under the light. */
export const shadedEllipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  inside = "",
  rotation = 0
): string => ellipse(x, y, rx, ry, colour, rotation) + inside + ellipse(x, y, rx, ry, "url(#volume)", rotation)

export const line = (d: string, colour: string, width: number, opacity?: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${formatNumber(width)}" stroke-linecap="round" stroke-linejoin="round"${attribute("opacity", opacity)}/>`

export const transformed = (content: string, x: number, y: number, scale = 1, rotation = 0): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${rotation === 0 ? "" : ` rotate(${formatNumber(rotation)})`}${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}">${content}</g>`

/** A pointed leaf with its vein, from its stalk at x, y in a direction in degrees. */
export const leaf = (
  x: number,
  y: number,
  length: number,
  rotation: number,
  colour = "#4f8f3a",
  width = 0.34
): string => {
  const half = length * width
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})">${flatShape(`M0 0C${formatNumber(length * 0.25)} ${formatNumber(-half * 1.2)} ${formatNumber(length * 0.7)} ${formatNumber(-half)} ${formatNumber(length)} 0C${formatNumber(length * 0.7)} ${formatNumber(half)} ${formatNumber(length * 0.25)} ${formatNumber(half * 1.2)} 0 0z`, colour)}${flatShape(`M0 0C${formatNumber(length * 0.25)} ${formatNumber(half * 1.2)} ${formatNumber(length * 0.7)} ${formatNumber(half)} ${formatNumber(length)} 0z`, darker(colour, 0.18))}${line(`M0 0L${formatNumber(length * 0.85)} 0`, lighter(colour, 0.35), Math.max(1, length * 0.035))}</g>`
}

/** Lines from a centre outwards, between two radii. */
export const spokes = (x: number, y: number, count: number, innerRadius: number, outerRadius: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * Math.PI * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return `M${formatNumber(x + cos * innerRadius)} ${formatNumber(y + sin * innerRadius)}L${formatNumber(x + cos * outerRadius)} ${formatNumber(y + sin * outerRadius)}`
  }).join("")

/** Points that are evenly spaced on an ellipse, beginning at a direction in degrees; -90 is the top. */
export const ringPoints = (
  x: number,
  y: number,
  count: number,
  rx: number,
  ry = rx,
  startDegrees = -90
): ReadonlyArray<Point> =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((startDegrees + (index * 360) / count) / 180) * Math.PI
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry] as const
  })

/** A five-pointed calyx of tomatoes, strawberries and peppers. */
export const calyx = (x: number, y: number, size: number, colour = "#3f7d33"): string =>
  ringPoints(x, y, 5, size, size * 0.55, -70)
    .map(([px, py]) =>
      flatShape(
        `M${formatNumber(x - (py - y) * 0.3)} ${formatNumber(y + (px - x) * 0.2)}Q${formatNumber(px)} ${formatNumber(py - size * 0.15)} ${formatNumber(px)} ${formatNumber(py)}Q${formatNumber((x + px) / 2)} ${formatNumber((y + py) / 2 + size * 0.1)} ${formatNumber(x + (py - y) * 0.3)} ${formatNumber(y - (px - x) * 0.2)}z`,
        colour
      )
    )
    .join("") +
  line(
    `M${formatNumber(x)} ${formatNumber(y)}q1 ${formatNumber(-size * 0.4)} ${formatNumber(size * 0.3)} ${formatNumber(-size * 0.7)}`,
    darker(colour, 0.1),
    size * 0.2
  )

/** A soft patch of another colour on a fruit. */
export const blush = (x: number, y: number, rx: number, ry: number, colour: string, rotation = 0): string =>
  [1, 0.78, 0.55].map((size) => ellipse(x, y, rx * size, ry * size, colour, rotation, 0.24)).join("")
