import { hash32 } from "../seed/random.ts"
import { brandLook } from "./brand-look.ts"
import { brightness, darker, mix } from "./colour.ts"
import { drawShape } from "./draw-shape.ts"
import { flavourColour } from "./flavour.ts"
import type { Look } from "./look.ts"
import { motifOf } from "./motif.ts"
import { defs } from "./parts.ts"
import { shapeOf } from "./shape-of.ts"
import type { Shape } from "./shape-of.ts"

export interface Subject {
  readonly name: string
  readonly brand: string | null
  /** As a shopper reads it: '1L', '12X33CL'. */
  readonly size: string
  /** Nearest first: leaf, group, department. */
  readonly categories: ReadonlyArray<string>
}

const lookOf = (subject: Subject): Look => {
  const { name, brand, categories } = subject
  const look = brandLook(brand, name, categories[0] ?? name)
  const wanted = flavourColour(name) ?? look.accent
  const close = Math.abs(brightness(wanted) - brightness(look.base)) < 0.12
  return {
    brand: look,
    word: brand ?? name.replace(/\s*\d+(,\d+)?%/, ""),
    hasBrand: brand !== null,
    name: brand === null ? "" : name.replace(/\s*\d+(,\d+)?%/, "").slice(0, 34),
    motif: motifOf(name, categories),
    flavour: close ? mix(darker(wanted, 0.28), look.accent, 0.15) : wanted,
    size: subject.size,
    text: [name, categories[0] ?? "", categories[2] ?? ""].join(" / ").toLowerCase(),
    seed: hash32(`${brand} ${categories[0]}`) + (hash32(name) % 7) * 4
  }
}

const several: ReadonlySet<Shape> = new Set(["can", "bottle", "cup", "carton", "brick", "glassBottle", "jar", "tin", "squeezePouch"])

/** Cans and cups of a multipack: two behind, one in front. */
const inGroup = (drawn: string): string =>
  `<g transform="translate(-22 44) scale(.8)">${drawn}</g><g transform="translate(102 44) scale(.8)">${drawn}</g><g transform="translate(38 66) scale(.82)">${drawn}</g>`

/** A product's picture as SVG, 400x400 on a transparent ground; the same for the same subject, and without any text element. */
export const drawPackshot = (subject: Subject): string => {
  const shape = shapeOf(subject)
  const look = lookOf(subject)
  const drawn = drawShape(shape, look)
  const pieces = /^(\d+)X/.exec(subject.size.toUpperCase())
  const grouped = pieces !== null && Number(pieces[1]) > 1 && several.has(shape)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${defs}${grouped ? inGroup(drawn) : drawn}</svg>`
}
