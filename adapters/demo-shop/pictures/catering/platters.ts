import { darker, lighter } from "../colour.ts"
import * as draw from "../dishes/draw.ts"
import * as garnishes from "../dishes/garnishes.ts"
import * as pieces from "../dishes/pieces.ts"

type Random = draw.Random
/** Draws something around a point. */
export type Piece = (random: Random, x: number, y: number) => string

/** Draws a piece at each point of a grid. */
export const grid = (random: Random, where: draw.Area, columnCount: number, rowCount: number, piece: Piece): string =>
  Array.from({ length: columnCount * rowCount }, (_, index) => {
    const column = index % columnCount
    const row = Math.floor(index / columnCount)
    return piece(
      random,
      where.x + (((column + 0.5) / columnCount) * 2 - 1) * where.rx,
      where.y + (((row + 0.5) / rowCount) * 2 - 1) * where.ry
    )
  }).join("")

/** A slice of sausage or ham, folded. */
export const coldCut =
  (colour: string, r = 34): Piece =>
  (random, x, y) =>
    `<g transform="rotate(${draw.formatNumber(random() * 70 - 35)} ${draw.formatNumber(x)} ${draw.formatNumber(y)})">${draw.ellipse(draw.area(x + 3, y + 6, r, r * 0.72), darker(colour, 0.4))}${draw.ellipse(draw.area(x, y, r, r * 0.72), colour)}${draw.stroke(`M${draw.formatNumber(x - r * 0.8)} ${draw.formatNumber(y)}q${draw.formatNumber(r * 0.8)} ${draw.formatNumber(-r * 0.5)} ${draw.formatNumber(r * 1.6)} 0`, lighter(colour, 0.4), 4)}</g>`

/** A wedge of cheese with its rind. */
export const cheese =
  (colour: string, rindColour: string, size = 62): Piece =>
  (random, x, y) =>
    `<g transform="translate(${draw.formatNumber(x)} ${draw.formatNumber(y)}) rotate(${draw.formatNumber(random() * 60 - 30)})" filter="url(#soft)">${draw.path(`M${-size} ${size * 0.5}L${size} ${size * 0.5}L${size} ${-size * 0.1}Q0 ${-size} ${-size} ${size * 0.5}Z`, rindColour)}${draw.path(`M${-size + 8} ${size * 0.42}L${size - 8} ${size * 0.42}L${size - 8} ${-size * 0.02}Q4 ${-size * 0.8} ${-size + 8} ${size * 0.42}Z`, colour)}</g>`

/** Half a boiled egg. */
export const egg: Piece = (_, x, y) =>
  draw.shadedEllipse(x, y, 26, 32, "#fdfaf2") + draw.circle(x, y + 4, 14, "#f2b52c")

/** A rose of salmon. */
export const salmonRose: Piece = (_, x, y) =>
  draw.circle(x + 2, y + 5, 34, "#c25c38") +
  [34, 25, 16, 8]
    .map((r, index) => draw.circle(x + index, y - index, r, index % 2 === 0 ? "#f28a63" : "#f8ab8a"))
    .join("")

/** A small open sandwich or pie. */
export const canape =
  (baseColour: string, toppingColour: string, r = 38): Piece =>
  (random, x, y) =>
    `<g filter="url(#soft)">${draw.circle(x, y, r, baseColour)}</g>` +
    draw.path(draw.blob(random, draw.area(x, y - 3, r * 0.76), 0.2), toppingColour) +
    garnishes.sprig(x, y - 4, random() * 180, 12)

/** A wrap, cut in half. */
export const wrap =
  (fillingColour: string): Piece =>
  (random, x, y) =>
    `<g transform="translate(${draw.formatNumber(x)} ${draw.formatNumber(y)}) rotate(${draw.formatNumber(random() * 16 - 8)})" filter="url(#soft)">${draw.path(draw.roundedRect(-44, -66, 88, 132, 34), "#ecd7a6")}${draw.ellipse(draw.area(0, -48, 40, 26), "#f6e8c4")}${draw.ellipse(draw.area(0, -48, 30, 18), fillingColour)}${draw.path("M-44 20h88v30q-44 24 -88 0z", "#fdfaf2")}</g>`

/** A loaf, sliced. */
export const bread =
  (colour = "#b97a3c"): Piece =>
  (_, x, y) =>
    `<g filter="url(#soft)">${[-60, -20, 20, 60].map((offset) => draw.ellipse(draw.area(x + offset, y, 36, 52), colour, 12) + draw.ellipse(draw.area(x + offset + 3, y, 28, 44), "#f1dcb2", 12)).join("")}</g>`

/** A skewer. */
export const skewer =
  (colours: readonly [string, ...ReadonlyArray<string>]): Piece =>
  (random, x, y) =>
    `<g transform="translate(${draw.formatNumber(x)} ${draw.formatNumber(y)}) rotate(${draw.formatNumber(random() * 20 - 10)})">${draw.stroke("M0 -96v192", "#d9b273", 6)}${[-60, -20, 20, 60].map((offset, index) => draw.shadedEllipse(0, offset, 24, 20, colours[index % colours.length] ?? colours[0])).join("")}</g>`

/** A sandwich cake: layers at its edge, and a white top. */
export const sandwichCake = (random: Random, outlineKind: "round" | "rectangular"): string => {
  const outline =
    outlineKind === "round"
      ? draw.blob(random, draw.area(500, 350, 268, 262), 0.01, 24)
      : draw.roundedRect(200, 150, 600, 400, 30)
  return (
    `<g filter="url(#deep)">${draw.path(outline, "#d9b274")}</g>` +
    draw.path(outline, "#f3dfb4", 'transform="translate(0 -8)"') +
    draw.path(outline, "#fbf7ea", 'transform="translate(0 -18)"') +
    draw.path(outline, "none", 'stroke="#fffdf6" stroke-width="10" transform="translate(0 -18)"')
  )
}

/** An open sandwich as long as a plate. */
export const longSandwich = (y: number, baseColour: string, topping: string): string =>
  `<g filter="url(#soft)">${draw.path(draw.roundedRect(190, y - 62, 620, 124, 40), baseColour)}</g>${draw.path(draw.roundedRect(204, y - 52, 592, 104, 34), lighter(baseColour, 0.2))}${topping}`

/** Sliced vegetables between other food. */
export const vegetables = (random: Random, where: draw.Area, count: number): string =>
  draw.scatter(random, where, count, (x, y, _, index) =>
    index % 3 === 0
      ? garnishes.cucumberSlice(x, y, 22)
      : index % 3 === 1
        ? garnishes.halfTomato(x, y, 18)
        : garnishes.sprig(x, y, x, 22)
  )

/** Olives. */
export const olives = (random: Random, where: draw.Area, count = 24): string =>
  pieces.peas(random, where, count, "#7d8a3a", 13)
