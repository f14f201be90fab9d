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
  type Random,
  shadedEllipse,
  roundedRect,
  scatter,
  stroke
} from "./draw.ts"

const placeAt = (x: number, y: number, rotation: number, content: string): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})">${content}</g>`

export const peas = (random: Random, where: Area, count = 40, colour = "#7ab648", r = 9): string =>
  scatter(random, where, count, (x, y) => shadedEllipse(x, y, r, r, mix(colour, darker(colour, 0.2), random())))

export const beans = (
  random: Random,
  where: Area,
  count: number,
  colours: readonly [string, ...ReadonlyArray<string>],
  size = 13
): string =>
  scatter(random, where, count, (x, y, rotation) => {
    const colour = pick(random, colours)
    return (
      ellipse(area(x + 1, y + 3, size, size * 0.62), darker(colour, 0.45), rotation) +
      ellipse(area(x, y, size, size * 0.62), colour, rotation) +
      ellipse(area(x - 2, y - 2, size * 0.4, size * 0.16), lighter(colour, 0.45), rotation)
    )
  })

/** Strips of pepper, cabbage or ham. */
export const strips = (
  random: Random,
  where: Area,
  count: number,
  colours: readonly [string, ...ReadonlyArray<string>],
  length = 52,
  thickness = 11
): string =>
  scatter(random, where, count, (x, y, rotation) => {
    const colour = pick(random, colours)
    const bend = between(random, -16, 16)
    return placeAt(
      x,
      y,
      rotation,
      stroke(`M${-length / 2} 3Q0 ${formatNumber(bend + 3)} ${length / 2} 3`, browned(colour, 0.45), thickness) +
        stroke(`M${-length / 2} 0Q0 ${formatNumber(bend)} ${length / 2} 0`, colour, thickness) +
        stroke(`M${-length / 3} -2Q0 ${formatNumber(bend - 2)} ${length / 3} -2`, lighter(colour, 0.34), thickness / 4)
    )
  })

/** Cubes of cheese, tofu, ham or fruit. */
export const cubes = (
  random: Random,
  where: Area,
  count: number,
  colours: readonly [string, ...ReadonlyArray<string>],
  size = 28
): string =>
  scatter(random, where, count, (x, y, rotation) => {
    const colour = pick(random, colours)
    return placeAt(
      x,
      y,
      rotation,
      path(roundedRect(-size / 2 + 3, -size / 2 + 5, size, size, 4), browned(colour, 0.5)) +
        path(roundedRect(-size / 2, -size / 2, size, size, 4), colour) +
        path(roundedRect(-size / 2 + 3, -size / 2 + 3, size * 0.55, size * 0.4, 3), lighter(colour, 0.4))
    )
  })

export const broccoli = (random: Random, where: Area, count: number): string =>
  scatter(random, where, count, (x, y, rotation) =>
    placeAt(
      x,
      y,
      rotation,
      stroke("M0 8V34", "#a9c77a", 15) +
        Array.from({ length: 9 }, (_, index) =>
          circle(
            Math.cos(index) * 17 * random() * 1.3,
            Math.sin(index * 2) * 14 - 6,
            11,
            mix("#3f7d2f", "#63a347", random())
          )
        ).join("")
    )
  )

export const carrots = (random: Random, where: Area, count: number, r = 17): string =>
  scatter(
    random,
    where,
    count,
    (x, y) => circle(x + 2, y + 3, r, "#a8551a") + circle(x, y, r, "#ee8a2f") + circle(x, y, r * 0.45, "#f6ad5c")
  )

/** Slices of mushroom. */
export const mushrooms = (random: Random, where: Area, count: number, colour = "#cdae86"): string =>
  scatter(random, where, count, (x, y, rotation) =>
    placeAt(
      x,
      y,
      rotation,
      path(
        "M-26 2Q-26 -26 0 -26Q26 -26 26 2Q14 8 9 4L8 26Q0 31 -8 26L-9 4Q-14 8 -26 2Z",
        darker(colour, 0.4),
        'transform="translate(2 4)"'
      ) +
        path("M-26 2Q-26 -26 0 -26Q26 -26 26 2Q14 8 9 4L8 26Q0 31 -8 26L-9 4Q-14 8 -26 2Z", colour) +
        path("M-19 -2Q-17 -19 0 -19Q17 -19 19 -2Q0 4 -19 -2Z", lighter(colour, 0.42))
    )
  )

export const shrimp = (x: number, y: number, rotation: number, scale = 1): string =>
  placeAt(
    x,
    y,
    rotation,
    `<g transform="scale(${scale})">${stroke("M-24 16A27 27 0 1 1 22 18", "#c95f43", 21)}${stroke("M-24 12A27 27 0 1 1 22 14", "#f59a7c", 17)}${stroke("M-17 -12l9 12M2 -24l0 15M21 -10l-10 10", "#fde0d2", 4)}${path("M22 16l20 12-8 12-22-12z", "#e2714f")}</g>`
  )

export const shrimps = (random: Random, where: Area, count: number, scale = 1): string =>
  scatter(random, where, count, (x, y, rotation) => shrimp(x, y, rotation, scale))

export const mussel = (x: number, y: number, rotation: number): string =>
  placeAt(
    x,
    y,
    rotation,
    `<g filter="url(#soft)">${path("M-62 0Q-40 -46 34 -34Q66 -20 62 0Q66 20 34 34Q-40 46 -62 0Z", "#23242e")}</g>${path("M-48 0Q-30 -32 30 -24Q50 -14 48 0Q50 14 30 24Q-30 32 -48 0Z", "#8f8fa6")}${ellipse(area(4, 0, 30, 15), "#ee9a3c")}${ellipse(area(-2, -4, 14, 5), "#f8c274")}`
  )

/** Berries, grapes or drops of jam. */
export const berries = (random: Random, where: Area, count = 26, colour = "#b01c2e", r = 8): string =>
  scatter(random, where, count, (x, y) => shadedEllipse(x, y, r, r, mix(colour, darker(colour, 0.25), random())))

export const beetSlices = (random: Random, where: Area, count = 5, r = 34): string =>
  scatter(
    random,
    where,
    count,
    (x, y) =>
      circle(x + 2, y + 4, r, "#3c0a22") +
      circle(x, y, r, "#8c1d4b") +
      circle(x, y, r * 0.66, "none", 'stroke="#b1406f" stroke-width="4"') +
      circle(x, y, r * 0.3, "none", 'stroke="#b1406f" stroke-width="3"')
  )

/** Grated or crumbled cheese, coconut or sugar. */
export const shreds = (random: Random, where: Area, count: number, colour = "#f7d774", length = 17): string =>
  scatter(random, where, count, (x, y, rotation) =>
    placeAt(
      x,
      y,
      rotation,
      stroke(
        `M${-length / 2} 0Q0 ${formatNumber(between(random, -5, 5))} ${length / 2} 0`,
        mix(colour, lighter(colour, 0.5), random()),
        4.2
      )
    )
  )

export const dots = (
  random: Random,
  where: Area,
  count: number,
  colours: readonly [string, ...ReadonlyArray<string>],
  r = 4
): string => scatter(random, where, count, (x, y) => circle(x, y, r * between(random, 0.6, 1.2), pick(random, colours)))

/** A swirl of cream, yoghurt or oil. */
export const swirl = (x: number, y: number, r: number, colour = "#fffaf0", width = 13): string =>
  stroke(
    `M${formatNumber(x - r)} ${formatNumber(y)}a${formatNumber(r)} ${formatNumber(r * 0.86)} 0 1 1 ${formatNumber(r * 1.5)} ${formatNumber(r * 0.7)}a${formatNumber(r * 0.7)} ${formatNumber(r * 0.6)} 0 1 1 ${formatNumber(-r * 0.6)} ${formatNumber(-r)}`,
    colour,
    width,
    'opacity=".92"'
  )

/** A spoonful of cream or dip. */
export const dollop = (random: Random, x: number, y: number, r: number, colour = "#fffaf0"): string =>
  path(blob(random, area(x + 2, y + 5, r), 0.16), darker(colour, 0.22)) +
  path(blob(random, area(x, y, r), 0.16), colour) +
  stroke(
    `M${formatNumber(x - r * 0.5)} ${formatNumber(y)}q${formatNumber(r * 0.4)} ${formatNumber(-r * 0.6)} ${formatNumber(r)} 0`,
    lighter(colour, 0.6),
    5
  ) +
  stroke(
    `M${formatNumber(x - r * 0.3)} ${formatNumber(y + r * 0.36)}q${formatNumber(r * 0.3)} ${formatNumber(-r * 0.36)} ${formatNumber(r * 0.7)} 0`,
    darker(colour, 0.1),
    4
  )
