import { hash32 } from "#adapters/staging/seeded-random.ts"
import { brandLook } from "./brand-look.ts"
import { brightness, darker, mix } from "./colour.ts"
import { drawShape } from "./draw-shape.ts"
import { flavourColour } from "./flavour.ts"
import type { Look } from "./look.ts"
import { iconNameOf } from "./icon-name.ts"
import { defs } from "./parts.ts"
import { shapeOf } from "./shape-of.ts"
import type { Shape } from "./shape-of.ts"

export interface Subject {
  readonly name: string
  readonly brand: string | null
  /** The label of the size: '1L', '12X33CL'. */
  readonly size: string
  /** Category names, from the leaf up to the department. */
  readonly categories: ReadonlyArray<string>
}

const lookOf = (subject: Subject): Look => {
  const { name, brand, categories } = subject
  const look = brandLook(brand, name, categories[0] ?? name)
  const flavour = flavourColour(name) ?? look.accent
  const isTooClose = Math.abs(brightness(flavour) - brightness(look.base)) < 0.12
  return {
    brand: look,
    word: brand ?? name.replace(/\s*\d+(,\d+)?%/, ""),
    hasBrand: brand !== null,
    name: brand === null ? "" : name.replace(/\s*\d+(,\d+)?%/, "").slice(0, 34),
    iconName: iconNameOf(name, categories),
    flavour: isTooClose ? mix(darker(flavour, 0.28), look.accent, 0.15) : flavour,
    size: subject.size,
    text: [name, categories[0] ?? "", categories[2] ?? ""].join(" / ").toLowerCase(),
    seed: hash32(`${brand} ${categories[0]}`) + (hash32(name) % 7) * 4
  }
}

const multipackShapes: ReadonlySet<Shape> = new Set([
  "can",
  "bottle",
  "cup",
  "carton",
  "brick",
  "glassBottle",
  "jar",
  "tin",
  "squeezePouch"
])

/** Draws a multipack as two items behind and one in front. */
const inGroup = (drawn: string): string =>
  `<g transform="translate(-22 44) scale(.8)">${drawn}</g><g transform="translate(102 44) scale(.8)">${drawn}</g><g transform="translate(38 66) scale(.82)">${drawn}</g>`

/** Draws a product as SVG, 400x400 on a transparent background; deterministic, and without text elements. */
export const drawPackshot = (subject: Subject): string => {
  const shape = shapeOf(subject)
  const look = lookOf(subject)
  const drawn = drawShape(shape, look)
  const pieces = /^(\d+)X/.exec(subject.size.toUpperCase())
  const grouped = pieces !== null && Number(pieces[1]) > 1 && multipackShapes.has(shape)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${defs}${grouped ? inGroup(drawn) : drawn}</svg>`
}
