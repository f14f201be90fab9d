import { hash32 } from "#adapters/staging/seeded-random.ts"
import { brandStyleOf } from "./brand-style.ts"
import { brightness, darker, mix } from "./colour.ts"
import { drawShape } from "./draw-shape.ts"
import { findFlavourColour } from "./flavour.ts"
import type { Appearance } from "./appearance.ts"
import { iconNameOf } from "./icon-name.ts"
import { fatTextOf, milkColourOf } from "./milk-colour.ts"
import { defs, groundY } from "./parts.ts"
import { shapeOf } from "./shape-of.ts"
import { packScale, sizeTextOf } from "./size-text.ts"
import type { Shape } from "./shape-tables.ts"

export interface Subject {
  readonly name: string
  readonly brand: string | null
  /** The label of the size: '1L', '12X33CL'. */
  readonly size: string
  /** Category names, from the leaf up to the department. */
  readonly categories: ReadonlyArray<string>
}

const organicPattern = /ekologisk|krav/i
/** The fat at the end of a name: '1,5 %', '3,8-4,5 %'. */
const percentagePattern = /\s*\d+(,\d+)?(-\d+(,\d+)?)?\s?%$/

/** Removes the brand from the beginning of a name, since the label prints the brand above it. */
const withoutBrand = (name: string, brand: string): string => {
  if (!`${name} `.toLowerCase().startsWith(`${brand} `.toLowerCase())) return name
  const remainingName = name.slice(brand.length).trim()
  return remainingName.charAt(0).toUpperCase() + remainingName.slice(1)
}

/** The minimum difference in brightness, of 0 to 1, between a flavour's colour and the colour behind it. */
const minBrightnessDifference = 0.12

/** Shortens a name to at most 42 characters, cut between words. */
const shorten = (name: string): string => (name.length <= 42 ? name : name.slice(0, 43).replace(/\s\S*$/u, ""))

const appearanceOf = (subject: Subject): Appearance => {
  const { name, brand, categories } = subject
  const brandStyle = brandStyleOf(brand, name, categories[0] ?? name)
  const milkColour = milkColourOf(name)
  const printedName = milkColour === null ? name : name.replace(percentagePattern, "")
  const flavourColour = findFlavourColour(name) ?? brandStyle.accent
  const isTooSimilar = Math.abs(brightness(flavourColour) - brightness(brandStyle.base)) < minBrightnessDifference
  return {
    brand: brandStyle,
    wordmark: brand ?? printedName,
    hasBrand: brand !== null,
    subtitle: brand === null ? "" : shorten(withoutBrand(printedName, brand)),
    iconName: iconNameOf(name, categories),
    flavourColour: isTooSimilar ? mix(darker(flavourColour, 0.28), brandStyle.accent, 0.15) : flavourColour,
    size: subject.size,
    sizeText: sizeTextOf(subject.size),
    isOrganic: organicPattern.test(name),
    milkColour,
    fatText: fatTextOf(name),
    nameAndCategories: [name, categories[0] ?? "", categories[2] ?? ""].join(" / ").toLowerCase(),
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

/** Scales a drawing towards the middle of the ground on which it stands. */
const scaledOnGround = (drawing: string, scale: number): string =>
  `<g transform="translate(${Math.round(200 * (1 - scale))} ${Math.round(groundY * (1 - scale))}) scale(${scale.toFixed(2)})">${drawing}</g>`

/** Draws a multipack as two items behind and one in front. */
const drawMultipack = (item: string): string =>
  `<g transform="translate(-22 44) scale(.8)">${item}</g><g transform="translate(102 44) scale(.8)">${item}</g><g transform="translate(38 66) scale(.82)">${item}</g>`

/** Draws a product as SVG, 400x400 on a transparent background; deterministic, and without text elements. */
export const drawPackshot = (subject: Subject): string => {
  const shape = shapeOf(subject)
  const appearance = appearanceOf(subject)
  const scale = shape === "loose" ? 1 : packScale(subject.size)
  const drawing = drawShape(shape, appearance)
  const item = scale === 1 ? drawing : scaledOnGround(drawing, scale)
  const pieceCountMatch = /^(\d+)X/.exec(subject.size.toUpperCase())
  const isMultipack = pieceCountMatch !== null && Number(pieceCountMatch[1]) > 1 && multipackShapes.has(shape)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${defs}${isMultipack ? drawMultipack(item) : item}</svg>`
}
