import { darker, lighter } from "../colour.ts"
import { area, circle, ellipse, path, roundedRect, withShadow, stroke } from "./draw.ts"

/** The pattern of the cloth under a dish. */
export type Weave = "plain" | "stripes" | "check" | "dots" | "border" | "wood"

const width = 1_000
const height = 700

const stripes = (colour: string, step: number, rotation: number): string => {
  const lines = Array.from(
    { length: Math.ceil((width + height) / step) * 2 },
    (_, index) => `<rect x="${index * step - width}" y="-700" width="${step / 2}" height="2200" fill="${colour}"/>`
  ).join("")
  return `<g transform="rotate(${rotation} 500 350)">${lines}</g>`
}

const patterns: Readonly<Record<Weave, (colour: string) => string>> = {
  plain: (colour) => `<g opacity=".18">${stripes(lighter(colour, 0.3), 14, 90)}</g>`,
  stripes: (colour) => `<g opacity=".55">${stripes(lighter(colour, 0.55), 92, 24)}</g>`,
  check: (colour) =>
    `<g opacity=".42">${stripes(lighter(colour, 0.7), 96, 0)}${stripes(lighter(colour, 0.7), 96, 90)}</g>`,
  dots: (colour) =>
    Array.from({ length: 14 * 10 }, (_, index) => {
      const row = Math.floor(index / 14)
      return circle((index % 14) * 78 + (row % 2) * 39, row * 76 + 20, 9, lighter(colour, 0.62))
    }).join(""),
  border: (colour) =>
    `<g opacity=".8"><path d="M0 58h1000M0 642h1000" stroke="${lighter(colour, 0.65)}" stroke-width="26"/><path d="M0 92h1000M0 608h1000" stroke="${darker(colour, 0.3)}" stroke-width="6"/></g>`,
  wood: (colour) =>
    Array.from({ length: 5 }, (_, index) => {
      const y = index * 140
      return `<path d="M0 ${y}h1000" stroke="${darker(colour, 0.4)}" stroke-width="5"/><path d="M0 ${y + 48}c260 -22 420 26 1000 4M0 ${y + 92}c320 20 600 -24 1000 -6" stroke="${darker(colour, 0.14)}" stroke-width="4" fill="none"/>`
    }).join("")
}

/** The definitions that all dishes share. */
const defs =
  '<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="3" dy="7" stdDeviation="6" flood-color="#1c120a" flood-opacity=".38"/></filter>' +
  '<filter id="deep" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="6" dy="16" stdDeviation="14" flood-color="#1c120a" flood-opacity=".42"/></filter>' +
  '<radialGradient id="day" cx=".28" cy=".16" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20140a" stop-opacity=".26"/></radialGradient>' +
  '<radialGradient id="well" cx=".42" cy=".36" r=".75"><stop offset=".6" stop-color="#20140a" stop-opacity="0"/><stop offset="1" stop-color="#20140a" stop-opacity=".2"/></radialGradient></defs>'

/** Draws a picture of 1000x700: a table with a cloth, seen from above in daylight. */
export const onTable = (colour: string, weave: Weave, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${defs}<rect width="${width}" height="${height}" fill="${colour}"/>${patterns[weave](colour)}<rect width="${width}" height="${height}" fill="url(#day)"/><g transform="translate(500 350) scale(1.12) translate(-500 -350)">${content}</g></svg>`

const withDeepShadow = (content: string): string => `<g filter="url(#deep)">${content}</g>`

/** A round plate with a rim; food lies within 200 of its centre. */
export const plate = (colour = "#fbf8f1", rimColour = "#e9e2d4", x = 500, y = 350, r = 292): string =>
  withDeepShadow(circle(x, y, r, colour)) +
  circle(x, y, r - 8, "none", `stroke="${rimColour}" stroke-width="9"`) +
  circle(x, y, r * 0.75, darker(colour, 0.05)) +
  circle(x + 3, y + 4, r * 0.73, colour) +
  circle(x, y, r, "url(#well)")

/** A deep bowl, filled to its edge with soup or stew. */
export const bowl = (colour: string, fillingColour: string, x = 500, y = 350, r = 268): string =>
  withDeepShadow(circle(x, y, r, colour)) +
  circle(x, y, r - 5, "none", `stroke="${lighter(colour, 0.35)}" stroke-width="7"`) +
  circle(x, y, r * 0.86, darker(colour, 0.35)) +
  circle(x + 2, y + 6, r * 0.83, fillingColour) +
  circle(x + 2, y + 6, r * 0.83, "url(#well)")

/** A rectangular oven dish with handles. */
export const ovenDish = (colour: string, fillingColour: string): string =>
  withDeepShadow(
    path(roundedRect(170, 300, 660, 100, 34), colour) + path(roundedRect(206, 112, 588, 476, 52), colour)
  ) +
  path(roundedRect(214, 120, 572, 460, 46), "none", `stroke="${lighter(colour, 0.4)}" stroke-width="6"`) +
  path(roundedRect(236, 142, 528, 416, 34), darker(colour, 0.3)) +
  path(roundedRect(240, 148, 520, 408, 30), fillingColour)

/** A cast-iron pan. */
export const pan = (): string =>
  withDeepShadow(path(roundedRect(700, 312, 300, 62, 26), "#2c2a2b") + circle(455, 350, 300, "#2c2a2b")) +
  circle(455, 350, 292, "none", 'stroke="#4b494a" stroke-width="8"') +
  circle(455, 350, 262, "#1d1c1d") +
  path(roundedRect(872, 330, 86, 26, 13), "#171617")

/** A wooden board. */
export const board = (colour = "#c79158"): string =>
  withDeepShadow(path(roundedRect(170, 90, 660, 520, 60), colour)) +
  Array.from(
    { length: 7 },
    (_, index) =>
      `<path d="M190 ${150 + index * 66}c180 ${index % 2 === 0 ? -16 : 18} 420 ${index % 2 === 0 ? 20 : -14} 620 0" stroke="${darker(colour, 0.16)}" stroke-width="5" fill="none"/>`
  ).join("") +
  circle(772, 350, 22, darker(colour, 0.55))

/** A baking sheet with paper. */
export const sheet = (): string =>
  withDeepShadow(path(roundedRect(96, 60, 808, 580, 34), "#6d6f72")) +
  path(roundedRect(112, 76, 776, 548, 24), "#8b8e91") +
  path("M138 96l724 6-4 504-724-8z", "#efe3cb") +
  path("M138 96l724 6-4 504-724-8z", "url(#day)")

/** A round cake stand. */
export const stand = (colour = "#dfeae8"): string =>
  withDeepShadow(circle(500, 350, 306, colour)) +
  circle(500, 350, 296, "none", `stroke="${lighter(colour, 0.6)}" stroke-width="10"`) +
  circle(500, 350, 306, "url(#well)")

/** A small bowl with food, beside the dish. */
export const sideBowl = (
  x: number,
  y: number,
  r: number,
  colour: string,
  fillingColour: string,
  content = ""
): string =>
  withShadow(circle(x, y, r, colour)) +
  circle(x, y, r * 0.82, darker(colour, 0.3)) +
  circle(x + 1, y + 3, r * 0.79, fillingColour) +
  content

export const fork = (x: number, rotation = 0): string =>
  `<g transform="translate(${x} 350) rotate(${rotation})" filter="url(#soft)">` +
  stroke("M0 -40v270", "#d5d6d8", 17) +
  path("M-26 -190v112q0 40 26 44q26 -4 26 -44v-112h-9v96h-9v-96h-16v96h-9v-96z", "#d5d6d8") +
  stroke("M-4 -20v240", "#f4f5f6", 4) +
  "</g>"

export const knife = (x: number, rotation = 0): string =>
  `<g transform="translate(${x} 350) rotate(${rotation})" filter="url(#soft)">` +
  stroke("M0 20v210", "#cfd0d3", 18) +
  path("M-9 20v-206q30 20 30 120q0 60 -12 86z", "#dfe0e2") +
  stroke("M-3 30v190", "#f4f5f6", 4) +
  "</g>"

export const spoon = (x: number, rotation = 0): string =>
  `<g transform="translate(${x} 350) rotate(${rotation})" filter="url(#soft)">` +
  stroke("M0 -60v290", "#cfd0d3", 15) +
  ellipse(area(0, -132, 36, 58), "#dfe0e2") +
  ellipse(area(-4, -136, 24, 42), "#c3c4c8") +
  ellipse(area(-10, -150, 8, 20), "#f6f6f7") +
  "</g>"
