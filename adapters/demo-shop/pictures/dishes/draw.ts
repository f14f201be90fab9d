import { hash32 } from "#adapters/staging/seeded-random.ts"
import { darker, lighter, mix } from "../colour.ts"

/** Returns the next pseudo-random number from 0 (included) to 1 (excluded). */
export type Random = () => number

/** The same seed always gives the same numbers. */
export const makeRandom = (seed: string): Random => {
  let index = 0
  return () => hash32(`${seed}:${index++}`) / 0x1_0000_0000
}

export const between = (random: Random, from: number, to: number): number => from + random() * (to - from)

export const pick = <A>(random: Random, values: readonly [A, ...ReadonlyArray<A>]): A =>
  values[Math.floor(random() * values.length)] ?? values[0]

/** Darkens the colour of baked or fried food, with brown instead of black. */
export const browned = (colour: string, share: number): string => mix(colour, "#6e3b12", share)

export const formatNumber = (value: number): string => String(Math.round(value * 10) / 10)

/** An ellipse: its centre and radii. Food is scattered inside it, or lies along its edge (`ring`). */
export interface Area {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

export const area = (x: number, y: number, rx: number, ry = rx): Area => ({ x, y, rx, ry })

export const ellipse = ({ x, y, rx, ry }: Area, fill: string, rotation = 0, attributes = ""): string =>
  `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"${rotation === 0 ? "" : ` transform="rotate(${formatNumber(rotation)} ${formatNumber(x)} ${formatNumber(y)})"`}${attributes === "" ? "" : ` ${attributes}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, attributes = ""): string =>
  ellipse(area(x, y, r), fill, 0, attributes)

export const path = (d: string, fill: string, attributes = ""): string =>
  `<path d="${d}" fill="${fill}"${attributes === "" ? "" : ` ${attributes}`}/>`

export const stroke = (d: string, colour: string, width: number, attributes = ""): string =>
  path(d, "none", `stroke="${colour}" stroke-width="${formatNumber(width)}" stroke-linecap="round" ${attributes}`)

export const withShadow = (content: string): string => `<g filter="url(#soft)">${content}</g>`

/** A closed, smooth outline that is not quite an ellipse. */
export const blob = (random: Random, { x, y, rx, ry }: Area, wobble = 0.12, corners = 11): string => {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2
    const reach = 1 - wobble / 2 + random() * wobble
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  const middle = (index: number) => {
    const [a, b] = [points[index % corners] ?? [x, y], points[(index + 1) % corners] ?? [x, y]]
    return `${formatNumber((a[0] + b[0]) / 2)} ${formatNumber((a[1] + b[1]) / 2)}`
  }
  return `M${middle(corners - 1)}${points.map(([px, py], index) => `Q${formatNumber(px)} ${formatNumber(py)} ${middle(index)}`).join("")}Z`
}

/** A point inside an area, evenly distributed. */
export const pointIn = (random: Random, { x, y, rx, ry }: Area): readonly [number, number] => {
  const angle = random() * Math.PI * 2
  const reach = Math.sqrt(random())
  return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
}

/** Repeats a drawing at points inside an area. */
export const scatter = (
  random: Random,
  where: Area,
  count: number,
  draw: (x: number, y: number, rotation: number, index: number) => string
): string =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = pointIn(random, where)
    return draw(x, y, random() * 360, index)
  }).join("")

/** Repeats a drawing along the edge of an area, evenly spaced between two angles in degrees; -90 is the top. */
export const ring = (
  { x, y, rx, ry }: Area,
  count: number,
  draw: (x: number, y: number, rotation: number, index: number) => string,
  from = -90,
  to = 270
): string =>
  Array.from({ length: count }, (_, index) => {
    const degrees = from + ((to - from) * index) / count
    const angle = (degrees / 180) * Math.PI
    return draw(x + Math.cos(angle) * rx, y + Math.sin(angle) * ry, degrees, index)
  }).join("")

/** A rounded object with light from the upper left: its shadow, body and highlight. */
export const shadedEllipse = (x: number, y: number, rx: number, ry: number, colour: string, rotation = 0): string =>
  ellipse(area(x + rx * 0.08, y + ry * 0.16, rx, ry), darker(colour, 0.42), rotation) +
  ellipse(area(x, y, rx, ry), colour, rotation) +
  ellipse(area(x - rx * 0.18, y - ry * 0.22, rx * 0.66, ry * 0.6), lighter(colour, 0.16), rotation) +
  ellipse(area(x - rx * 0.32, y - ry * 0.38, rx * 0.26, ry * 0.18), lighter(colour, 0.42), rotation)

/** A flat shape with a darker edge below and a lighter top. */
export const shadedShape = (outline: string, colour: string): string =>
  path(outline, browned(colour, 0.5), 'transform="translate(4 7)"') +
  path(outline, colour) +
  path(outline, "none", `stroke="${lighter(colour, 0.3)}" stroke-width="2" opacity=".7"`)

export const roundedRect = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${formatNumber(x + r)} ${formatNumber(y)}h${formatNumber(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${formatNumber(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${formatNumber(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${formatNumber(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}z`
