import { darker, lighter, mix } from "../colour.ts"
import {
  browned,
  type Area,
  area,
  between,
  blob,
  circle,
  ellipse,
  formatNumber,
  path,
  pick,
  pointIn,
  type Random,
  shadedEllipse,
  roundedRect,
  scatter,
  withShadow,
  shadedShape,
  stroke
} from "./draw.ts"

/** A nest of pasta or noodles. */
export const strands = (random: Random, where: Area, colour = "#efcf7f", thickness = 8, count = 90): string =>
  withShadow(path(blob(random, where, 0.1), browned(colour, 0.45))) +
  Array.from({ length: count }, (_, index) => {
    const [x1, y1] = pointIn(random, where)
    const [x2, y2] = pointIn(random, where)
    const [cx, cy] = pointIn(random, { ...where, rx: where.rx * 1.25, ry: where.ry * 1.25 })
    const shade = index < count * 0.4 ? browned(colour, between(random, 0.08, 0.34)) : lighter(colour, random() * 0.28)
    return stroke(
      `M${formatNumber(x1)} ${formatNumber(y1)}Q${formatNumber(cx)} ${formatNumber(cy)} ${formatNumber(x2)} ${formatNumber(y2)}`,
      shade,
      thickness
    )
  }).join("")

/** Rice, bulgur or quinoa. */
export const grains = (random: Random, where: Area, colour = "#f8f3e6", count = 260): string =>
  withShadow(path(blob(random, where, 0.1), browned(colour, 0.16))) +
  scatter(random, { ...where, rx: where.rx * 0.97, ry: where.ry * 0.97 }, count, (x, y, rotation) =>
    ellipse(area(x, y, 8.5, 3.6), mix(browned(colour, 0.1), lighter(colour, 0.6), random()), rotation)
  )

/** Mashed potatoes with the marks of a spoon. */
export const mash = (random: Random, where: Area, colour = "#f6e6b0"): string =>
  withShadow(path(blob(random, where, 0.12), darker(colour, 0.12))) +
  path(
    blob(random, { ...where, x: where.x - 4, y: where.y - 6, rx: where.rx * 0.93, ry: where.ry * 0.92 }, 0.1),
    colour
  ) +
  Array.from({ length: 6 }, (_, index) => {
    const reach = 0.82 - index * 0.13
    const { x, y, rx, ry } = where
    return stroke(
      `M${formatNumber(x - rx * reach)} ${formatNumber(y - 4)}A${formatNumber(rx * reach)} ${formatNumber(ry * reach)} 0 0 1 ${formatNumber(x + rx * reach)} ${formatNumber(y)}`,
      index % 2 === 0 ? lighter(colour, 0.5) : darker(colour, 0.13),
      6,
      'opacity=".8"'
    )
  }).join("")

/** A sauce, stew or soup with pieces in it. */
export const sauce = (
  random: Random,
  where: Area,
  colour: string,
  pieces: {
    readonly colours?: readonly [string, ...ReadonlyArray<string>]
    readonly count?: number
    readonly size?: number
  } = {}
): string => {
  const { colours, count = 60, size = 11 } = pieces
  const inner = { ...where, rx: where.rx * 0.9, ry: where.ry * 0.9 }
  return (
    path(blob(random, where, 0.14, 13), darker(colour, 0.22)) +
    path(blob(random, { ...inner, x: where.x - 3, y: where.y - 4 }, 0.12, 13), colour) +
    (colours === undefined
      ? ""
      : scatter(random, inner, count, (x, y, rotation) => {
          const fill = pick(random, colours)
          const pieceSize = size * between(random, 0.7, 1.25)
          return (
            ellipse(area(x + 1, y + 2.5, pieceSize, pieceSize * 0.74), darker(fill, 0.34), rotation) +
            ellipse(area(x, y, pieceSize, pieceSize * 0.72), fill, rotation)
          )
        })) +
    scatter(random, inner, 7, (x, y, rotation) =>
      ellipse(area(x, y, 16, 3.4), lighter(colour, 0.55), rotation, 'opacity=".45"')
    )
  )
}

/** Meatballs, falafel and other balls, packed in rows. */
export const balls = (random: Random, where: Area, count: number, r: number, colour: string): string => {
  const columns = Math.max(1, Math.round(Math.sqrt((count * where.rx) / where.ry)))
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns)
    const rows = Math.ceil(count / columns)
    const x =
      where.x + ((((index % columns) + 0.5) / columns) * 2 - 1) * where.rx + (row % 2) * r * 0.5 + (random() - 0.5) * 7
    const y = where.y + (((row + 0.5) / rows) * 2 - 1) * where.ry + (random() - 0.5) * 7
    const shade = mix(colour, darker(colour, 0.3), random())
    return (
      shadedEllipse(x, y, r, r * 0.96, shade) +
      scatter(random, area(x, y, r * 0.8), 6, (px, py, rotation) =>
        ellipse(area(px, py, 3.4, 2), darker(shade, 0.3), rotation, 'opacity=".6"')
      )
    )
  }).join("")
}

/** Boiled or roasted potatoes. */
export const potatoes = (random: Random, where: Area, count = 6, colour = "#eed27f", r = 40): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + 0.4
    const reach = count > 4 && index === count - 1 ? 0 : 0.62
    return shadedEllipse(
      where.x + Math.cos(angle) * where.rx * reach,
      where.y + Math.sin(angle) * where.ry * reach,
      r * between(random, 0.95, 1.2),
      r * between(random, 0.78, 0.9),
      mix(colour, darker(colour, 0.12), random()),
      random() * 160
    )
  }).join("")

/** Wedges or sticks of potato. */
export const wedges = (
  random: Random,
  where: Area,
  count = 16,
  colour = "#e3a94a",
  length = 74,
  thickness = 24
): string =>
  scatter(random, where, count, (x, y, rotation) => {
    const shade = mix(colour, browned(colour, 0.3), random())
    return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})">${shadedShape(roundedRect(-length / 2, -thickness / 2, length, thickness, Math.round(thickness / 2.4)), shade)}${stroke(`M${-length * 0.32} ${-thickness * 0.14}h${length * 0.6}`, lighter(shade, 0.4), 4)}</g>`
  })

/** A fillet of fish. */
export const fillet = (x: number, y: number, rotation: number, colour = "#f08a63", scale = 1): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)}) scale(${scale})" filter="url(#soft)">` +
  shadedShape("M-130 -44Q-60 -70 40 -62Q128 -54 136 -12Q140 40 70 54Q-40 70 -118 46Q-150 0 -130 -44Z", colour) +
  [-92, -54, -16, 22, 60, 96]
    .map((offset) =>
      stroke(`M${offset - 14} 44Q${offset + 12} 4 ${offset - 2} -50`, lighter(colour, 0.52), 4.5, 'opacity=".75"')
    )
    .join("") +
  path("M-110 -34Q-20 -58 90 -40Q20 -44 -96 -16Z", lighter(colour, 0.3), 'opacity=".6"') +
  "</g>"

/** A piece of meat with its browned crust. */
export const steak = (random: Random, where: Area, colour = "#7d4128", rotation = 0): string =>
  `<g transform="rotate(${formatNumber(rotation)} ${formatNumber(where.x)} ${formatNumber(where.y)})" filter="url(#soft)">` +
  shadedShape(blob(random, where, 0.16), colour) +
  scatter(random, { ...where, rx: where.rx * 0.8, ry: where.ry * 0.75 }, 34, (x, y, angle) =>
    ellipse(
      area(x, y, between(random, 6, 18), 4),
      random() < 0.5 ? darker(colour, 0.3) : lighter(colour, 0.18),
      angle,
      'opacity=".55"'
    )
  ) +
  "</g>"

/** A breaded and fried piece of fish or meat, golden with a rough crust. */
export const breadedPiece = (random: Random, where: Area, colour = "#d9983f", rotation = 0): string =>
  `<g transform="rotate(${formatNumber(rotation)} ${formatNumber(where.x)} ${formatNumber(where.y)})" filter="url(#soft)">` +
  shadedShape(blob(random, where, 0.12, 15), colour) +
  scatter(random, { ...where, rx: where.rx * 0.92, ry: where.ry * 0.88 }, 110, (x, y) =>
    circle(x, y, between(random, 2, 5), random() < 0.5 ? lighter(colour, 0.3) : darker(colour, 0.22))
  ) +
  "</g>"

/** A slice of bacon or pork. */
export const rasher = (x: number, y: number, rotation: number, length = 150): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})" filter="url(#soft)">` +
  stroke(`M${-length / 2} 0q${length / 6} -22 ${length / 3} 0t${length / 3} 0t${length / 3} 0`, "#8f3527", 30) +
  stroke(`M${-length / 2} 5q${length / 6} -22 ${length / 3} 0t${length / 3} 0t${length / 3} 0`, "#f1cdb0", 9) +
  stroke(`M${-length / 2} -8q${length / 6} -22 ${length / 3} 0t${length / 3} 0t${length / 3} 0`, "#c25a41", 6) +
  "</g>"

/** A fried sausage with slits. */
export const sausage = (x: number, y: number, rotation: number, colour = "#a8442c", length = 210): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})" filter="url(#soft)">` +
  stroke(`M${-length / 2} 6Q0 -34 ${length / 2} 6`, darker(colour, 0.3), 56) +
  stroke(`M${-length / 2} 2Q0 -38 ${length / 2} 2`, colour, 48) +
  stroke(`M${-length / 2 + 6} -12Q0 -50 ${length / 2 - 6} -12`, lighter(colour, 0.34), 8) +
  [-60, -20, 20, 60].map((offset) => stroke(`M${offset - 10} -26l20 30`, darker(colour, 0.45), 5)).join("") +
  "</g>"
