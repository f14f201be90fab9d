import { darker, lighter } from "../colour.ts"
import {
  area,
  between,
  browned,
  blob,
  circle,
  ellipse,
  formatNumber,
  path,
  type Random,
  ring,
  shadedEllipse,
  roundedRect,
  scatter,
  shadedShape,
  stroke
} from "./draw.ts"

const placeAt = (x: number, y: number, rotation: number, content: string): string =>
  `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(rotation)})" filter="url(#soft)">${content}</g>`

/** A stack of pancakes, a little askew. */
export const pancakes = (random: Random, x: number, y: number, r: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const [cx, cy] = [x + (random() - 0.5) * 34, y - index * 7 + (random() - 0.5) * 14]
    return (
      `<g filter="url(#soft)">${path(blob(random, area(cx, cy, r), 0.08), "#b9772f")}</g>` +
      path(blob(random, area(cx, cy - 2, r * 0.96), 0.08), "#e9b765") +
      scatter(random, area(cx, cy, r * 0.8), 16, (px, py, rotation) =>
        ellipse(area(px, py, between(random, 8, 26), between(random, 5, 14)), "#c98a3d", rotation, 'opacity=".5"')
      )
    )
  }).join("")

/** A bun with a spiral of cinnamon and pearl sugar. */
export const cinnamonBun = (random: Random, x: number, y: number, r: number): string =>
  `<g filter="url(#soft)">${circle(x, y, r, "#b4702f")}</g>` +
  circle(x, y, r * 0.95, "#d99a4c") +
  stroke(
    `M${x} ${y}m-4 0a8 8 0 0 1 16 2a18 18 0 0 1 -34 4a28 28 0 0 1 54 -8a40 40 0 0 1 -76 12a52 52 0 0 1 92 -44`,
    "#7f4318",
    8
  ) +
  ellipse(area(x - r * 0.3, y - r * 0.4, r * 0.42, r * 0.22), "#f0c07c", -24, 'opacity=".7"') +
  scatter(random, area(x, y, r * 0.82), 22, (px, py, rotation) =>
    placeAt(px, py, rotation, path(roundedRect(-5, -4, 10, 8, 2), "#fffdf8"))
  )

/** A bun with a hole of cream and a lid, dusted with sugar. */
export const creamBun = (random: Random, x: number, y: number, r: number): string =>
  `<g filter="url(#soft)">${circle(x, y, r, "#a8632a")}</g>` +
  circle(x, y, r * 0.96, "#cf8d45") +
  ring(
    area(x, y, r * 0.6),
    9,
    (px, py) => circle(px, py + 2, r * 0.3, "#e2d8c4") + circle(px, py, r * 0.28, "#fffaf0")
  ) +
  shadedEllipse(x, y - 4, r * 0.52, r * 0.48, "#c9843d") +
  scatter(random, area(x, y - 6, r * 0.48), 60, (px, py) => circle(px, py, 2.2, "#fffdf8", 'opacity=".8"'))

/** A round cake or pie with a crust. */
export const cake = (random: Random, r: number, topColour: string, crustColour: string): string =>
  `<g filter="url(#soft)">${circle(500, 350, r, darker(crustColour, 0.25))}</g>` +
  circle(500, 350, r * 0.97, crustColour) +
  ring(area(500, 350, r * 0.94), 34, (x, y) => circle(x, y, r * 0.065, lighter(crustColour, 0.12))) +
  circle(500, 350, r * 0.87, darker(topColour, 0.2)) +
  path(blob(random, area(498, 347, r * 0.85), 0.04, 17), topColour)

/** A slice of toasted bread. */
export const toast = (x: number, y: number, rotation: number, size = 96, colour = "#e2ab5c"): string =>
  placeAt(
    x,
    y,
    rotation,
    shadedShape(roundedRect(-size, -size * 0.86, size * 2, size * 1.72, 26), darker(colour, 0.2)) +
      path(roundedRect(-size + 9, -size * 0.86 + 9, size * 2 - 18, size * 1.72 - 18, 20), colour) +
      path(roundedRect(-size + 24, -size * 0.86 + 24, size * 2 - 48, size * 1.72 - 48, 16), lighter(colour, 0.22))
  )

/** A soft tortilla, folded around its filling. */
export const taco = (x: number, y: number, rotation: number, filling: string, colour = "#edd19a"): string =>
  placeAt(
    x,
    y,
    rotation,
    path("M-128 30Q-120 -96 0 -100Q120 -96 128 30Z", darker(colour, 0.2)) +
      filling +
      path("M-128 40Q-118 -46 0 -52Q118 -46 128 40Q0 66 -128 40Z", colour) +
      [-70, -20, 34, 80]
        .map((offset, index) =>
          ellipse(area(offset, 6 + (index % 2) * 18, 15, 8), darker(colour, 0.34), index * 30, 'opacity=".55"')
        )
        .join("")
  )

/** A hamburger from above: the round bread, and under it the edges of its filling. */
export const burger = (random: Random, x: number, y: number, r: number, fillingEdges: string): string =>
  fillingEdges +
  `<g filter="url(#soft)">${circle(x, y, r, "#a9652a")}</g>` +
  circle(x, y, r * 0.96, "#d68f3f") +
  ellipse(area(x - r * 0.26, y - r * 0.3, r * 0.52, r * 0.36), "#efbb70", -24, 'opacity=".75"') +
  scatter(random, area(x, y, r * 0.78), 46, (px, py, rotation) => ellipse(area(px, py, 7, 4), "#fff3d2", rotation))

/** A pizza with sauce and cheese, but no other topping. */
export const pizza = (random: Random, x: number, y: number, r: number): string =>
  `<g filter="url(#soft)">${path(blob(random, area(x, y, r), 0.06, 17), "#c8853d")}</g>` +
  path(blob(random, area(x, y, r * 0.96), 0.06, 17), "#e7b566") +
  ring(area(x, y, r * 0.93), 14, (px, py, rotation) =>
    ellipse(area(px, py, between(random, 8, 18), 8), "#8a5322", rotation, 'opacity=".55"')
  ) +
  path(blob(random, area(x, y, r * 0.83), 0.08, 15), "#c8402a") +
  scatter(random, area(x, y, r * 0.72), 15, (px, py) =>
    path(blob(random, area(px, py, between(random, 18, 38)), 0.3), "#fbf1d3")
  )

/** A flat round scone, scored in four. */
export const scone = (random: Random, x: number, y: number, r: number): string =>
  `<g filter="url(#soft)">${path(blob(random, area(x, y, r), 0.1, 13), "#b98142")}</g>` +
  path(blob(random, area(x, y - 3, r * 0.95), 0.1, 13), "#e3b876") +
  stroke(`M${x - r * 0.7} ${y}h${r * 1.4}M${x} ${y - r * 0.7}v${r * 1.4}`, "#a8713a", 8) +
  scatter(random, area(x, y, r * 0.8), 22, (px, py) => circle(px, py, between(random, 2, 6), "#f7e3bd", 'opacity=".8"'))

/** A piece of crispbread full of seeds. */
export const seedCracker = (
  random: Random,
  x: number,
  y: number,
  rotation: number,
  width = 210,
  height = 130
): string =>
  placeAt(
    x,
    y,
    rotation,
    shadedShape(roundedRect(-width / 2, -height / 2, width, height, 10), "#c08d4a") +
      Array.from({ length: 95 }, () => {
        const [px, py] = [(random() - 0.5) * (width - 18), (random() - 0.5) * (height - 16)]
        const colour = ["#f3e3bf", "#7d9a53", "#6b4423", "#e8cf92"][Math.floor(random() * 4)] ?? "#f3e3bf"
        return ellipse(area(px, py, 8, 4), colour, random() * 180)
      }).join("")
  )

/** A browned crust over an oven dish: cheese, breadcrumbs or crumble. */
export const gratinCrust = (random: Random, colour: string, x = 500, y = 352, rx = 240, ry = 186): string =>
  scatter(random, area(x, y, rx, ry), 46, (px, py, rotation) =>
    path(
      blob(random, area(px, py, between(random, 14, 44), between(random, 10, 30)), 0.4),
      [lighter(colour, 0.3), colour, browned(colour, 0.22), browned(colour, 0.45)][Math.floor(random() * 4)] ?? colour,
      `opacity=".8" transform="rotate(${formatNumber(rotation)} ${formatNumber(px)} ${formatNumber(py)})"`
    )
  )
