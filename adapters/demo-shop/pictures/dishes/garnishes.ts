import { darker, lighter, mix } from "../colour.ts"
import {
  type Area,
  area,
  between,
  blob,
  circle,
  ellipse,
  formatNumber,
  path,
  type Random,
  ring,
  shadedEllipse,
  scatter,
  stroke
} from "./draw.ts"

const placeAt = (x: number, y: number, rotation: number, content: string): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})">${content}</g>`

const herbGreen = "#4f8f3a"

/** Chopped herbs. */
export const choppedHerbs = (random: Random, where: Area, count = 40, colour = herbGreen): string =>
  scatter(random, where, count, (x, y, rotation) =>
    ellipse(area(x, y, between(random, 3, 6), 2.4), mix(colour, darker(colour, 0.4), random()), rotation)
  )

/** A sprig of dill. */
export const dill = (x: number, y: number, rotation: number, scale = 1): string =>
  placeAt(
    x,
    y,
    rotation,
    `<g transform="scale(${scale})">${stroke("M0 60Q4 0 0 -64", "#4d8a35", 5)}${[-48, -30, -10, 10, 28].map((offset, index) => [-1, 1].map((side) => stroke(`M0 ${offset}q${side * 22} -8 ${side * (44 - index * 3)} -30M0 ${offset}q${side * 20} 4 ${side * 40} -8M0 ${offset}q${side * 14} -14 ${side * 26} -34`, side < 0 ? "#5c9f40" : "#47812f", 3.4)).join("")).join("")}</g>`
  )

/** A leaf of basil, spinach or rocket. */
export const leaf = (x: number, y: number, rotation: number, size = 40, colour = "#3f8a3c"): string =>
  placeAt(
    x,
    y,
    rotation,
    path(
      `M0 ${size}C${-size * 0.8} ${size * 0.3} ${-size * 0.7} ${-size * 0.7} 0 ${-size}C${size * 0.7} ${-size * 0.7} ${size * 0.8} ${size * 0.3} 0 ${size}Z`,
      colour
    ) +
      path(`M0 ${size}C${-size * 0.8} ${size * 0.3} ${-size * 0.7} ${-size * 0.7} 0 ${-size}Z`, lighter(colour, 0.16)) +
      stroke(`M0 ${size * 0.9}V${-size * 0.8}`, lighter(colour, 0.4), 2.4)
  )

export const leaves = (random: Random, where: Area, count: number, size = 34, colour = "#4a9440"): string =>
  scatter(random, where, count, (x, y, rotation) =>
    leaf(x, y, rotation, size * between(random, 0.75, 1.2), mix(colour, darker(colour, 0.3), random()))
  )

/** A sprig of coriander or parsley, with three small lobes. */
export const sprig = (x: number, y: number, rotation: number, size = 24, colour = "#4c9a3d"): string =>
  placeAt(
    x,
    y,
    rotation,
    stroke(`M0 ${size * 1.6}V0`, darker(colour, 0.2), 4) +
      [-42, 0, 42]
        .map(
          (angle) =>
            `<g transform="rotate(${angle}) translate(0 ${-size * 0.6})">${circle(0, 0, size * 0.5, colour)}${circle(-size * 0.3, -size * 0.2, size * 0.3, lighter(colour, 0.2))}${circle(size * 0.3, -size * 0.2, size * 0.3, darker(colour, 0.12))}</g>`
        )
        .join("")
  )

export const sprigs = (random: Random, where: Area, count: number, size = 20): string =>
  scatter(random, where, count, (x, y, rotation) => sprig(x, y, rotation, size))

/** A slice of citrus fruit. */
export const citrusSlice = (x: number, y: number, r: number, colour = "#f4cf3f", rotation = 0): string =>
  circle(x + 2, y + 5, r, darker(colour, 0.4)) +
  circle(x, y, r, colour) +
  circle(x, y, r * 0.86, "#fff7dc") +
  ring(
    area(x, y, r * 0.42),
    8,
    (px, py, angle) => ellipse(area(px, py, r * 0.36, r * 0.15), lighter(colour, 0.2), angle),
    rotation,
    rotation + 360
  )

/** A wedge of citrus fruit. */
export const citrusWedge = (x: number, y: number, rotation: number, colour = "#f4cf3f", size = 56): string =>
  placeAt(
    x,
    y,
    rotation,
    `<g filter="url(#soft)">${path(`M${-size} 0A${size} ${size} 0 0 0 ${size} 0Q0 ${size * 0.34} ${-size} 0Z`, colour)}${path(`M${-size * 0.86} 4A${size * 0.86} ${size * 0.8} 0 0 0 ${size * 0.86} 4Q0 ${size * 0.3} ${-size * 0.86} 4Z`, lighter(colour, 0.42))}</g>`
  )

export const tomatoSlice = (x: number, y: number, r: number): string =>
  circle(x + 2, y + 4, r, "#8f1f16") +
  circle(x, y, r, "#d5382a") +
  circle(x, y, r * 0.84, "#e65a45") +
  ring(
    area(x, y, r * 0.46),
    5,
    (px, py, rotation) => ellipse(area(px, py, r * 0.3, r * 0.2), "#f5b26b", rotation) + circle(px, py, 2.6, "#fbe6a8")
  )

export const halfTomato = (x: number, y: number, r: number): string => shadedEllipse(x, y, r, r, "#d5382a")

export const cucumberSlice = (x: number, y: number, r: number): string =>
  circle(x + 2, y + 4, r, "#3f6f33") +
  circle(x, y, r, "#5d9a45") +
  circle(x, y, r * 0.88, "#dcebb6") +
  ring(area(x, y, r * 0.42), 7, (px, py, rotation) => ellipse(area(px, py, 5, 2.4), "#f6f8dc", rotation))

export const onionRings = (random: Random, where: Area, count: number, colour = "#b0568a"): string =>
  scatter(random, where, count, (x, y) => {
    const r = between(random, 12, 26)
    return (
      circle(x, y, r, "none", `stroke="${colour}" stroke-width="5"`) +
      circle(x, y, r - 4, "none", `stroke="${lighter(colour, 0.7)}" stroke-width="4"`)
    )
  })

/** A fried egg, sunny side up. */
export const friedEgg = (random: Random, x: number, y: number, r = 74): string =>
  `<g filter="url(#soft)">${path(blob(random, area(x, y, r, r * 0.9), 0.24), "#fffdf5")}</g>` +
  shadedEllipse(x + 4, y - 4, r * 0.4, r * 0.4, "#f7b21d")

/** Slices of avocado in a fan. */
export const avocado = (x: number, y: number, rotation: number, count = 5): string =>
  placeAt(
    x,
    y,
    rotation,
    Array.from(
      { length: count },
      (_, index) =>
        `<g transform="translate(${index * 20 - count * 10} ${index * 3})">${path("M0 -52Q26 -36 24 8Q20 48 -4 54Q6 10 0 -52Z", "#6f9a34")}${path("M-1 -46Q19 -32 17 8Q14 40 -4 48Q5 8 -1 -46Z", "#dfe69a")}</g>`
    ).join("")
  )
